#pragma once

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "games/graal/search/evaluation.hpp"
#include "games/graal/search/network_features.hpp"
#include "games/graal/tools/mirrored.hpp"
#include "games/graal/tools/uneven_start.hpp"
#include "tools/take_option.hpp"
#include "tools/training_samples.hpp"

namespace broceliande::graal {

/// What the programs of tools/selfplay_program.hpp and tools/match_program.hpp must know of Graal:
///
///   --advantage LEAST-MOST   how uneven starts are, 0-400 if nothing is said; where it is not from
///                            0 on, matches ask a search of 2,000 nodes too
///   --mirrored yes           `features` writes each position twice, the second time in a mirror
///   that
///                            exchanges left and right, terrain included
class TrainingKit : public PlayKit {
 public:
  using Action = graal::Action;

  static constexpr std::string_view kName = "graal";
  static constexpr std::string_view kTitle = "Graal";
  static constexpr std::string_view kOptions = "[--advantage LEAST-MOST] [--mirrored yes] ";
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

  /// Takes its options out of the words.
  explicit TrainingKit(std::vector<std::string>& words)
      : is_mirroring_(tools::take_option(words, "--mirrored") == "yes") {
    const std::string advantage = tools::take_option(words, "--advantage");
    const std::size_t dash = advantage.find('-');
    if (dash == std::string::npos) return;
    advantage_ = {.least = std::atoi(advantage.c_str()),
                  .most = std::atoi(advantage.c_str() + dash + 1)};
  }

  [[nodiscard]] const std::vector<Graal>& games() const { return games_; }
  [[nodiscard]] const Graal& reading_game() const { return reading_; }
  [[nodiscard]] static std::size_t any_game(Rng& rng) { return any_setting(rng); }
  [[nodiscard]] State training_start(const Graal& game, Rng& rng) const {
    return uneven_start(game, rng, advantage_);
  }
  [[nodiscard]] State match_start(const Graal& game, Rng& rng) const;
  [[nodiscard]] static bool is_idle(const State& state) { return state.clock >= kIdleTurns; }
  [[nodiscard]] static bool takes(const search::Network& network) {
    return NetworkTable::fits(network);
  }
  [[nodiscard]] static std::size_t inputs() { return NetworkFeatures::kInputs; }

  /// Empty for a record that does not fit the rules.
  [[nodiscard]] tools::Samples samples_of(const tools::GameRecord<TrainingKit>& record) const;

 private:
  /// The positions of one game as a network sees them.
  struct NetworkPosition {
    NetworkFeatures features;
    bool is_mirrored = false;

    void append_inputs(const State& state, Camp perspective,
                       std::vector<std::uint16_t>& indices) const;
  };
  [[nodiscard]] std::vector<NetworkPosition> network_positions(const State& state) const;

  bool is_mirroring_;
  Advantage advantage_;
  std::vector<Graal> games_ = games_of_settings();
  Graal reading_ = *Graal::with({});
  std::vector<Graal> mirrored_ = on_mirrored_maps();
};

inline State TrainingKit::match_start(const Graal& game, Rng& rng) const {
  search::TranspositionTable table(std::size_t{1} << 18);
  while (true) {
    State state = uneven_start(game, rng, advantage_);
    if (advantage_.least == 0) return state;
    table.clear();
    const auto found = tune::searched(Evaluator(game, state), table, {.nodes = 2'000}, state, {});
    if (advantage_.has(found.score)) return state;
  }
}

inline void TrainingKit::NetworkPosition::append_inputs(const State& state, Camp perspective,
                                                        std::vector<std::uint16_t>& indices) const {
  for (const Camp owner : {Camp::south, Camp::north}) {
    state.figures.of(owner).each([&](Square at) {
      const auto& row = features.of(perspective, owner, state.figures.kind_at(at),
                                    is_mirrored ? mirrored(at) : at);
      indices.insert(indices.end(), row.begin(), row.end());
    });
  }
}

inline std::vector<TrainingKit::NetworkPosition> TrainingKit::network_positions(
    const State& state) const {
  std::vector<NetworkPosition> positions{{NetworkFeatures(reading_.variant(), state)}};
  if (!is_mirroring_) return positions;
  const Variant& variant = mirrored_[state.map].variant();
  State turned = state;
  turned.map = static_cast<std::uint8_t>(variant.maps.size() - 1);
  for (Castle& castle : turned.castles) {
    castle = {mirrored(castle.donjon), mirrored(castle.courtyard)};
  }
  positions.push_back({NetworkFeatures(variant, turned), true});
  return positions;
}

inline tools::Samples TrainingKit::samples_of(const tools::GameRecord<TrainingKit>& record) const {
  const std::vector<double> south = tools::outlooks<TrainingKit>(reading_, record);
  std::vector<NetworkPosition> positions;
  tools::Samples samples;
  tools::replay<TrainingKit>(reading_, record, [&](std::size_t i, const State& state) {
    if (positions.empty()) positions = network_positions(state);
    if (!tools::is_sample<TrainingKit>(record.plies[i])) return;
    const Camp camp = to_act(state).camp();
    const Score base = evaluate(reading_.variant(), Weights{}, state);
    const auto figures = static_cast<std::size_t>(state.figures.occupied().count());
    tools::Sample sample = tools::sample_of(record, i, side_to_act(state), south[i], base);
    sample.inputs = static_cast<std::uint16_t>(figures * NetworkFeatures::kParts);
    sample.damping = static_cast<std::uint16_t>(65'535 * (kQuietTurns - state.clock) / kQuietTurns);
    sample.bucket = static_cast<std::uint8_t>(NetworkFeatures::bucket_of(state));
    for (const NetworkPosition& position : positions) {
      samples.samples.push_back(sample);
      position.append_inputs(state, camp, samples.indices);
      position.append_inputs(state, enemy_of(camp), samples.indices);
    }
  });
  return samples;
}

}  // namespace broceliande::graal
