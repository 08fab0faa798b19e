#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "games/graal/search/evaluation.hpp"
#include "games/graal/search/network_features.hpp"
#include "games/graal/tools/uneven_start.hpp"
#include "tools/training_samples.hpp"

namespace broceliande::graal {

/// What the programs of tools/selfplay_program.hpp and tools/match_program.hpp must know of Graal.
class TrainingKit : public PlayKit {
 public:
  using Action = graal::Action;

  static constexpr std::string_view kName = "graal";
  static constexpr std::string_view kTitle = "Graal";
  static constexpr std::string_view kOptions = "";
  static constexpr std::array<std::string_view, 2> kSides = {"South", "North"};
  static constexpr std::string_view kMagic = "GRAALSP1";
  static constexpr std::size_t kActionBytes = 2;
  static constexpr Score kMostScore = 3'000;
  static constexpr double kSigmoid = 500;
  static constexpr std::size_t kBuckets = NetworkFeatures::kBuckets;
  static constexpr std::size_t kTable = std::size_t{2} << 20;
  static constexpr int kIdleTurns = 60;  ///< so many turns without a capture: broken off as a draw

  [[nodiscard]] static std::uint32_t action_number(Action action) {
    return std::uint32_t{action.from().index} | std::uint32_t{action.to().index} << 8;
  }
  [[nodiscard]] static Action action_of(std::uint32_t number) {
    return {Square{static_cast<std::uint8_t>(number & 0xffU)},
            Square{static_cast<std::uint8_t>(number >> 8)}};
  }

  [[nodiscard]] const std::vector<Graal>& games() const { return games_; }
  [[nodiscard]] const Graal& reading_game() const { return reading_; }
  [[nodiscard]] static std::size_t any_game(Rng& rng) { return any_setting(rng); }
  [[nodiscard]] static State training_start(const Graal& game, Rng& rng) {
    return uneven_start(game, rng);
  }
  [[nodiscard]] static State match_start(const Graal& game, Rng& rng) {
    return uneven_start(game, rng);
  }
  [[nodiscard]] static bool is_idle(const State& state) { return state.clock >= kIdleTurns; }
  [[nodiscard]] static bool takes(const search::Network& network) {
    return NetworkTable::fits(network);
  }
  [[nodiscard]] static std::size_t inputs() { return NetworkFeatures::kInputs; }

  /// Empty for a record that does not fit the rules.
  [[nodiscard]] tools::Samples samples_of(const tools::GameRecord<TrainingKit>& record) const;

 private:
  static void append_inputs(const NetworkFeatures& features, const State& state, Camp perspective,
                            std::vector<std::uint16_t>& indices);

  std::vector<Graal> games_ = games_of_settings();
  Graal reading_ = *Graal::with({});
};

inline void TrainingKit::append_inputs(const NetworkFeatures& features, const State& state,
                                       Camp perspective, std::vector<std::uint16_t>& indices) {
  for (const Camp owner : {Camp::south, Camp::north}) {
    state.figures.of(owner).each([&](Square at) {
      const auto& row = features.of(perspective, owner, state.figures.kind_at(at), at);
      indices.insert(indices.end(), row.begin(), row.end());
    });
  }
}

inline tools::Samples TrainingKit::samples_of(const tools::GameRecord<TrainingKit>& record) const {
  const std::vector<double> south = tools::outlooks<TrainingKit>(reading_, record);
  std::optional<NetworkFeatures> features;
  tools::Samples samples;
  tools::replay<TrainingKit>(reading_, record, [&](std::size_t i, const State& state) {
    if (!features) features.emplace(reading_.variant(), state);
    if (!tools::is_sample<TrainingKit>(record.plies[i])) return;
    const Camp camp = to_act(state).camp();
    const Score base = evaluate(reading_.variant(), Weights{}, state);
    const auto figures = static_cast<std::size_t>(state.figures.occupied().count());
    tools::Sample sample = tools::sample_of(record, i, side_to_act(state), south[i], base);
    sample.inputs = static_cast<std::uint16_t>(figures * NetworkFeatures::kParts);
    sample.damping = static_cast<std::uint16_t>(65'535 * (kQuietTurns - state.clock) / kQuietTurns);
    sample.bucket = static_cast<std::uint8_t>(NetworkFeatures::bucket_of(state));
    samples.samples.push_back(sample);
    append_inputs(*features, state, camp, samples.indices);
    append_inputs(*features, state, enemy_of(camp), samples.indices);
  });
  return samples;
}

}  // namespace broceliande::graal
