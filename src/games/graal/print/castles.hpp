#pragma once

#include <array>

#include "print/tokens.hpp"
#include "print/walls.hpp"

namespace broceliande::print::graal {

/// From one hole to the next, in millimetres: the board is four A4 pages.
inline constexpr double kHole = 21;

/// A donjon that closes round one hole, and a courtyard that leans on it round the next (C3).
[[nodiscard]] std::array<WallStrip, 2> hole_castle(double hole, const SeatPattern& pattern);

}  // namespace broceliande::print::graal
