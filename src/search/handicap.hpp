#pragma once

#include <cstdint>

#include "core/rng.hpp"
#include "search/score.hpp"

namespace broceliande::search {

/// How a weaker level differs from the strongest: it misjudges positions a little, always the same
/// way, and overlooks some actions, as learners do. All of it follows from the seed.
struct Handicap {
  Score misjudgement = 0;         ///< at most so much off
  std::uint32_t oversights = 0;   ///< of a thousand actions
  bool is_short_sighted = false;  ///< never sees what is taken back
  std::uint64_t seed = 0;

  [[nodiscard]] Score error_about(std::uint64_t key) const {
    if (misjudgement == 0) return 0;
    const std::uint64_t bits = scatter(key ^ seed);
    const auto range = static_cast<std::uint64_t>(2 * misjudgement + 1);
    // The mean of two throws: small errors are more common than large ones.
    const std::uint64_t first = (bits >> 32) * range >> 32;
    const std::uint64_t second = (bits & 0xffffffffU) * range >> 32;
    return static_cast<Score>((first + second) / 2) - misjudgement;
  }
  [[nodiscard]] bool overlooks(std::uint64_t key, std::uint32_t action) const {
    if (oversights == 0) return false;
    return scatter(key ^ scatter(action ^ seed)) % 1000 < oversights;
  }
};

}  // namespace broceliande::search
