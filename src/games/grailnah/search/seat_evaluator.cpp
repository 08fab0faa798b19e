#include "games/grailnah/search/seat_evaluator.hpp"

#include <algorithm>

namespace broceliande::grailnah {
namespace {

/// Nearly an exponential, from operations that round alike everywhere.
double chance(Score behind) {
  const double root = 1 + behind / (4 * SeatEvaluator::kScale);
  return 1 / (root * root * root * root);
}

}  // namespace

search::Expectations SeatEvaluator::expectations(const State& state) const {
  const SiteScores scores = evaluation_.evaluate(state);
  const auto side_score = [&](int site) {
    Score sum = 0;
    for (int other = 0; other < kSites; ++other) {
      if (has(side_of(state, site), other)) sum += scores[static_cast<std::size_t>(other)];
    }
    return sum;
  };
  const auto is_alive = [&](int site) { return (side_of(state, site) & state.alive) != 0; };
  Score best = -search::kInfinite;
  for (int site = 0; site < kSites; ++site) {
    if (is_alive(site)) best = std::max(best, side_score(site));
  }
  const bool has_teams = state.seated == 0b1111;
  std::array<double, kSites> chances{};
  double sum = 0;
  for (int site = 0; site < kSites; ++site) {
    if (!is_alive(site)) continue;
    chances[static_cast<std::size_t>(site)] = chance(best - side_score(site));
    sum += chances[static_cast<std::size_t>(site)] * (has_teams ? 0.5 : 1);
  }
  search::Expectations all{};
  std::size_t seat = 0;
  for (int site = 0; site < kSites; ++site) {
    if (has(state.seated, site)) all[seat++] = chances[static_cast<std::size_t>(site)] / sum;
  }
  return all;
}

}  // namespace broceliande::grailnah
