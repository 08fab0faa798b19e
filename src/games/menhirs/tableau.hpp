#pragma once

#include <vector>

#include "core/tableau.hpp"
#include "games/menhirs/state.hpp"

namespace broceliande::menhirs {

/// Menhirs and mist, and the slide that would be a mirror (M11).
[[nodiscard]] Tableau tableau(const State& state);

/// The tiles that an action moves, puts down or takes away.
[[nodiscard]] std::vector<Step> steps(const State& state, Action action);

}  // namespace broceliande::menhirs
