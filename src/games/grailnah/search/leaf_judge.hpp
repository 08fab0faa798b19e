#pragma once

#include "games/grailnah/search/appraiser.hpp"

namespace broceliande::grailnah {

/// Judges the leaves of a tree by the evaluation alone, and guides its growth.
class LeafJudge {
 public:
  using Game = Grailnah;
  static constexpr bool kGuides = true;

  LeafJudge(const Grailnah& game, const Weights& weights) : appraiser_(game, weights) {}

  [[nodiscard]] const Grailnah& game() const { return appraiser_.game(); }
  [[nodiscard]] search::Expectations judge(const State& state, Rng& /*rng*/) const {
    return appraiser_.expectations(state);
  }

 private:
  Appraiser appraiser_;
};

}  // namespace broceliande::grailnah
