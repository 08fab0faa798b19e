#pragma once

#include "core/geometry.hpp"
#include "games/grailnah/board.hpp"

namespace broceliande::grailnah {

/// The round board with the castles that stand (G1–G5); site N in the north.
[[nodiscard]] Geometry geometry(const Board& board, Sites castles);

}  // namespace broceliande::grailnah
