#pragma once

#include "core/error.hpp"
#include "games/grailnah/rules.hpp"

namespace broceliande::grailnah {

/// Refuses a position whose fields read well, but which cannot be.
[[nodiscard]] Result<void> inspect(const Rules& rules, const State& state);

}  // namespace broceliande::grailnah
