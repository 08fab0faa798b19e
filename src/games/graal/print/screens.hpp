#pragma once

#include <vector>

#include "print/press.hpp"

namespace broceliande::print::graal {

/// Two screens to draw up behind (C6). Each is two pages folded lengthwise into roofs that stand
/// side by side: a landscape for the enemy, and for the owner what his figures can do.
[[nodiscard]] std::vector<Sheet> screens(const Press& press);

}  // namespace broceliande::print::graal
