#include "opponents/registry.hpp"

#include <array>

#include "games/graal/search/appraiser.hpp"
#include "games/graal/search/thinker.hpp"
#include "games/grailnah/search/appraiser.hpp"
#include "games/grailnah/search/thinker.hpp"
#include "games/menhirs/search/evaluation.hpp"
#include "games/menhirs/search/thinker.hpp"
#include "search/simple_players.hpp"
#include "search/uct.hpp"

namespace broceliande::search {
namespace {

constexpr Phrase kNoGame{"search.no-game", "", "nobody here plays '{0}'",
                         "menhirs, grailnah or graal"};
constexpr Phrase kNoOpponent{"search.no-opponent", "", "there is no opponent '{0}'",
                             "random, greedy or uct"};

using MadeThinker = Result<std::unique_ptr<Thinker>>;

/// Who plays a game.
struct Mind {
  std::string_view game;
  MadeThinker (*thinker)(const OptionValues& options, std::size_t memory);
  MadeThinker (*opponent)(std::string_view name, const OptionValues& options);
};

template <Appraiser A>
MadeThinker opponent(std::string_view name, const OptionValues& options) {
  using Game = typename A::Game;
  auto game = Game::with(options);
  if (!game) return tl::unexpected<Error>(game.error());
  if (name == "random") return std::make_unique<RandomThinker<Game>>(std::move(*game));
  if (name == "greedy") return std::make_unique<GreedyThinker<A>>(std::move(*game));
  if (name == "uct") return std::make_unique<UctThinker<Game>>(std::move(*game));
  return refuse(kNoOpponent, Error::kNoPlace, {std::string(name)});
}

template <Appraiser A, std::unique_ptr<Thinker> (*make)(typename A::Game, std::size_t)>
constexpr Mind mind() {
  using Game = typename A::Game;
  return {.game = Game::kName,
          .thinker = [](const OptionValues& options, std::size_t memory) -> MadeThinker {
            auto game = Game::with(options);
            if (!game) return tl::unexpected<Error>(game.error());
            return make(std::move(*game), memory);
          },
          .opponent = &opponent<A>};
}

constexpr std::array kMinds{
    mind<menhirs::Appraiser, &menhirs::make_thinker>(),
    mind<grailnah::Appraiser, &grailnah::make_thinker>(),
    mind<graal::Appraiser, &graal::make_thinker>(),
};

const Mind* find_mind(std::string_view game) {
  for (const Mind& mind : kMinds) {
    if (mind.game == game) return &mind;
  }
  return nullptr;
}

}  // namespace

Result<std::unique_ptr<Thinker>> make_thinker(std::string_view game, const OptionValues& options,
                                              std::size_t memory) {
  const Mind* mind = find_mind(game);
  if (mind == nullptr) return refuse(kNoGame, Error::kNoPlace, {std::string(game)});
  return mind->thinker(options, memory);
}

Result<std::unique_ptr<Thinker>> make_opponent(std::string_view name, std::string_view game,
                                               const OptionValues& options) {
  const Mind* mind = find_mind(game);
  if (mind == nullptr) return refuse(kNoGame, Error::kNoPlace, {std::string(game)});
  return mind->opponent(name, options);
}

}  // namespace broceliande::search
