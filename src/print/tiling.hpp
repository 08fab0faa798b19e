#pragma once

#include <optional>
#include <string>
#include <vector>

#include "print/svg.hpp"

namespace broceliande::print {

/// One page of a large drawing: the part it shows, and whether more follows beyond the strips on
/// which the next pages are glued.
struct Tile {
  int column = 0;
  int row = 0;
  Frame part{};
  bool goes_on_right = false;
  bool goes_on_below = false;

  /// A1 is the upper left one; letters count columns, numbers rows.
  [[nodiscard]] std::string label() const;
};

/// A drawing cut into parts; neighbours share a strip as wide as the overlap.
struct Tiling {
  int columns = 0;
  int rows = 0;
  double overlap = 0;
  std::vector<Tile> tiles{};  ///< row by row
};

/// As few parts as fit the room of a page, all of the same size, unless a shared strip would then
/// lie on what stays whole: the seam moves aside, and where it cannot there is one part more. The
/// overlap must be smaller than the room.
[[nodiscard]] Tiling tile(Extent drawing, Extent room, double overlap,
                          const std::optional<Frame>& whole = std::nullopt);

}  // namespace broceliande::print
