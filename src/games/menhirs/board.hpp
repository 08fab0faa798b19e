#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace broceliande::menhirs {

inline constexpr int kMostCells = 61;

/// Clockwise from north, so that the opposite is three further (M1).
enum class Direction : std::uint8_t { N, NE, SE, S, SW, NW };
inline constexpr int kDirections = 6;

[[nodiscard]] constexpr Direction opposite(Direction direction) {
  return static_cast<Direction>((static_cast<int>(direction) + 3) % kDirections);
}

/// Degrees with the clock from north.
[[nodiscard]] constexpr int angle_of(Direction direction) {
  return 360 / kDirections * static_cast<int>(direction);
}

/// A set of cells, one bit each. Which bit a cell has is the board's affair, see Board.
using Cells = std::uint64_t;

[[nodiscard]] constexpr int size(Cells cells) { return std::popcount(cells); }
[[nodiscard]] constexpr Cells first(Cells cells) { return cells & (~cells + 1); }

/// A hexagon of hexes (M1). Cells are counted in board order: column by column from the west, each
/// from south to north.
///
/// A hexagon of side s has n = 3s(s-1)+1 cells, and hexagons tile the plane; so the columns and
/// rows can be wound onto a ring of n places on which every step in one direction is the same
/// distance, for all cells alike. A cell's bit is its place on that ring: moving a whole set of
/// cells is one rotation, and n bits are enough.
struct Board {
  int side = 0;
  int cells = 0;
  Cells all = 0;
  std::array<std::uint8_t, kDirections> distance{};  ///< along the ring, a direction
  std::array<Cells, kDirections> edge{};             ///< the cells with no neighbour there
  std::array<Cells, kMostCells> neighbours{};        ///< by bit
  std::array<std::uint8_t, kMostCells> bit_of{};     ///< by board order
  std::array<std::uint8_t, kMostCells> order_of{};   ///< by bit

  [[nodiscard]] constexpr int columns() const { return 2 * side - 1; }
  [[nodiscard]] constexpr int rows(int column) const {
    const int from_middle = column < side ? side - 1 - column : column - side + 1;
    return 2 * side - 1 - from_middle;
  }

  /// The cell at column and row, both from 0; nothing when it is off the board.
  [[nodiscard]] constexpr Cells at(int column, int row) const {
    if (column < 0 || column >= columns() || row < 0 || row >= rows(column)) return 0;
    int order = row;
    for (int c = 0; c < column; ++c) order += rows(c);
    return Cells{1} << bit_of[static_cast<std::size_t>(order)];
  }

  [[nodiscard]] constexpr Cells in_order(int order) const {
    return Cells{1} << bit_of[static_cast<std::size_t>(order)];
  }

  /// All cells moved one step. None of them may lie on that edge.
  [[nodiscard]] constexpr Cells moved(Cells set, Direction direction) const {
    const int far = distance[static_cast<std::size_t>(direction)];
    return ((set << far) | (set >> (cells - far))) & all;
  }

  [[nodiscard]] constexpr bool can_move_on_board(Cells set, Direction direction) const {
    return (set & edge[static_cast<std::size_t>(direction)]) == 0;
  }

  /// The neighbours of one cell.
  [[nodiscard]] constexpr Cells around(Cells cell) const {
    return neighbours[static_cast<std::size_t>(std::countr_zero(cell))];
  }

  /// The connected piece of `set` that holds `cell`.
  [[nodiscard]] constexpr Cells piece(Cells set, Cells cell) const {
    Cells found = cell;
    for (Cells edge_cells = cell; edge_cells != 0;) {
      const Cells next = first(edge_cells);
      edge_cells ^= next;
      const Cells fresh = around(next) & set & ~found;
      found |= fresh;
      edge_cells |= fresh;
    }
    return found;
  }

  [[nodiscard]] constexpr bool is_connected(Cells set) const {
    return set != 0 && piece(set, first(set)) == set;
  }
};

/// The board of side 3, 4 or 5 (M3).
[[nodiscard]] const Board& board(int side);

/// `c3`, as the rules write cells.
[[nodiscard]] std::string cell_text(const Board& board, Cells cell);

[[nodiscard]] std::string_view direction_text(Direction direction);
[[nodiscard]] std::optional<Direction> read_direction(std::string_view text);

}  // namespace broceliande::menhirs
