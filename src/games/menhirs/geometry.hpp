#pragma once

#include "core/geometry.hpp"

namespace broceliande::menhirs {

/// The hexagon of that side, column a in the west (M1).
[[nodiscard]] Geometry geometry(int side);

}  // namespace broceliande::menhirs
