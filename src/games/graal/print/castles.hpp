#pragma once

#include <array>
#include <string>

#include "print/walls.hpp"

namespace broceliande::print::graal {

/// From one hole to the next, in millimetres: the board is four A4 pages.
inline constexpr double kHole = 21;

/// A donjon that closes round one hole, and a courtyard that leans on it round the next (C3).
[[nodiscard]] std::array<WallStrip, 2> hole_castle(double hole, int seat,
                                                   const std::string& letter);

}  // namespace broceliande::print::graal
