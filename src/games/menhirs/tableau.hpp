#pragma once

#include <vector>

#include "core/tableau.hpp"
#include "games/menhirs/state.hpp"

namespace broceliande::menhirs {

/// Menhirs and mist, and the slide that would be a mirror (M11).
[[nodiscard]] Tableau tableau(const State& state);

}  // namespace broceliande::menhirs
