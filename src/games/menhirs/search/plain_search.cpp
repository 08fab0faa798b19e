#include "games/menhirs/search/plain_search.hpp"

namespace broceliande::menhirs {
namespace {

bool is_better(const PlainSearch::Answer& one, const PlainSearch::Answer& other) {
  if (one.value != other.value) return one.value > other.value;
  if (one.value > 0) return one.turn < other.turn;
  return one.turn > other.turn;
}

}  // namespace

PlainSearch::Answer PlainSearch::solve(const State& state) {
  const auto known = answers_.find(state);
  if (known != answers_.end()) return known->second;
  const Answer answer = best_of(state);
  answers_.emplace(state, answer);
  return answer;
}

PlainSearch::Answer PlainSearch::best_of(const State& state) {
  const Seat actor = game_.to_act(state);
  if (const auto outcome = game_.outcome(state)) {
    const int value = static_cast<int>((*outcome)[actor].verdict);
    return {value, state.turn, outcome->of[0].score + outcome->of[1].score};
  }
  std::vector<Action> actions;
  game_.legal(state, actions);
  bool is_first = true;
  Answer best;
  for (const Action action : actions) {
    State next = state;
    game_.apply(next, action);
    Answer answer = solve(next);
    if (game_.to_act(next) != actor) answer.value = -answer.value;
    if (is_first || is_better(answer, best)) best = answer;
    is_first = false;
  }
  return best;
}

}  // namespace broceliande::menhirs
