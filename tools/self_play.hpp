#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

#include "search/network.hpp"
#include "tools/game_record.hpp"
#include "tools/in_order.hpp"
#include "tools/tune.hpp"

/// Games that engines play against themselves and each other.
///
/// `Kit` is what a game brings along: `Game`, `Weights`, its `Evaluator`, `NetworkEvaluator` and
/// `NetworkTable`, `side_to_act(state)`, `ending(state)`, `default_weights(game)` and
/// `prepare(table, network, game, state)`, which makes the table of a network where there is none
/// that serves the position.
namespace broceliande::tools {

inline constexpr std::size_t kMostPlies = 400;  // longer games count as drawn

/// Who plays: an evaluation, and how long it may think about a decision.
template <class Kit>
struct Opponent {
  std::optional<typename Kit::Weights> weights{};  ///< those compiled in, if there are none
  const search::Network* network = nullptr;        ///< in place of the weights
  std::uint64_t nodes = 0;
  std::chrono::microseconds time{};  ///< if there is no limit of nodes
};

template <class Kit>
class SelfPlayer {
 public:
  using Game = typename Kit::Game;
  using State = typename Game::State;
  using Action = typename Game::Action;
  using SearchedAction = tune::SearchedAction<Action>;
  using Path = std::vector<State>;

  SelfPlayer(const Game& game, const Opponent<Kit>& opponent,
             std::size_t memory = std::size_t{8} << 20)
      : game_(game),
        opponent_(opponent),
        weights_(opponent.weights.value_or(Kit::default_weights(game))),
        table_(memory) {}

  void forget() { table_.clear(); }
  SearchedAction choose(const State& state, const Path& before) {
    if (opponent_.network == nullptr) return search(hand_made(state), state, before);
    Kit::prepare(network_, *opponent_.network, game_, state);
    return search(typename Kit::NetworkEvaluator(game_, state, *network_), state, before);
  }
  [[nodiscard]] bool is_quiet(const State& state, Action chosen) const {
    return tune::is_quiet(hand_made(state), state, chosen);
  }

 private:
  /// Set when the time for a decision is up.
  class Deadline final : public search::Stop {
   public:
    explicit Deadline(std::chrono::microseconds time) : end_(Clock::now() + time) {}
    [[nodiscard]] bool is_set() override { return Clock::now() >= end_; }

   private:
    Clock::time_point end_;
  };

  [[nodiscard]] typename Kit::Evaluator hand_made(const State& state) const {
    return {game_, state, weights_};
  }
  template <class AnyEvaluator>
  SearchedAction search(const AnyEvaluator& evaluator, const State& state, const Path& before) {
    Deadline deadline(opponent_.time);
    search::SearchRequest request;
    request.nodes = opponent_.nodes;
    if (opponent_.nodes == 0) request.stop = &deadline;
    return tune::searched(evaluator, table_, request, state, before);
  }

  const Game& game_;
  Opponent<Kit> opponent_;
  typename Kit::Weights weights_;
  search::TranspositionTable table_;
  std::optional<typename Kit::NetworkTable> network_;
};

/// Plays on to the end; `seen(state, decision)` hears of every decision, and says whether to go on:
/// a game that is broken off counts as drawn. Players by side.
template <class Kit, class Seen>
GameEnd play_out(const typename Kit::Game& game, typename Kit::Game::State state,
                 const std::array<SelfPlayer<Kit>*, 2>& players, const Seen& seen) {
  typename SelfPlayer<Kit>::Path before;
  std::vector<std::uint64_t> recurrences;
  while (Kit::ending(state) == GameEnd::running && before.size() < kMostPlies) {
    SelfPlayer<Kit>& player = *players[static_cast<std::size_t>(Kit::side_to_act(state))];
    const auto decision = player.choose(state, before);
    if (!seen(state, decision)) break;
    before.push_back(state);
    recurrences.push_back(game.recurrence(state));
    game.apply(state, decision.action);
    if (Kit::ending(state) != GameEnd::running) break;
    if (std::ranges::count(recurrences, game.recurrence(state)) >= 2) {
      game.end_by_recurrence(state);
    }
  }
  const GameEnd ending = Kit::ending(state);
  return ending == GameEnd::running ? GameEnd::draw : ending;
}

}  // namespace broceliande::tools
