#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "games/grailnah/print/sheets.hpp"
#include "games/grailnah/print/sizes.hpp"
#include "games/registry.hpp"
#include "print/board_pages.hpp"

namespace broceliande::print::grailnah {
namespace {

struct Measured {
  const char* board;
  int spokes;
};

constexpr std::array kBoards{
    Measured{"tintagelle", 20}, Measured{"avalon", 28},
    Measured{"rings=6;spokes=16;first-inside=D;stairs-ring=C;stairs-offset=4", 16},
    Measured{"rings=9;spokes=64;first-inside=D;stairs-ring=C;stairs-offset=4", 64}};

std::unique_ptr<AnyGame> game_on(const char* board) {
  return std::move(*find_game("grailnah")->with({{"board", board}}));
}

/// Pushed outward as far as it goes, a disc crosses neither the borders of its square nor the ring
/// inside it.
TEST(Sizes, NoDiscIsWiderThanItsSquare) {
  for (const auto& [board, spokes] : kBoards) {
    const Geometry geometry = game_on(board)->geometry();
    const double radius = disc_diameter(geometry) / 2;
    const double half = std::numbers::pi / spokes;
    EXPECT_GE(2 * radius, 13) << board;
    for (const Cell& cell : geometry.cells) {
      if (cell.number.empty()) continue;
      const double scale = millimetres(geometry);
      const double inner = std::hypot(corners(cell.outline)[2].x, corners(cell.outline)[2].y);
      const double middle = (inner + 62) * scale - radius;
      EXPECT_LE(radius, middle * std::sin(half) + 0.15) << board << ' ' << cell.id;
      EXPECT_GE(middle - radius, inner * scale - 0.3) << board << ' ' << cell.id;
    }
  }
}

TEST(Sizes, NoSeamCutsTheCross) {
  for (const auto& [board, spokes] : kBoards) {
    const auto game = game_on(board);
    for (const char* paper : {"a4", "letter"}) {
      const GameSheets own = sheets();
      const Press press{*game, own, *paper_named(paper), *Words::in("en", own.words)};
      const BoardArt art = board_art(game->geometry(), press);
      ASSERT_TRUE(art.whole);
      int pages = 0;
      for (const Tile& tile : board_tiling(art, press).tiles) {
        // What another page is glued over does not count.
        const double right = tile.part.right() - (tile.goes_on_right ? 8 : 0);
        const double bottom = tile.part.bottom() - (tile.goes_on_below ? 8 : 0);
        const bool is_whole = art.whole->x >= tile.part.x && art.whole->right() <= right &&
                              art.whole->y >= tile.part.y && art.whole->bottom() <= bottom;
        if (is_whole) ++pages;
      }
      EXPECT_EQ(pages, 1) << board << ' ' << paper;
    }
  }
}

}  // namespace
}  // namespace broceliande::print::grailnah
