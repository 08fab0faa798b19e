#pragma once

#include <string>
#include <vector>

#include "core/choice.hpp"
#include "games/pebbles/state.hpp"

namespace broceliande::pebbles {

/// What can be chosen after these picks: a free cell completes the action.
[[nodiscard]] Result<Choice> choose(const State& state, const std::vector<std::string>& picks);

}  // namespace broceliande::pebbles
