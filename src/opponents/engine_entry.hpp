#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "core/options.hpp"
#include "search/default_engine.hpp"
#include "search/simple_players.hpp"
#include "search/uct.hpp"

namespace broceliande::search {

using MadeThinker = Result<std::unique_ptr<Thinker>>;

/// Who plays a game.
struct EngineEntry {
  std::string_view game;
  MadeThinker (*thinker)(const OptionValues& options, std::size_t memory);
  /// One of the simple players of registry.hpp; null where the name is none of them.
  MadeThinker (*opponent)(std::string_view name, const OptionValues& options);
};

/// One for each game; made from the list in src/games/CMakeLists.txt.
[[nodiscard]] std::span<const EngineEntry> engines();

template <Appraiser A>
MadeThinker make_simple_player(std::string_view name, const OptionValues& options) {
  using Game = typename A::Game;
  auto game = Game::with(options);
  if (!game) return tl::unexpected<Error>(game.error());
  if (name == "random") return std::make_unique<RandomThinker<Game>>(std::move(*game));
  if (name == "greedy") return std::make_unique<GreedyThinker<A>>(std::move(*game));
  if (name == "uct") return std::make_unique<UctThinker<Game>>(std::move(*game));
  return nullptr;
}

/// Of a game with an engine of its own.
template <Appraiser A, std::unique_ptr<Thinker> (*make)(typename A::Game, std::size_t)>
[[nodiscard]] constexpr EngineEntry engine_entry() {
  using Game = typename A::Game;
  return {.game = Game::kName,
          .thinker = [](const OptionValues& options, std::size_t memory) -> MadeThinker {
            auto game = Game::with(options);
            if (!game) return tl::unexpected<Error>(game.error());
            return make(std::move(*game), memory);
          },
          .opponent = &make_simple_player<A>};
}

template <Game G>
[[nodiscard]] std::unique_ptr<Thinker> make_default_engine(G game, std::size_t memory) {
  return std::make_unique<DefaultEngine<G>>(std::move(game), memory);
}

/// Of a game without.
template <Game G>
[[nodiscard]] constexpr EngineEntry default_engine_entry() {
  return engine_entry<EvenAppraiser<G>, &make_default_engine<G>>();
}

}  // namespace broceliande::search
