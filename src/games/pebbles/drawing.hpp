#pragma once

#include "core/drawing.hpp"
#include "games/pebbles/state.hpp"

namespace broceliande::pebbles {

/// The board for a terminal, with the names of files and ranks.
[[nodiscard]] Drawing draw(const State& state);

}  // namespace broceliande::pebbles
