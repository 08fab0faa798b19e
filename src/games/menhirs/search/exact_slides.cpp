#include "games/menhirs/search/exact_slides.hpp"

#include "games/menhirs/rules.hpp"

namespace broceliande::menhirs {

ExactSlides::ExactSlides() : numbers_(std::size_t{1} << kCells) {
  for (std::uint32_t mist = 0; mist < numbers_.size(); ++mist) {
    std::vector<std::uint32_t>& sets = sets_[static_cast<std::size_t>(size(mist))].sets;
    numbers_[mist] = static_cast<Number>(sets.size());
    sets.push_back(mist);
  }
}

void ExactSlides::prepare(int tiles) {
  Sets& sets = sets_[static_cast<std::size_t>(tiles)];
  if (!sets.begins.empty()) return;
  const Board& board = menhirs::board(kSide);
  State state;
  state.side = kSide;
  state.phase = Phase::slide;
  std::vector<Action> actions;
  sets.begins.reserve(sets.sets.size() + 1);
  sets.begins.push_back(0);
  for (const Cells mist : sets.sets) {
    state.mist = mist;
    actions.clear();
    legal(state, actions);
    for (const Action action : actions) {
      if (!action.is_slide()) continue;
      const Cells landed = board.moved(action.cells(), action.direction());
      sets.targets.push_back(number((mist & ~action.cells()) | landed));
    }
    sets.begins.push_back(static_cast<Number>(sets.targets.size()));
  }
  sets.targets.shrink_to_fit();
}

}  // namespace broceliande::menhirs
