#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "games/menhirs/search/game_value.hpp"

/// What a fallible player does. They do not fall for what loses at once; of what loses in three
/// turns they see most when few tiles are left; otherwise they go by where random play leads.
/// Fitted to the choices of plain UCT, see docs/studies/levels.md.
namespace broceliande::menhirs::opponent_model {

/// Falls to a half for every 9 by which the random play score is worse.
inline constexpr std::array<std::uint32_t, 128> kWeights = [] {
  std::array<std::uint32_t, 128> weights{};
  double weight = 1 << 20;
  for (std::uint32_t& one : weights) {
    one = static_cast<std::uint32_t>(weight) + 1;
    weight *= 0.9243;
  }
  return weights;
}();

/// How readily they end a turn in what is worth so much to the other player and has so many tiles;
/// its random play score is so much worse than the best they could have.
[[nodiscard]] inline std::uint32_t weight(GameValue after, int turn, int tiles, int worse) {
  if (after == win_at(turn + 1)) return 0;
  const std::uint32_t weight = kWeights[static_cast<std::size_t>(std::min(worse, 127))];
  constexpr int kFew = 5;
  constexpr int kNotMany = 7;
  if (tiles <= kFew) return after > 0 ? weight / 8 : weight;
  return tiles <= kNotMany && after == win_at(turn + 3) ? weight / 2 : weight;
}

}  // namespace broceliande::menhirs::opponent_model
