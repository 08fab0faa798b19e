#pragma once

#include "core/drawing.hpp"
#include "games/grailnah/rules.hpp"

namespace broceliande::grailnah {

/// The board unrolled: rings as rows with the outermost on top, spokes as columns, the Grailnah
/// below; then who is inside the castles, who waits, and which pieces are locked.
[[nodiscard]] Drawing draw(const Rules& rules, const State& state);

}  // namespace broceliande::grailnah
