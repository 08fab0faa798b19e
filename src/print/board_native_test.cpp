#include <gtest/gtest.h>

#include "print/board.hpp"
#include "print/tokens.hpp"

namespace broceliande::print {
namespace {

Geometry three_by_three() {
  Geometry geometry{.shape = "grid", .box = {0, 0, 200, 200}, .figure_size = 34};
  for (int row = 0; row < 3; ++row) {
    for (int column = 0; column < 3; ++column) {
      Cell& cell = geometry.cells.emplace_back();
      cell.id = std::string(1, static_cast<char>('a' + column)) + std::to_string(3 - row);
      cell.x = 40 * column;
      cell.y = 40 * row;
    }
  }
  return geometry;
}

TEST(Board, GridsOfAnySizeHaveTheirNamesAround) {
  const BoardArt art = board_art(three_by_three(), {});
  EXPECT_DOUBLE_EQ(art.frame.x, -42);  // half a cell and the names
  EXPECT_DOUBLE_EQ(art.frame.width, 164);
  EXPECT_DOUBLE_EQ(art.frame.height, 164);
  for (const char* name : {">a<", ">b<", ">c<", ">1<", ">2<", ">3<"}) {
    EXPECT_NE(art.markup.find(name), std::string::npos) << name;
  }
}

TEST(Board, IsAsLargeAsItsFiguresUnlessTheGameSaysSo) {
  EXPECT_DOUBLE_EQ(board_art(three_by_three(), {}).millimetres, kDiscDiameter / 34);
  EXPECT_DOUBLE_EQ(board_art(three_by_three(), {.millimetres = 2}).millimetres, 2);
}

TEST(Board, DrawsTheGroundThatTheGameNames) {
  const std::string plain = board_art(three_by_three(), {}).markup;
  const std::string forest = board_art(three_by_three(), {.ground = "forest"}).markup;
  EXPECT_GT(forest.size(), plain.size());
  EXPECT_EQ(board_art(three_by_three(), {.ground = "lava"}).markup, plain);
}

}  // namespace
}  // namespace broceliande::print
