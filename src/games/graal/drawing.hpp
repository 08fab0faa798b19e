#pragma once

#include "core/drawing.hpp"
#include "games/graal/drawing_up.hpp"
#include "games/graal/state.hpp"
#include "games/graal/variant.hpp"

namespace broceliande::graal {

/// The board with ground, castles, figures and coordinates, and below it what the turn is about.
[[nodiscard]] Drawing draw(const Variant& variant, const State& state);

/// A camp's kingdom behind its screen.
[[nodiscard]] Drawing draw(const Muster& muster, const DrawingUp& drawing_up);

}  // namespace broceliande::graal
