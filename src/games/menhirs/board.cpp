#include "games/menhirs/board.hpp"

#include <algorithm>

namespace broceliande::menhirs {
namespace {

constexpr std::array<std::string_view, kDirections> kDirectionTexts{"N", "NE", "SE",
                                                                    "S", "SW", "NW"};

struct HexPlace {
  int column;
  int row;
};

/// M1, word for word.
constexpr HexPlace step(const Board& board, HexPlace from, Direction direction) {
  const auto [column, row] = from;
  const int middle = board.side - 1;
  switch (direction) {
    case Direction::N: return {column, row + 1};
    case Direction::S: return {column, row - 1};
    case Direction::NE: return {column + 1, column < middle ? row + 1 : row};
    case Direction::SE: return {column + 1, column < middle ? row : row - 1};
    case Direction::NW: return {column - 1, column > middle ? row + 1 : row};
    case Direction::SW: return {column - 1, column > middle ? row : row - 1};
  }
  return from;
}

/// HexPlace on the ring when one step north is 1 and one step north-east is `column_distance`.
constexpr int ring_place(const Board& board, HexPlace cell, int column_distance) {
  const int height = cell.row - std::min(cell.column, board.side - 1);
  return (cell.column * column_distance + height + 2 * board.cells) % board.cells;
}

constexpr bool winds_without_collision(const Board& board, int column_distance) {
  Cells taken = 0;
  for (int column = 0; column < board.columns(); ++column) {
    for (int row = 0; row < board.rows(column); ++row) {
      taken |= Cells{1} << ring_place(board, {column, row}, column_distance);
    }
  }
  return size(taken) == board.cells;
}

constexpr void place_cells(Board& board, int column_distance) {
  std::size_t order = 0;
  for (int column = 0; column < board.columns(); ++column) {
    for (int row = 0; row < board.rows(column); ++row) {
      const int bit = ring_place(board, {column, row}, column_distance);
      board.bit_of[order] = static_cast<std::uint8_t>(bit);
      board.order_of[static_cast<std::size_t>(bit)] = static_cast<std::uint8_t>(order);
      ++order;
    }
  }
}

constexpr void join_cells(Board& board) {
  for (int column = 0; column < board.columns(); ++column) {
    for (int row = 0; row < board.rows(column); ++row) {
      const Cells cell = board.at(column, row);
      for (int d = 0; d < kDirections; ++d) {
        const HexPlace to = step(board, {column, row}, static_cast<Direction>(d));
        const Cells neighbour = board.at(to.column, to.row);
        board.neighbours[static_cast<std::size_t>(std::countr_zero(cell))] |= neighbour;
        if (neighbour == 0) board.edge[static_cast<std::size_t>(d)] |= cell;
      }
    }
  }
}

constexpr Board make_board(int side) {
  Board board;
  board.side = side;
  board.cells = 3 * side * (side - 1) + 1;
  board.all = (Cells{1} << board.cells) - 1;
  int column_distance = 2;
  while (!winds_without_collision(board, column_distance)) ++column_distance;
  place_cells(board, column_distance);
  join_cells(board);
  const int n = board.cells;
  const int a = column_distance;
  const std::array<int, kDirections> distances{1, a, a - 1, n - 1, n - a, n - a + 1};
  for (std::size_t d = 0; d < distances.size(); ++d) {
    board.distance[d] = static_cast<std::uint8_t>(distances[d]);
  }
  return board;
}

constexpr std::array<Board, 3> kBoards{make_board(3), make_board(4), make_board(5)};

}  // namespace

const Board& board(int side) { return kBoards[static_cast<std::size_t>(side - 3)]; }

std::string cell_text(const Board& board, Cells cell) {
  int row = board.order_of[static_cast<std::size_t>(std::countr_zero(cell))];
  int column = 0;
  while (row >= board.rows(column)) row -= board.rows(column++);
  return static_cast<char>('a' + column) + std::to_string(row + 1);
}

std::string_view direction_text(Direction direction) {
  return kDirectionTexts[static_cast<std::size_t>(direction)];
}

std::optional<Direction> read_direction(std::string_view text) {
  const auto found = std::ranges::find(kDirectionTexts, text);
  if (found == kDirectionTexts.end()) return std::nullopt;
  return static_cast<Direction>(found - kDirectionTexts.begin());
}

}  // namespace broceliande::menhirs
