#pragma once

#include <vector>

#include "print/press.hpp"

namespace broceliande::print::grailnah {

/// What lies on the board and beside it.
[[nodiscard]] std::vector<Section> pieces(const Press& press);

}  // namespace broceliande::print::grailnah
