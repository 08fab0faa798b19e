#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "games/menhirs/search/exact_worth.hpp"

/// What a hasty player does. He does not fall for what loses at once; of what loses in three turns
/// he sees most when few tiles are left; otherwise he goes by where aimless play leads. Fitted to
/// the choices of plain UCT, see docs/studies/levels.md.
namespace broceliande::menhirs::haste {

/// Falls to a half for every 9 that the drift is worse.
inline constexpr std::array<std::uint32_t, 128> kWeights = [] {
  std::array<std::uint32_t, 128> weights{};
  double weight = 1 << 20;
  for (std::uint32_t& one : weights) {
    one = static_cast<std::uint32_t>(weight) + 1;
    weight *= 0.9243;
  }
  return weights;
}();

/// How readily he ends a turn in what is worth so much to the other player and has so many tiles;
/// the drift is so much worse than the best he could have.
[[nodiscard]] inline std::uint32_t weight(Worth after, int turn, int tiles, int worse) {
  if (after == win_at(turn + 1)) return 0;
  const std::uint32_t weight = kWeights[static_cast<std::size_t>(std::min(worse, 127))];
  constexpr int kFew = 5;
  constexpr int kNotMany = 7;
  if (tiles <= kFew) return after > 0 ? weight / 8 : weight;
  return tiles <= kNotMany && after == win_at(turn + 3) ? weight / 2 : weight;
}

}  // namespace broceliande::menhirs::haste
