#pragma once

#include <string>
#include <string_view>

#include "core/error.hpp"
#include "games/graal/board.hpp"
#include "games/graal/lines.hpp"

namespace broceliande::graal {

/// The fewest open squares a kingdom needs: three armies with royal houses and a castle (C4, C21).
inline constexpr int kFewestOpenSquares = 64;

/// A map (C2): which squares are rock and which forest, and what follows from it for lines. Data
/// that was checked when read; castles are not part of it.
struct Map {
  std::string name;
  Squares rock;
  Squares rough;  ///< rock and forest
  Compass rock_lines;
  Compass rough_lines;
  /// C11, as if there were no castles: squares that a horseman cannot enter in that direction.
  Compass pinched;

  [[nodiscard]] bool is_rock(Square square) const { return rock.has(square); }
  [[nodiscard]] bool is_forest(Square square) const {
    return rough.has(square) && !is_rock(square);
  }
  friend bool operator==(const Map&, const Map&) = default;
};

/// Reads a name and 16 rows, row 16 first, of `.` open, `f` forest and `r` rock, one a line or
/// joined by `/`. The map must be the same when the board is turned half round (C2).
[[nodiscard]] Result<Map> read_map(std::string_view text);

/// The map as one word, `name/row/row/…`, which `read_map` reads.
[[nodiscard]] std::string map_text(const Map& map);

}  // namespace broceliande::graal
