#pragma once

#include <vector>

#include "games/menhirs/game.hpp"
#include "search/seat_evaluator.hpp"

namespace broceliande::menhirs {

/// Evaluates a leaf by a playout: at random, except that nobody misses a win, and that everybody
/// tries not to leave one.
class LeafEvaluator {
 public:
  using Game = Menhirs;

  explicit LeafEvaluator(const Menhirs& game) : game_(game) {}

  [[nodiscard]] const Menhirs& game() const { return game_; }
  [[nodiscard]] search::Expectations evaluate(const State& state, Rng& rng);

 private:
  /// A winning slide if there is one, otherwise one that does not gather the mist if one is found.
  [[nodiscard]] Action choose(const State& state, Rng& rng);

  const Menhirs& game_;
  std::vector<Action> actions_;
};

}  // namespace broceliande::menhirs
