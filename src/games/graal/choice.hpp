#pragma once

#include <string>
#include <vector>

#include "core/choice.hpp"
#include "games/graal/state.hpp"
#include "games/graal/variant.hpp"

namespace broceliande::graal {

/// What can be chosen after these picks: a figure by its square, then where it goes, whom it takes
/// or shoots, or where it flees. A pick that leads nowhere is refused with the rule.
[[nodiscard]] Result<Choice> choose(const Variant& variant, const State& state,
                                    const std::vector<std::string>& picks);

}  // namespace broceliande::graal
