#pragma once

#include <vector>

#include "core/event.hpp"
#include "games/grailnah/rules.hpp"

namespace broceliande::grailnah {

/// What happened in an action that led from one state to another.
[[nodiscard]] std::vector<Event> events(const Rules& rules, const State& before, Action action,
                                        const State& after);

}  // namespace broceliande::grailnah
