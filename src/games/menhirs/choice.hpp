#pragma once

#include <string>
#include <vector>

#include "core/choice.hpp"
#include "games/menhirs/state.hpp"

namespace broceliande::menhirs {

/// What can be chosen after these picks. A slide begins with any tile of a cluster, which chooses
/// the whole cluster; further tiles are left out or taken in again, `none` leaves all of them out,
/// and a direction (`>NE`) completes it. A pick that leads nowhere is refused with the rule.
[[nodiscard]] Result<Choice> choose(const State& state, const std::vector<std::string>& picks);

}  // namespace broceliande::menhirs
