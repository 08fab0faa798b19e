#pragma once

#include <string>
#include <string_view>

#include "print/tokens.hpp"

namespace broceliande::print::menhirs {

/// The drawing of a menhir: they differ, as on the screen.
[[nodiscard]] std::string menhir(int index);

/// A hex with a flat top, as wide as told; the heavier rim is for what lies below.
enum class Rim { light, heavy };
[[nodiscard]] std::string hex_tile(std::string_view figure_id, double width, Rim rim,
                                   ColourMode used);

/// A menhir, or the mist that lies on it.
[[nodiscard]] PieceToken tile_token(const Press& press, const Tableau::PlacedFigure& figure,
                                    double width);

}  // namespace broceliande::print::menhirs
