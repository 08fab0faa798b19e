#pragma once

#include <vector>

#include "print/press.hpp"

namespace broceliande::print::graal {

/// The set-ups that come with the game and fit the map, the army and the number of armies: a
/// picture of each, and the squares figure by figure. No pages where none fits.
[[nodiscard]] std::vector<Sheet> set_ups(const Press& press);

}  // namespace broceliande::print::graal
