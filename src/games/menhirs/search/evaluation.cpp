#include "games/menhirs/search/evaluation.hpp"

#include <algorithm>

namespace broceliande::menhirs {

bool can_win_now(const State& state, std::vector<Action>& scratch) {
  if (state.phase != Phase::slide || !lie_under_one_cluster(state)) return false;
  scratch.clear();
  legal(state, scratch);
  const Board& board = menhirs::board(state.side);
  return std::ranges::any_of(scratch, [&](Action slide) { return wins(board, state, slide); });
}

}  // namespace broceliande::menhirs
