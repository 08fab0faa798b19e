#pragma once

#include <algorithm>
#include <array>

#include "games/grailnah/rules.hpp"
#include "games/grailnah/search/reach.hpp"
#include "games/grailnah/search/walks.hpp"
#include "games/grailnah/search/weights.hpp"

namespace broceliande::grailnah {

/// How well each site stands, seen when it is `state.to_move`'s turn.
using SiteScores = std::array<Score, kSites>;

/// Judges positions of games that go on, under some rules and by some weights. Linear in the
/// weights. The rules must outlive it.
class Evaluation {
 public:
  Evaluation(const Rules& rules, const Weights& weights)
      : rules_(rules), weights_(weights), walks_(rules.board) {}

  [[nodiscard]] const Rules& rules() const { return rules_; }
  [[nodiscard]] const Weights& weights() const { return weights_; }
  [[nodiscard]] const Walks& walks() const { return walks_; }

  [[nodiscard]] SiteScores evaluate(const State& state) const {
    return evaluate(state, Sight(rules_, state));
  }
  [[nodiscard]] SiteScores evaluate(const State& state, const Sight& sight) const;

  /// What a free Knight there is worth to its owner, roughly.
  [[nodiscard]] Score knight(Place place) const { return weights_.knight[steps_from(place)]; }
  [[nodiscard]] std::size_t steps_from(Place place) const {
    constexpr int kMost = std::tuple_size_v<BySteps> - 1;
    if (place.is_castle()) return 0;
    return static_cast<std::size_t>(std::min(rules_.board.rings() - place.ring(), kMost));
  }

 private:
  const Rules& rules_;
  Weights weights_;
  Walks walks_;
};

}  // namespace broceliande::grailnah
