#include "games/menhirs/search/seat_evaluator.hpp"

#include "games/menhirs/search/evaluation.hpp"

namespace broceliande::menhirs {
namespace {

search::Expectations sure_for(int player) {
  search::Expectations all{};
  all[static_cast<std::size_t>(player)] = 1;
  return all;
}

}  // namespace

search::Expectations SeatEvaluator::expectations(const State& state) const {
  std::vector<Action> scratch;
  if (can_win_now(state, scratch)) return sure_for(state.turn % 2);
  search::Expectations even{};
  even[0] = even[1] = 0.5;
  return even;
}

}  // namespace broceliande::menhirs
