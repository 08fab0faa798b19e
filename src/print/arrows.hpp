#pragma once

#include <span>

#include "print/svg.hpp"

namespace broceliande::print {

/// How an arrow of a diagram is drawn, in the units of the board.
struct ArrowLook {
  double size = 0;    ///< of a figure
  double edge = 0;    ///< from the middle of the first cell to the tail
  double before = 0;  ///< from the tip to the middle of the last cell
};

/// An arrow through the middles of two cells or more.
void add_arrow(SvgWriter& ink, std::span<const PagePoint> way, const ArrowLook& look);

/// Crosses such an arrow out: what it shows is forbidden.
void cross_out(SvgWriter& ink, std::span<const PagePoint> way, const ArrowLook& look);

}  // namespace broceliande::print
