#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/geometry.hpp"
#include "print/walls.hpp"

namespace broceliande::print {

/// The walls round a castle of the round board: they follow its outline, curved walls folded once
/// in the middle. The front has the Royal gate, each side a side gate (G4).
struct RoundCastle {
  double side = 0;
  double half_front = 0;
  double half_back = 0;

  /// From the cell's outline, in millimetres.
  [[nodiscard]] static RoundCastle around(const Cell& cell, double millimetres);

  /// Side, front and side, with tabs that go behind the back; and the back.
  [[nodiscard]] std::array<WallStrip, 2> strips(int seat, const std::string& letter) const;
};

/// A donjon that closes round one hole, and a courtyard that leans on it round the next (C3).
[[nodiscard]] std::array<WallStrip, 2> hole_castle(double hole, int seat,
                                                   const std::string& letter);

}  // namespace broceliande::print
