#include "search/grailnah/appraiser.hpp"

#include <algorithm>

namespace broceliande::grailnah {

search::Expectations Appraiser::expectations(const State& state) const {
  const Standings standings = appraise(game_.rules(), weights_, state);
  std::array<Score, kSites> sides{};
  for (int site = 0; site < kSites; ++site) {
    for (int other = 0; other < kSites; ++other) {
      if (!has(side_of(state, site), other)) continue;
      sides[static_cast<std::size_t>(site)] += standings[static_cast<std::size_t>(other)];
    }
  }
  search::Expectations all{};
  std::size_t seat = 0;
  for (int site = 0; site < kSites; ++site) {
    if (!has(state.seated, site)) continue;
    Score rival = 0;
    for (int other = 0; other < kSites; ++other) {
      if (has(side_of(state, site), other)) continue;
      rival = std::max(rival, sides[static_cast<std::size_t>(other)]);
    }
    const Score own = sides[static_cast<std::size_t>(site)];
    all[seat++] = search::expectation_of(static_cast<double>(own - rival), kScale);
  }
  return all;
}

}  // namespace broceliande::grailnah
