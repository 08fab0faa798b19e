#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/grailnah/search/network_evaluator.hpp"
#include "games/grailnah/tools/mirrored.hpp"
#include "tools/self_play.hpp"
#include "tools/training_samples.hpp"

namespace broceliande::grailnah {

/// What the programs of tools/selfplay_program.hpp and tools/match_program.hpp must know of
/// Grailnah, for two players or two teams. White and, of four, his partner are the first side.
class TrainingKit {
 public:
  using Game = Grailnah;
  using Action = grailnah::Action;
  using Weights = grailnah::Weights;
  using Evaluator = grailnah::Evaluator;
  using NetworkEvaluator = grailnah::NetworkEvaluator;
  using NetworkTable = grailnah::NetworkTable;

  static constexpr std::string_view kName = "grailnah";
  static constexpr std::string_view kTitle = "Grailnah with so many players";
  static constexpr std::string_view kOptions = "[--players 2|4] ";
  static constexpr std::array<std::string_view, 2> kSides = {"White's side", "the other"};
  static constexpr std::string_view kMagic = "GRAILSP1";
  static constexpr std::size_t kActionBytes = 4;
  static constexpr Score kMostScore = 1'500;
  static constexpr double kSigmoid = 90;
  static constexpr std::size_t kBuckets = NetworkView::kBuckets;
  static constexpr std::size_t kTable = std::size_t{2} << 20;

  explicit TrainingKit(int players) : players_(players) {
    for (const char* edition : {"en1.1", "nl2004", "fr1.0"}) {
      games_.push_back(
          *Grailnah::with({{"players", std::to_string(players)}, {"edition", edition}}));
    }
  }

  // Records

  [[nodiscard]] static std::uint32_t action_number(Action action) {
    if (action.is_pass()) return kPass;
    return static_cast<std::uint32_t>(action.piece()) << 24 | action.from().number() << 12 |
           action.to().number();
  }
  [[nodiscard]] static Action action_of(std::uint32_t number) {
    if (number == kPass) return Action::pass();
    return Action::move(static_cast<Piece>(number >> 24), Place::of_number(number >> 12 & 0xfffU),
                        Place::of_number(number & 0xfffU));
  }

  // Play

  [[nodiscard]] static tools::GameEnd ending(const State& state) {
    if (!state.is_over) return tools::GameEnd::running;
    if (state.winners == 0) return tools::GameEnd::draw;
    const bool is_first = side_of_site(state, std::countr_zero(state.winners)) == 0;
    return is_first ? tools::GameEnd::first_won : tools::GameEnd::second_won;
  }
  [[nodiscard]] static int side_to_act(const State& state) {
    return side_of_site(state, state.to_move);
  }
  [[nodiscard]] static Weights default_weights(const Grailnah& game) {
    return weights_for(game.seats());
  }
  static void prepare(std::optional<NetworkTable>& table, const search::Network& network,
                      const Grailnah& game, const State& /*state*/) {
    if (!table) table.emplace(network, game.seats());
  }
  [[nodiscard]] bool takes(const search::Network& network) const {
    return NetworkTable::fits(network, players_);
  }
  /// Games end soon enough by themselves.
  [[nodiscard]] static bool is_idle(const State& /*state*/) { return false; }

  // Starts

  /// By edition, en1.1 first, of which sixteen of twenty games are.
  [[nodiscard]] const std::vector<Grailnah>& games() const { return games_; }
  [[nodiscard]] static std::size_t any_game(Rng& rng) {
    const std::uint32_t lot = rng.below(20);
    return lot < 16 ? 0 : lot < 18 ? 1 : 2;
  }
  /// Actions at random, until the evaluation does not hold the game to be decided.
  [[nodiscard]] State training_start(const Grailnah& game, Rng& rng) const {
    while (true) {
      const State state = after_random_actions(game, rng, 4, 28);
      if (!state.is_over && std::abs(Evaluator(game, state).evaluate(state)) < 200) return state;
    }
  }
  /// Actions at random, until a short search holds both sides to be about as well off.
  [[nodiscard]] State match_start(const Grailnah& game, Rng& rng) const {
    search::TranspositionTable table(std::size_t{1} << 18);
    while (true) {
      const State state = after_random_actions(game, rng, 4, 20);
      if (state.is_over) continue;
      const Evaluator evaluator(game, state);
      if (std::abs(evaluator.evaluate(state)) > 150) continue;
      table.clear();
      const auto found = tune::searched(evaluator, table, {.nodes = 2'000}, state, {});
      if (std::abs(found.score) <= 40) return state;
    }
  }

  // Samples

  [[nodiscard]] std::size_t inputs() const { return NetworkFeatures::inputs(players_); }
  [[nodiscard]] const Grailnah& reading_game() const { return games_.front(); }
  /// Two players see the same in a mirror, so each of their positions is two samples.
  [[nodiscard]] tools::Samples samples_of(const tools::GameRecord<TrainingKit>& record) const {
    const Grailnah& game = reading_game();
    const std::vector<double> first = tools::outlooks<TrainingKit>(game, record);
    tools::Samples samples;
    tools::replay<TrainingKit>(game, record, [&](std::size_t i, const State& state) {
      if (!tools::is_sample<TrainingKit>(record.plies[i])) return;
      tools::Sample sample = tools::sample_of(record, i, side_to_act(state), first[i],
                                              Evaluator(game, state).evaluate(state));
      append(sample, state, samples);
      if (players_ == 2) append(sample, mirrored(game.rules().board, state), samples);
    });
    return samples;
  }

 private:
  static constexpr std::uint32_t kPass = 0xffffffff;

  [[nodiscard]] static int side_of_site(const State& state, int site) {
    return state.seated == 0b1111 ? site % 2 : site / 2;
  }

  [[nodiscard]] static State after_random_actions(const Grailnah& game, Rng& rng,
                                                  std::uint32_t least, std::uint32_t most) {
    State state = game.deal(rng);
    std::vector<Action> actions;
    for (std::uint32_t i = least + rng.below(most - least + 1); i > 0 && !state.is_over; --i) {
      actions.clear();
      game.legal(state, actions);
      game.apply(state, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
    }
    return state;
  }

  void append(tools::Sample sample, const State& state, tools::Samples& samples) const {
    const Rules& rules = reading_game().rules();
    const NetworkView view(rules.board, state, Sight(rules, state));
    NetworkView::Rows rows;
    NetworkView::Rows none;
    view.compare({}, rows, none);
    const auto append_seen_from = [&](int site) {
      const std::size_t before = samples.indices.size();
      for (const std::uint16_t row : rows.all()) {
        const auto parts = NetworkFeatures::parts(players_, NetworkFeatures::turned(site, row));
        samples.indices.insert(samples.indices.end(), parts.all().begin(), parts.all().end());
      }
      return samples.indices.size() - before;
    };
    sample.inputs = static_cast<std::uint16_t>(append_seen_from(state.to_move));
    append_seen_from(next_rival(state));
    sample.bucket = static_cast<std::uint8_t>(view.bucket());
    samples.samples.push_back(sample);
  }

  int players_;
  std::vector<Grailnah> games_;
};

}  // namespace broceliande::grailnah
