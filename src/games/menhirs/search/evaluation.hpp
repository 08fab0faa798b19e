#pragma once

#include <vector>

#include "games/menhirs/rules.hpp"

namespace broceliande::menhirs {

/// Whether all menhirs under mist lie under one cluster: no single slide can bare them otherwise.
[[nodiscard]] inline bool lie_under_one_cluster(const State& state) {
  const Cells covered = state.covered();
  return (covered & ~board(state.side).piece(state.mist, first(covered))) == 0;
}

/// Whether a slide bares all menhirs (M12).
[[nodiscard]] inline bool wins(const Board& board, const State& state, Action slide) {
  if (!slide.is_slide()) return false;
  const Cells stays = state.mist & ~slide.cells();
  return ((stays | board.moved(slide.cells(), slide.direction())) & state.menhirs) == 0;
}

/// Whether the player to slide could win at once (M12). `scratch` is overwritten.
[[nodiscard]] bool can_win_now(const State& state, std::vector<Action>& scratch);

}  // namespace broceliande::menhirs
