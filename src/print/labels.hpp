#pragma once

#include "core/geometry.hpp"
#include "print/svg.hpp"

namespace broceliande::print {

/// Names of cells, rows and columns, in the units of the geometry: in every hex; around a grid;
/// around the rings and along the uppermost spoke that goes through all of them.
void add_labels(SvgWriter& ink, const Geometry& geometry);

/// From one column of a grid to the next.
[[nodiscard]] double grid_step(const Geometry& geometry);

/// How far the names of a grid stand out beyond its cells.
inline constexpr double kGridLabels = 22;

}  // namespace broceliande::print
