#pragma once

#include "core/drawing.hpp"
#include "games/menhirs/state.hpp"

namespace broceliande::menhirs {

/// The board as hexes with their names, mist as waves, and below it what the turn is about.
[[nodiscard]] Drawing draw(const State& state);

}  // namespace broceliande::menhirs
