#pragma once

#include <string>

#include "core/geometry.hpp"
#include "print/svg.hpp"

namespace broceliande::print {

/// A board as line art, in the units of its geometry.
struct BoardArt {
  Frame frame{};           ///< all that is drawn
  double millimetres = 1;  ///< that a unit is on paper
  std::string markup;

  [[nodiscard]] Extent size() const {
    return {frame.width * millimetres, frame.height * millimetres};
  }
};

/// Millimetres that a unit of such a geometry is when people play on it.
[[nodiscard]] double playing_scale(const Geometry& geometry);

[[nodiscard]] BoardArt board_art(const Geometry& geometry);

}  // namespace broceliande::print
