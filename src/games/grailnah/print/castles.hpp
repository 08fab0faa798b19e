#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/geometry.hpp"
#include "print/walls.hpp"

namespace broceliande::print::grailnah {

/// The walls round a castle of the round board: they follow its outline, curved walls folded once
/// in the middle. The front has the Royal gate, each side a side gate (G4).
struct RoundCastle {
  double side = 0;
  double half_front = 0;
  double half_back = 0;
  double gate_from_front = 0;  ///< to the middle of a side gate

  /// Of one of the castles of a board, in millimetres.
  [[nodiscard]] static RoundCastle around(const Cell& cell, const Geometry& geometry);

  /// Side, front and side, with tabs that go behind the back; and the back, with a badge on it.
  [[nodiscard]] std::array<WallStrip, 2> strips(const std::string& badge,
                                                ColourMode used = ColourMode::black) const;
};

}  // namespace broceliande::print::grailnah
