#pragma once

#include <string_view>
#include <vector>

#include "core/reach.hpp"
#include "games/grailnah/rules.hpp"

namespace broceliande::grailnah {

/// Where the pieces at a place could go, alike ones once: a coloured piece on a turn of its player,
/// Merlin and Morgane as the player to move may play them now. A locked piece goes nowhere (G13).
[[nodiscard]] std::vector<Reach> reach(const Rules& rules, const State& state,
                                       std::string_view place);

}  // namespace broceliande::grailnah
