#pragma once

#include <vector>

#include "core/event.hpp"
#include "games/graal/state.hpp"

namespace broceliande::graal {

/// What happened in an action that led from one state to another.
[[nodiscard]] std::vector<Event> events(const State& before, Action action, const State& after);

}  // namespace broceliande::graal
