#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <ranges>
#include <vector>

#include "search/score.hpp"
#include "tools/game_record.hpp"

/// Recorded games as a network learns from them (tools/train/README.md).
///
/// `Kit` has, beside what self_play.hpp and game_record.hpp want: `kMostScore` of what is learnt
/// from, and `kSigmoid`, the score at which three of four games are won.
namespace broceliande::tools {

/// What becomes of a position is told by the scores of all later plies and the result, each
/// counting this much less than the one before. So positions learn from searches that are as deep
/// as the game is long, without the chance that is in a result alone.
inline constexpr double kPersistence = 0.95;

/// A position as training sees it (tools/train/README.md); its inputs are in another file.
struct Sample {
  std::uint32_t game = 0;
  std::uint16_t inputs = 0;   ///< for each of the two perspectives
  std::int16_t score = 0;     ///< of the search, for the side to act
  std::int16_t base = 0;      ///< of the hand-made evaluation, before it is damped
  std::uint16_t damping = 0;  ///< what the clock leaves of an evaluation, of 65535
  std::uint8_t result = 0;    ///< for the side to act: lost, drawn, won
  std::uint8_t bucket = 0;
  std::uint16_t outlook = 0;  ///< what became of it, for the side to act, of 65535
};
static_assert(sizeof(Sample) == 16 && std::endian::native == std::endian::little);

struct Samples {
  std::vector<Sample> samples{};
  std::vector<std::uint16_t> indices{};
};

/// Replays a game; false for a record that does not fit the rules. `visit(ply number, state)`.
template <class Kit, class Visit>
bool replay(const typename Kit::Game& game, const GameRecord<Kit>& record, const Visit& visit) {
  const auto start = game.read_position(record.start);
  if (!start) return false;
  auto state = *start;
  for (std::size_t i = 0; i < record.plies.size(); ++i) {
    visit(i, state);
    game.apply(state, record.plies[i].action);
  }
  return true;
}

template <class Kit>
[[nodiscard]] double expected(std::int16_t score) {
  if (std::abs(score) == kProvedEnd) return score > 0 ? 1 : 0;
  return 1 / (1 + std::exp(-score / Kit::kSigmoid));
}

/// What became of the position before each ply, for the first side.
template <class Kit>
[[nodiscard]] std::vector<double> outlooks(const typename Kit::Game& game,
                                           const GameRecord<Kit>& record) {
  std::vector<double> first(record.plies.size());
  replay<Kit>(game, record, [&](std::size_t i, const auto& state) {
    const double chance = expected<Kit>(record.plies[i].score);
    first[i] = Kit::side_to_act(state) == 0 ? chance : 1 - chance;
  });
  double later = result_for(0, record.ending) / 2.0;
  for (double& outlook : std::views::reverse(first)) {
    outlook = later = (1 - kPersistence) * outlook + kPersistence * later;
  }
  return first;
}

/// Whether the position before this ply is learnt from.
template <class Kit>
[[nodiscard]] bool is_sample(const RecordedPly<Kit>& ply) {
  return ply.is_quiet() && std::abs(ply.score) <= Kit::kMostScore;
}

/// What follows from the record alone; the rest is for the game to fill in.
template <class Kit>
[[nodiscard]] Sample sample_of(const GameRecord<Kit>& record, std::size_t ply, int side,
                               double outlook_of_first, search::Score base) {
  const double outlook = side == 0 ? outlook_of_first : 1 - outlook_of_first;
  return {.score = record.plies[ply].score,
          .base = static_cast<std::int16_t>(std::clamp(base, -Kit::kMostScore, Kit::kMostScore)),
          .damping = 65'535,
          .result = result_for(side, record.ending),
          .outlook = static_cast<std::uint16_t>(std::lround(65'535 * outlook))};
}

}  // namespace broceliande::tools
