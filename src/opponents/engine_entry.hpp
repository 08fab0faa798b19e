#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "core/options.hpp"
#include "search/default_engine.hpp"
#include "search/network.hpp"
#include "search/simple_engines.hpp"
#include "search/uct.hpp"

namespace broceliande::opponents {

using MadeEngine = Result<std::unique_ptr<search::Engine>>;

/// Who plays a game.
struct EngineEntry {
  std::string_view game;
  MadeEngine (*engine)(const OptionValues& options, std::size_t memory);
  /// One of the simple players of registry.hpp; null where the name is none of them.
  MadeEngine (*opponent)(std::string_view name, const OptionValues& options);
  /// With a network that it takes; all null where a game has no use for networks.
  bool (*takes_network)(const search::Network& network) = nullptr;
  Result<std::string_view> (*network_name)(const OptionValues& options) = nullptr;
  MadeEngine (*network_engine)(const OptionValues& options, const search::Network& network,
                               std::size_t memory) = nullptr;
};

/// One for each game; made from the list in src/games/CMakeLists.txt.
[[nodiscard]] std::span<const EngineEntry> engines();

template <search::SeatEvaluatorLike E>
MadeEngine make_simple_player(std::string_view name, const OptionValues& options) {
  using Game = typename E::Game;
  auto game = Game::with(options);
  if (!game) return pass_on(game);
  if (name == "random") return std::make_unique<search::RandomEngine<Game>>(std::move(*game));
  if (name == "greedy") return std::make_unique<search::GreedyEngine<E>>(std::move(*game));
  if (name == "uct") return std::make_unique<search::UctEngine<Game>>(std::move(*game));
  return nullptr;
}

/// Of a game with an engine of its own.
template <search::SeatEvaluatorLike E,
          std::unique_ptr<search::Engine> (*make)(typename E::Game, std::size_t)>
[[nodiscard]] constexpr EngineEntry engine_entry() {
  using Game = typename E::Game;
  return {.game = Game::kName,
          .engine = [](const OptionValues& options, std::size_t memory) -> MadeEngine {
            auto game = Game::with(options);
            if (!game) return pass_on(game);
            return make(std::move(*game), memory);
          },
          .opponent = &make_simple_player<E>};
}

/// The same for a game that may also be played with a network.
template <Game G, bool (*takes)(const search::Network&), std::string_view (*name)(const G&),
          std::unique_ptr<search::Engine> (*make)(G, search::Network, std::size_t)>
[[nodiscard]] constexpr EngineEntry with_networks(EngineEntry entry) {
  entry.takes_network = takes;
  entry.network_name = [](const OptionValues& options) -> Result<std::string_view> {
    const auto game = G::with(options);
    if (!game) return pass_on(game);
    return name(*game);
  };
  entry.network_engine = [](const OptionValues& options, const search::Network& network,
                            std::size_t memory) -> MadeEngine {
    auto game = G::with(options);
    if (!game) return pass_on(game);
    return make(std::move(*game), network, memory);
  };
  return entry;
}

template <Game G>
[[nodiscard]] std::unique_ptr<search::Engine> make_default_engine(G game, std::size_t memory) {
  return std::make_unique<search::DefaultEngine<G>>(std::move(game), memory);
}

/// Of a game without.
template <Game G>
[[nodiscard]] constexpr EngineEntry default_engine_entry() {
  return engine_entry<search::EvenEvaluator<G>, &make_default_engine<G>>();
}

}  // namespace broceliande::opponents
