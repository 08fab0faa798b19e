#pragma once

#include "core/geometry.hpp"
#include "games/graal/map.hpp"

namespace broceliande::graal {

/// The 16 × 16 holes with the map's rock and forest; a1 in the south-west (C1, C2).
[[nodiscard]] Geometry geometry(const Map& map);

}  // namespace broceliande::graal
