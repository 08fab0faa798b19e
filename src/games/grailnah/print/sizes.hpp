#pragma once

#include <string_view>
#include <vector>

#include "core/geometry.hpp"
#include "print/svg.hpp"

/// How large the round board and its pieces are on paper.
namespace broceliande::print::grailnah {

/// The corners of an outline of lines and arcs, as `Path` writes it; of a square or a castle the
/// outer two, then the inner two.
[[nodiscard]] std::vector<PagePoint> corners(std::string_view outline);

/// As Tintagelle, but larger where the innermost squares would be too narrow for a disc.
[[nodiscard]] double millimetres(const Geometry& geometry);

/// As wide as a disc can be that lies within every square.
[[nodiscard]] double disc_diameter(const Geometry& geometry);

}  // namespace broceliande::print::grailnah
