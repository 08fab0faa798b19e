#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "games/graal/search/evaluator.hpp"
#include "search/iterative_deepening.hpp"
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

class Player {
 public:
  using Decision = tune::Decision<Action>;

  Player(const Graal& game, const Weights& weights, std::uint64_t nodes,
         std::size_t memory = std::size_t{8} << 20)
      : game_(game), weights_(weights), nodes_(nodes), table_(memory) {}

  void forget() { table_.clear(); }
  Decision choose(const State& state, const Path& before) {
    return tune::searched(Evaluator(game_, state, weights_), table_, nodes_, state, before);
  }
  [[nodiscard]] bool is_quiet(const State& state, Action chosen) const {
    return tune::is_quiet(Evaluator(game_, state, weights_), state, chosen);
  }

 private:
  const Graal& game_;
  Weights weights_;
  std::uint64_t nodes_;
  search::TranspositionTable table_;
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
