#include <gtest/gtest.h>

#include <array>

#include "print/board.hpp"
#include "print/tokens.hpp"

namespace broceliande::print {
namespace {

Geometry three_by_three() {
  Geometry geometry{.shape = "grid", .box = {0, 0, 200, 200}, .figure_size = 34};
  for (int row = 0; row < 3; ++row) {
    for (int column = 0; column < 3; ++column) {
      Cell& cell = geometry.cells.emplace_back();
      cell.letter = std::string(1, static_cast<char>('a' + column));
      cell.number = std::to_string(3 - row);
      cell.id = cell.letter + cell.number;
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
  const BoardLook twice{.millimetres = [](const Geometry&) { return 2.0; }};
  EXPECT_DOUBLE_EQ(board_art(three_by_three(), twice).millimetres, 2);
}

TEST(Board, DrawsTheGroundAsTheGameWants) {
  Geometry geometry = three_by_three();
  geometry.cells.front().features = {"lava"};  // nobody has drawn it
  const std::string plain = board_art(geometry, {}).markup;
  geometry.cells.front().features = {"forest"};
  EXPECT_GT(board_art(geometry, {}).markup.size(), plain.size());
  const std::array hidden{GroundLook{.feature = "forest", .size = 0}};
  EXPECT_EQ(board_art(geometry, {.grounds = hidden}).markup, plain);
  const std::array named{GroundLook{.feature = "forest", .size = 0, .is_named = true}};
  EXPECT_NE(board_art(geometry, {.grounds = named}).markup.find(">a3<"), std::string::npos);
}

TEST(Board, DrawsOrnamentsWithThePensOfTheGame) {
  Geometry geometry = three_by_three();
  geometry.ornaments.push_back({.kind = "river", .path = "M0 0L80 80"});
  const std::array pens{
      OrnamentLook{.kind = "river", .below = "id=\"bed\"", .above = "id=\"water\""}};
  const std::string markup = board_art(geometry, {.ornaments = pens}).markup;
  const std::size_t bed = markup.find("bed");
  ASSERT_NE(bed, std::string::npos);
  EXPECT_NE(markup.find("water", bed), std::string::npos);
  EXPECT_NE(board_art(geometry, {}).markup.find("M0 0L80 80"), std::string::npos);
}

}  // namespace
}  // namespace broceliande::print
