#include "games/menhirs/search/leaf_evaluator.hpp"

#include "games/menhirs/search/evaluation.hpp"

namespace broceliande::menhirs {

Action LeafEvaluator::choose(const State& state, Rng& rng) {
  const Board& board = menhirs::board(state.side);
  actions_.clear();
  legal(state, actions_);
  if (state.phase == Phase::slide && lie_under_one_cluster(state)) {
    for (const Action action : actions_) {
      if (wins(board, state, action)) return action;
    }
  }
  Action chosen = actions_.front();
  constexpr int kTries = 3;
  for (int i = 0; i < kTries; ++i) {
    chosen = actions_[rng.below(static_cast<std::uint32_t>(actions_.size()))];
    State after = state;
    apply(after, chosen);
    if (after.phase == Phase::over || !lie_under_one_cluster(after)) break;
  }
  return chosen;
}

search::Expectations LeafEvaluator::evaluate(const State& state, Rng& rng) {
  State now = state;
  while (now.phase != Phase::over) apply(now, choose(now, rng));
  return search::expectations_of(*game_.outcome(now));
}

}  // namespace broceliande::menhirs
