#pragma once

#include <cmath>
#include <cstdint>

namespace broceliande::search {

/// How good a position is for one side: about a hundred is a clear advantage. Wins
/// and losses are far outside the range of evaluations and encode how many actions away they are.
using Score = std::int32_t;

inline constexpr Score kDraw = 0;
inline constexpr Score kWin = 1'000'000;
inline constexpr Score kInfinite = kWin + 1;
inline constexpr int kMaxPliesToEnd = 1'000;
inline constexpr Score kMaxEvaluation = kWin - kMaxPliesToEnd - 1;  ///< no evaluation is beyond it

[[nodiscard]] constexpr Score win_in(int plies) { return kWin - plies; }
[[nodiscard]] constexpr Score loss_in(int plies) { return plies - kWin; }
[[nodiscard]] constexpr bool is_win(Score score) { return score > kMaxEvaluation; }
[[nodiscard]] constexpr bool is_loss(Score score) { return score < -kMaxEvaluation; }
[[nodiscard]] constexpr bool is_end(Score score) { return is_win(score) || is_loss(score); }
/// How many actions away a win or a loss is.
[[nodiscard]] constexpr int plies_to_end(Score score) {
  return kWin - (score < 0 ? -score : score);
}

/// Between -1000 (lost) and 1000 (won): how a bar shows a score.
[[nodiscard]] inline int expectation(Score score) {
  if (is_end(score)) return score > 0 ? 1000 : -1000;
  constexpr double kSteepness = 400;
  return static_cast<int>(std::lround(1000 * std::tanh(score / kSteepness)));
}

}  // namespace broceliande::search
