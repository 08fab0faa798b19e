#pragma once

#include <string>
#include <string_view>

#include "print/tokens.hpp"

namespace broceliande::print::grailnah {

/// Merlin stands on rays, Morgane in the night.
[[nodiscard]] std::string magician_disc(std::string_view kind, double diameter, ColourMode used);

/// A magician's disc, or that of a seat.
[[nodiscard]] PieceToken piece_token(const Press& press, const Tableau::PlacedFigure& figure,
                                     double diameter);

}  // namespace broceliande::print::grailnah
