#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/playout.hpp"
#include "core/preparation.hpp"
#include "search/engine.hpp"
#include "search/mcts.hpp"
#include "search/root_position.hpp"
#include "search/seat_evaluator.hpp"
#include "search/strength.hpp"

namespace broceliande::search {

/// Knows nothing of a game but its rules: every seat has the same chances.
template <broceliande::Game G>
class EvenEvaluator {
 public:
  using Game = G;

  explicit EvenEvaluator(const G& game) : game_(game) {}

  [[nodiscard]] const G& game() const { return game_; }
  [[nodiscard]] Expectations expectations(const typename G::State& /*state*/) const {
    Expectations all{};
    all.fill(1.0 / game_.seats());
    return all;
  }

 private:
  const G& game_;
};

/// Judges a leaf by a random playout.
template <broceliande::Game G>
class RandomPlayouts {
 public:
  using Game = G;

  explicit RandomPlayouts(const G& game) : game_(game) {}

  [[nodiscard]] const G& game() const { return game_; }
  [[nodiscard]] Expectations evaluate(typename G::State state, Rng& rng) {
    play_out(game_, state, rng, actions_, kLongestPlayout);
    const auto outcome = game_.outcome(state);
    return outcome ? expectations_of(*outcome) : EvenEvaluator<G>(game_).expectations(state);
  }

 private:
  static constexpr int kLongestPlayout = 2'000;

  const G& game_;
  std::vector<typename G::Action> actions_;
};

/// Limited only by visits of the tree.
inline constexpr Levels kDefaultLevels = {{
    {.nodes = 3},
    {.nodes = 10},
    {.nodes = 30},
    {.nodes = 100},
    {.nodes = 300},
    {.nodes = 1'000},
    {.nodes = 5'000},
    {},
}};

/// The engine of a game that has none of its own: Monte-Carlo tree search with random playouts.
template <broceliande::Game G>
class DefaultEngine final : public Engine {
 public:
  DefaultEngine(G game, std::size_t memory) : game_(std::move(game)), memory_(memory) {}

  Result<void> set_position(std::string_view start, const std::vector<std::string>& actions,
                            std::size_t& failed) override {
    auto root = read_root_position(game_, start, actions, failed);
    if (!root) return pass_on(root);
    state_ = root->state;
    return {};
  }

  SearchResult think(const SearchRequest& wanted) override {
    if (!state_ || game_.outcome(*state_)) return {};
    const auto [request, handicap] =
        at_level(wanted, kDefaultLevels[static_cast<std::size_t>(wanted.level - 1)]);
    return MonteCarloTreeSearch(RandomPlayouts<G>(game_), memory_)
        .think(*state_, request, handicap);
  }

  /// Whatever the rules complete from nothing.
  std::optional<std::string> prepare(int party, std::uint64_t seed) override {
    if constexpr (PreparedGame<G>) {
      Rng rng(seed);
      auto completed = game_.complete(party, "", rng);
      if (completed) return std::move(*completed);
    }
    return std::nullopt;
  }

  void forget() override {}
  void resize_memory(std::size_t bytes) override { memory_ = bytes; }

 private:
  G game_;
  std::size_t memory_;
  std::optional<typename G::State> state_;
};

}  // namespace broceliande::search
