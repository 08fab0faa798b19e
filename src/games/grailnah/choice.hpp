#pragma once

#include <string>
#include <vector>

#include "core/choice.hpp"
#include "games/grailnah/rules.hpp"

namespace broceliande::grailnah {

/// What can be chosen after these picks: a piece (`n@A3`, `M@*`), where it goes, and for Morgane
/// the Knight who pays. A pick that leads nowhere is refused with the rule; the bare name of a
/// place may stand for what is there.
[[nodiscard]] Result<Choice> choose(const Rules& rules, const State& state,
                                    const std::vector<std::string>& picks);

}  // namespace broceliande::grailnah
