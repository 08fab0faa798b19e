#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "games/menhirs/cli/solve.hpp"

namespace broceliande::menhirs {
namespace {

constexpr double kRadius = 30;  // of a cell, from its centre to a corner
constexpr double kHeight = kRadius * std::numbers::sqrt3;
constexpr double kCaption = 36;

struct PicturePoint {
  double x = 0;
  double y = 0;
};

std::string hexagon(PicturePoint centre) {
  std::string corners;
  for (int i = 0; i < kDirections; ++i) {
    const double angle = std::numbers::pi / 3 * i;
    corners +=
        fmt::format("{}{:.1f},{:.1f}", i == 0 ? "" : " ", centre.x + kRadius * std::cos(angle),
                    centre.y + kRadius * std::sin(angle));
  }
  return corners;
}

/// Forest, then the stone on it, then the mist that lets it show through.
std::string cell_picture(const State& state, Cells cell, PicturePoint centre) {
  std::string picture = fmt::format("<polygon class=\"forest\" points=\"{}\"/>\n", hexagon(centre));
  if ((state.menhirs & cell) != 0) {
    picture +=
        fmt::format("<path class=\"stone\" d=\"M{:.1f} {:.1f} q-4 -30 8 -32 q12 2 8 32 z\"/>\n",
                    centre.x - 8, centre.y + 15);
  }
  if ((state.mist & cell) != 0) {
    picture += fmt::format("<circle class=\"mist\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"{:.1f}\"/>\n",
                           centre.x, centre.y, kRadius * 0.78);
  }
  return picture;
}

constexpr std::string_view kStyle =
    "<style>.forest{fill:#5d8a5a;stroke:#f4f1e8;stroke-width:2}.stone{fill:#3b3f45}"
    ".mist{fill:#e8eef4;fill-opacity:.6;stroke:#fff}"
    "text{font:15px sans-serif;fill:#3b3f45;text-anchor:middle}</style>\n";

}  // namespace

std::string svg_picture(const State& state, std::string_view caption) {
  const Board& board = menhirs::board(state.side);
  const int middle = board.side - 1;
  const double width = 2 * kRadius + 3 * kRadius * middle;
  const double height = kHeight * board.columns();
  std::string picture = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {:.0f} {:.0f}\" width=\"{:.0f}\">\n",
      width, height + kCaption, width);
  picture += kStyle;
  for (int column = 0; column < board.columns(); ++column) {
    for (int row = 0; row < board.rows(column); ++row) {
      const double rows_below = row + std::abs(column - middle) / 2.0;
      const PicturePoint centre{.x = kRadius + 1.5 * kRadius * column,
                                .y = height - kHeight * (rows_below + 0.5)};
      picture += cell_picture(state, board.at(column, row), centre);
    }
  }
  picture += fmt::format("<text x=\"{:.0f}\" y=\"{:.0f}\">{}</text>\n</svg>\n", width / 2,
                         height + kCaption * 0.65, caption);
  return picture;
}

}  // namespace broceliande::menhirs
