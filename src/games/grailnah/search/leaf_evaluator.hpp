#pragma once

#include "games/grailnah/search/seat_evaluator.hpp"

namespace broceliande::grailnah {

/// Judges the leaves of a tree by the evaluation alone, and guides its growth.
class LeafEvaluator {
 public:
  using Game = Grailnah;
  static constexpr bool kHasPolicy = true;

  LeafEvaluator(const Grailnah& game, const Weights& weights) : evaluator_(game, weights) {}

  [[nodiscard]] const Grailnah& game() const { return evaluator_.game(); }
  [[nodiscard]] search::Expectations evaluate(const State& state, Rng& /*rng*/) const {
    return evaluator_.expectations(state);
  }

 private:
  SeatEvaluator evaluator_;
};

}  // namespace broceliande::grailnah
