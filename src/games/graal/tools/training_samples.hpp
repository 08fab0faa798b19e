#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <ranges>
#include <vector>

#include "games/graal/game.hpp"
#include "games/graal/search/evaluation.hpp"
#include "games/graal/search/network_features.hpp"
#include "games/graal/tools/game_record.hpp"

/// Recorded games as a network learns from them (tools/train/README.md).
namespace broceliande::graal {

inline constexpr Score kMostScore = 3'000;  ///< of what is learnt from

/// What becomes of a position is told by the scores of all later plies and the result, each
/// counting this much less than the one before. So positions learn from searches that are as deep
/// as the game is long, without the chance that is in a result alone.
inline constexpr double kPersistence = 0.95;
inline constexpr double kSigmoid = 500;  // the score at which three of four games are won

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
  std::vector<Sample> samples;
  std::vector<std::uint16_t> indices;
};

inline std::uint8_t result_for(Camp camp, Ending ending) {
  if (ending == Ending::draw) return 1;
  return (ending == Ending::south_won) == (camp == Camp::south) ? 2 : 0;
}

inline void append_inputs(const NetworkFeatures& features, const State& state, Camp perspective,
                          std::vector<std::uint16_t>& indices) {
  for (const Camp owner : {Camp::south, Camp::north}) {
    state.figures.of(owner).each([&](Square at) {
      const auto& row = features.of(perspective, owner, state.figures.kind_at(at), at);
      indices.insert(indices.end(), row.begin(), row.end());
    });
  }
}

/// Replays a game; false for a record that does not fit the rules. `visit(ply number, state)`.
template <class Visit>
bool replay(const Graal& game, const GameRecord& record, const Visit& visit) {
  const auto start = game.read_position(record.start);
  if (!start) return false;
  State state = *start;
  for (std::size_t i = 0; i < record.plies.size(); ++i) {
    visit(i, state);
    game.apply(state, record.plies[i].action);
  }
  return true;
}

inline double expected(std::int16_t score) {
  if (std::abs(score) == kProvedEnd) return score > 0 ? 1 : 0;
  return 1 / (1 + std::exp(-score / kSigmoid));
}

/// What became of the position before each ply, for South.
inline std::vector<double> outlooks(const Graal& game, const GameRecord& record) {
  std::vector<double> south(record.plies.size());
  replay(game, record, [&](std::size_t i, const State& state) {
    const double chance = expected(record.plies[i].score);
    south[i] = to_act(state).camp() == Camp::south ? chance : 1 - chance;
  });
  double later = result_for(Camp::south, record.ending) / 2.0;
  for (double& outlook : std::views::reverse(south)) {
    outlook = later = (1 - kPersistence) * outlook + kPersistence * later;
  }
  return south;
}

inline void append_sample(const Graal& game, const NetworkFeatures& features,
                          const GameRecord& record, const State& state, std::int16_t score,
                          double south, std::uint32_t number, Samples& samples) {
  const Camp camp = to_act(state).camp();
  const Score base = evaluate(game.variant(), Weights{}, state);
  const auto figures = static_cast<std::size_t>(state.figures.occupied().count());
  samples.samples.push_back(
      {.game = number,
       .inputs = static_cast<std::uint16_t>(figures * NetworkFeatures::kParts),
       .score = score,
       .base = static_cast<std::int16_t>(std::clamp(base, -kMostScore, kMostScore)),
       .damping = static_cast<std::uint16_t>(65'535 * (kQuietTurns - state.clock) / kQuietTurns),
       .result = result_for(camp, record.ending),
       .bucket = static_cast<std::uint8_t>(NetworkFeatures::bucket_of(state)),
       .outlook = static_cast<std::uint16_t>(
           std::lround(65'535 * (camp == Camp::south ? south : 1 - south)))});
  append_inputs(features, state, camp, samples.indices);
  append_inputs(features, state, enemy_of(camp), samples.indices);
}

/// Whether the position before this ply is learnt from.
inline bool is_sample(const RecordedPly& ply) {
  return ply.is_quiet() && std::abs(ply.score) <= kMostScore;
}

/// Empty for a record that does not fit the rules.
inline Samples samples_of(const Graal& game, const GameRecord& record, std::uint32_t number) {
  const std::vector<double> south = outlooks(game, record);
  std::optional<NetworkFeatures> features;
  Samples samples;
  replay(game, record, [&](std::size_t i, const State& state) {
    const RecordedPly& ply = record.plies[i];
    if (!features) features.emplace(game.variant(), state);
    if (!is_sample(ply)) return;
    append_sample(game, *features, record, state, ply.score, south[i], number, samples);
  });
  return samples;
}

}  // namespace broceliande::graal
