#include "games/menhirs/geometry.hpp"

#include "games/menhirs/board.hpp"

namespace broceliande::menhirs {
namespace {

// A hex with a flat top: half as wide as kHalfWidth tells, columns three quarters of that apart.
constexpr int kHalfWidth = 58;
constexpr int kHalfHeight = 50;
constexpr int kColumnStep = 87;
constexpr int kMargin = 14;

std::string hex(int x, int y) {
  return Path::polygon({{x - kHalfWidth, y},
                        {x - kHalfWidth / 2, y - kHalfHeight},
                        {x + kHalfWidth / 2, y - kHalfHeight},
                        {x + kHalfWidth, y},
                        {x + kHalfWidth / 2, y + kHalfHeight},
                        {x - kHalfWidth / 2, y + kHalfHeight}});
}

std::vector<std::string> names(const Board& board, Cells cells) {
  std::vector<std::string> names;
  for (; cells != 0; cells &= cells - 1) names.push_back(cell_text(board, first(cells)));
  return names;
}

}  // namespace

Geometry geometry(int side) {
  const Board& board = menhirs::board(side);
  const int half_width = kColumnStep * (side - 1) + kHalfWidth + kMargin;
  const int half_height = kHalfHeight * board.columns() + kMargin;
  Geometry geometry{.shape = "hexagon",
                    .box = {-half_width, -half_height, 2 * half_width, 2 * half_height},
                    .figure_size = 84};
  for (int column = 0; column < board.columns(); ++column) {
    for (int row = 0; row < board.rows(column); ++row) {
      const Cells cell = board.at(column, row);
      const int x = kColumnStep * (column - side + 1);
      const int y = kHalfHeight * (board.rows(column) - 1 - 2 * row);
      const std::string name = cell_text(board, cell);
      geometry.cells.push_back({name,
                                x,
                                y,
                                hex(x, y),
                                names(board, board.around(cell)),
                                {"forest"},
                                name.substr(0, 1),
                                name.substr(1)});
    }
  }
  return geometry;
}

}  // namespace broceliande::menhirs
