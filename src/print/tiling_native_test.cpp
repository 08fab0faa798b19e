#include <gtest/gtest.h>

#include "print/tiling.hpp"

namespace broceliande::print {
namespace {

constexpr Extent kRoom{180, 250};
constexpr double kOverlap = 8;

TEST(Tiling, OnePageWhereItFits) {
  const Tiling tiling = tile({180, 250}, kRoom, kOverlap);
  ASSERT_EQ(tiling.tiles.size(), 1);
  const Tile& only = tiling.tiles.front();
  EXPECT_EQ(only.label(), "A1");
  EXPECT_DOUBLE_EQ(only.part.width, 180);
  EXPECT_DOUBLE_EQ(only.part.height, 250);
  EXPECT_FALSE(only.goes_on_right || only.goes_on_below);
}

TEST(Tiling, TwoPagesHoldTwiceTheRoomButOneOverlap) {
  EXPECT_EQ(tile({352, 100}, kRoom, kOverlap).columns, 2);
  EXPECT_EQ(tile({352.1, 100}, kRoom, kOverlap).columns, 3);
  EXPECT_EQ(tile({100, 492}, kRoom, kOverlap).rows, 2);
  EXPECT_EQ(tile({100, 492.1}, kRoom, kOverlap).rows, 3);
}

TEST(Tiling, LabelsCountColumnsAndRows) {
  const Tiling tiling = tile({420, 420}, kRoom, kOverlap);
  std::string labels;
  for (const Tile& part : tiling.tiles) labels += part.label() + " ";
  EXPECT_EQ(labels, "A1 B1 C1 A2 B2 C2 ");
}

/// Seams move away from what stays whole, or there is a part more.
TEST(Tiling, CutsNothingThatStaysWhole) {
  const Frame middle{80, 230, 20, 40};
  for (const double height : {480.0, 492.0}) {
    const Tiling tiling = tile({180, height}, kRoom, kOverlap, middle);
    double covered = 0;
    int whole = 0;
    for (const Tile& part : tiling.tiles) {
      EXPECT_LE(part.part.height, kRoom.height + 1e-4);
      EXPECT_LE(part.part.y, covered + 1e-9);
      covered = part.part.bottom();
      const double seen = covered - (part.goes_on_below ? kOverlap : 0);
      if (part.part.y <= middle.y && seen >= middle.bottom()) ++whole;
    }
    EXPECT_NEAR(covered, height, 1e-9);
    EXPECT_EQ(whole, 1) << height;
    EXPECT_EQ(tiling.rows, 3) << height;
  }
  const Tiling moved = tile({180, 420}, kRoom, kOverlap, Frame{80, 190, 20, 40});
  EXPECT_EQ(moved.rows, 2);
  EXPECT_NEAR(moved.tiles.front().part.height, 238, 1e-9);
}

/// Whatever the size: equal parts that fit a page, from edge to edge, each overlapping the next.
TEST(Tiling, PartsCoverTheDrawing) {
  for (double width = 20; width < 1'500; width += 17.3) {
    const Extent drawing{width, 1'520 - width};
    const Tiling tiling = tile(drawing, kRoom, kOverlap);
    ASSERT_EQ(static_cast<int>(tiling.tiles.size()), tiling.columns * tiling.rows);
    for (const Tile& part : tiling.tiles) {
      EXPECT_LE(part.part.width, kRoom.width + 1e-4);
      EXPECT_LE(part.part.height, kRoom.height + 1e-4);
      EXPECT_NEAR(part.part.width, tiling.tiles.front().part.width, 1e-9);
      const double next = (part.column + 1) * (part.part.width - kOverlap);
      const double end = part.goes_on_right ? next + kOverlap : drawing.width;
      EXPECT_NEAR(part.part.right(), end, 1e-9);
      const double below = (part.row + 1) * (part.part.height - kOverlap);
      const double foot = part.goes_on_below ? below + kOverlap : drawing.height;
      EXPECT_NEAR(part.part.bottom(), foot, 1e-9);
    }
    EXPECT_EQ(tiling.tiles.front().part.x, 0);
    EXPECT_EQ(tiling.tiles.front().part.y, 0);
  }
}

}  // namespace
}  // namespace broceliande::print
