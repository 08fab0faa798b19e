#pragma once

#include <array>
#include <string_view>

#include "print/tokens.hpp"
#include "print/walls.hpp"

namespace broceliande::print::graal {

/// From one hole to the next, in millimetres: the board is four A4 pages.
inline constexpr double kHole = 21;

/// The ground of the two kingdoms in colours: paler than on the screen, since ink is dear.
inline constexpr std::string_view kNorthTint = "#e3eeda";
inline constexpr std::string_view kSouthTint = "#f8eec9";

/// The marks of the squares that a castle covers.
inline constexpr std::array<std::string_view, 2> kCastleParts{"donjon", "courtyard"};

/// A donjon that closes round one hole, and a courtyard that leans on it round the next (C3).
[[nodiscard]] std::array<WallStrip, 2> hole_castle(double hole, const SeatPattern& pattern,
                                                   ColourMode used = ColourMode::black);

}  // namespace broceliande::print::graal
