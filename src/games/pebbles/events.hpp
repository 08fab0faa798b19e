#pragma once

#include <vector>

#include "core/event.hpp"
#include "games/pebbles/state.hpp"

namespace broceliande::pebbles {

/// What happened in an action that led from one state to another.
[[nodiscard]] std::vector<Event> events(const State& before, Action action, const State& after);

}  // namespace broceliande::pebbles
