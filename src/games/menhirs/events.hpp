#pragma once

#include <vector>

#include "core/event.hpp"
#include "games/menhirs/state.hpp"

namespace broceliande::menhirs {

/// What happened in an action that led from one state to another; `early21` decides what a win
/// counts (M18).
[[nodiscard]] std::vector<Event> events(const State& before, Action action, const State& after,
                                        bool early21);

}  // namespace broceliande::menhirs
