#pragma once

#include <string_view>
#include <vector>

#include "core/reach.hpp"
#include "games/graal/state.hpp"
#include "games/graal/variant.hpp"

namespace broceliande::graal {

/// Where the figure on a square could go and at whom it could shoot: now, if its army decides, else
/// on a turn of its own. While a shot waits, the army under fire has its retreats alone (C17).
[[nodiscard]] std::vector<Reach> reach(const Variant& variant, const State& state,
                                       std::string_view square);

}  // namespace broceliande::graal
