#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "games/graal/search/evaluator.hpp"
#include "games/graal/search/network_evaluator.hpp"
#include "search/iterative_deepening.hpp"
#include "tools/in_order.hpp"
#include "tools/tune.hpp"

/// Games that the engine plays against itself: what the tuner and the maker of training data share.
namespace broceliande::graal {

inline constexpr int kMostPlies = 400;  // longer games count as drawn

using Path = std::vector<State>;

/// A stock drawing-up or one at random.
inline std::string any_drawing_up(const Graal& game, int party, Rng& rng) {
  const auto stock = game.stock_preparations();
  if (rng.below(2) == 0 || stock.empty()) return *game.complete(party, "", rng);
  const std::string text(stock[rng.below(static_cast<std::uint32_t>(stock.size()))].text);
  if (!game.review(0, text)) return *game.complete(party, "", rng);
  return party == 0 ? text : *game.mirrored(text);
}

inline void play_at_random(const Graal& game, State& state, Rng& rng) {
  std::vector<Action> actions;
  game.legal(state, actions);
  game.apply(state, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
}

/// Two drawing-ups, and fewer than `random_plies` actions at random.
inline State any_start(const Graal& game, Rng& rng, std::uint32_t random_plies) {
  const std::string south = any_drawing_up(game, 0, rng);
  State state = game.lift({south, any_drawing_up(game, 1, rng)});
  for (std::uint32_t i = rng.below(random_plies); i > 0 && !state.is_over(); --i) {
    play_at_random(game, state, rng);
  }
  return state;
}

/// Who plays: an evaluation, and how long it may think about a decision.
struct Opponent {
  Weights weights{};
  const search::Network* network = nullptr;  ///< in place of the weights
  std::uint64_t nodes = 0;
  std::chrono::microseconds time{};  ///< if there is no limit of nodes
};

class Player {
 public:
  using Decision = tune::Decision<Action>;

  Player(const Graal& game, const Opponent& opponent, std::size_t memory = std::size_t{8} << 20)
      : game_(game), opponent_(opponent), table_(memory) {}

  void forget() { table_.clear(); }
  Decision choose(const State& state, const Path& before) {
    if (opponent_.network == nullptr) {
      return search(Evaluator(game_, state, opponent_.weights), state, before);
    }
    if (!network_ || !network_->serves(state)) {
      network_.emplace(*opponent_.network, game_.variant(), state);
    }
    return search(NetworkEvaluator(game_, state, *network_), state, before);
  }
  [[nodiscard]] bool is_quiet(const State& state, Action chosen) const {
    return tune::is_quiet(Evaluator(game_, state, opponent_.weights), state, chosen);
  }

 private:
  /// Set when the time for a decision is up.
  class Deadline final : public search::Stop {
   public:
    explicit Deadline(std::chrono::microseconds time) : end_(tools::Clock::now() + time) {}
    [[nodiscard]] bool is_set() override { return tools::Clock::now() >= end_; }

   private:
    tools::Clock::time_point end_;
  };

  template <class AnyEvaluator>
  Decision search(const AnyEvaluator& evaluator, const State& state, const Path& before) {
    Deadline deadline(opponent_.time);
    search::SearchRequest request;
    request.nodes = opponent_.nodes;
    if (opponent_.nodes == 0) request.stop = &deadline;
    return tune::searched(evaluator, table_, request, state, before);
  }

  const Graal& game_;
  Opponent opponent_;
  search::TranspositionTable table_;
  std::optional<NetworkTable> network_;
};

/// Plays on to the end; `seen(state, decision)` hears of every decision, and says whether to go on:
/// a game that is broken off counts as drawn.
template <class Seen>
Ending play_out(const Graal& game, State state, std::array<Player*, 2> players, const Seen& seen) {
  Path before;
  while (!state.is_over() && before.size() < kMostPlies) {
    Player& player = *players[static_cast<std::size_t>(to_act(state).camp())];
    const Player::Decision decision = player.choose(state, before);
    if (!seen(state, decision)) break;
    before.push_back(state);
    game.apply(state, decision.action);
    const auto recurs = std::ranges::count(before, state.recurrence(), &State::recurrence);
    if (!state.is_over() && recurs >= 2) game.end_by_recurrence(state);
  }
  return state.is_over() ? state.ending : Ending::draw;
}

}  // namespace broceliande::graal
