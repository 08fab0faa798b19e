#pragma once

#include "core/geometry.hpp"

namespace broceliande::pebbles {

/// Nine squares (P1).
[[nodiscard]] Geometry geometry();

}  // namespace broceliande::pebbles
