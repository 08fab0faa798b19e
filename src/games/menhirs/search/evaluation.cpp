#include "games/menhirs/search/evaluation.hpp"

#include <algorithm>

namespace broceliande::menhirs {
namespace {

bool wins(const Board& board, const State& state, Action slide) {
  if (!slide.is_slide()) return false;
  const Cells stays = state.mist & ~slide.cells();
  return ((stays | board.moved(slide.cells(), slide.direction())) & state.menhirs) == 0;
}

search::Expectations sure_for(int player) {
  search::Expectations all{};
  all[static_cast<std::size_t>(player)] = 1;
  return all;
}

}  // namespace

bool lie_under_one_cluster(const State& state) {
  const Cells covered = state.covered();
  return (covered & ~board(state.side).piece(state.mist, first(covered))) == 0;
}

bool can_win_now(const State& state, std::vector<Action>& scratch) {
  if (state.phase != Phase::slide || !lie_under_one_cluster(state)) return false;
  scratch.clear();
  legal(state, scratch);
  const Board& board = menhirs::board(state.side);
  return std::ranges::any_of(scratch, [&](Action slide) { return wins(board, state, slide); });
}

search::Expectations SeatEvaluator::expectations(const State& state) const {
  std::vector<Action> scratch;
  if (can_win_now(state, scratch)) return sure_for(state.turn % 2);
  search::Expectations even{};
  even[0] = even[1] = 0.5;
  return even;
}

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
