#pragma once

#include <algorithm>

#include "games/menhirs/state.hpp"

namespace broceliande::menhirs {

/// What all positions of a game have in common: its menhirs, and how many tiles there are in each
/// turn, since every clear takes one as long as there are two (M13, M14).
struct GameSetup {
  int side = 0;
  Cells menhirs = 0;
  int first_clearing = 0;
  int tiles = 0;  ///< before the first clear

  [[nodiscard]] static GameSetup of(const State& state) {
    const int placed_later = std::max(0, kPlacements - state.turn);
    const int cleared_before = std::max(0, state.turn - state.first_clearing);
    return {state.side, state.menhirs, state.first_clearing,
            size(state.mist) + placed_later + cleared_before};
  }

  [[nodiscard]] int tiles_at(int turn) const {
    return std::max(1, tiles - std::max(0, turn - first_clearing));
  }
  [[nodiscard]] bool clears_at(int turn) const {
    return turn >= first_clearing && tiles_at(turn) > 1;
  }
  [[nodiscard]] bool is_bare(Cells mist) const { return (mist & menhirs) == 0; }

  friend bool operator==(const GameSetup&, const GameSetup&) = default;
};

}  // namespace broceliande::menhirs
