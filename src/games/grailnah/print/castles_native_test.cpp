#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "games/grailnah/print/castles.hpp"
#include "games/grailnah/print/sheets.hpp"
#include "games/registry.hpp"

namespace broceliande::print::grailnah {
namespace {

/// On paper a castle must close up round its outline: two radii, 36 degrees apart (G3).
TEST(Castles, WallsFollowTheOutline) {
  const auto game = find_game("grailnah")->with({});
  ASSERT_TRUE(game);
  const Geometry geometry = (*game)->geometry();
  const double scale = sheets().board.millimetres(geometry);
  const double inner = (112 + 6 * 62) * scale;
  const double outer = (112 + 7 * 62 + 70) * scale;
  int castles = 0;
  for (const Cell& cell : geometry.cells) {
    if (cell.id.size() > 1 || cell.id == "*") continue;
    const RoundCastle castle = RoundCastle::around(cell, geometry);
    const double quarter = 9 * std::numbers::pi / 180;
    EXPECT_NEAR(castle.side, outer - inner, 0.4);
    EXPECT_NEAR(castle.half_front, 2 * inner * std::sin(quarter), 0.4);
    EXPECT_NEAR(castle.half_back, 2 * outer * std::sin(quarter), 0.4);
    const auto [front, back] = castle.strips("");
    EXPECT_NEAR(front.length(), 2 * castle.side + 2 * castle.half_front + 2 * WallStrip::kTab,
                1e-9);
    EXPECT_NEAR(back.length(), 2 * castle.half_back, 1e-9);
    // The side gates stand where the board has its own: in the middle of ring A.
    const double gate = (112 + 6.5 * 62) * scale - inner;
    EXPECT_NEAR(castle.side / 2 - front.walls.front().shift, gate, 0.4);
    EXPECT_NEAR(castle.side / 2 + front.walls.back().shift, gate, 0.4);
    ++castles;
  }
  EXPECT_EQ(castles, 2);
}

}  // namespace
}  // namespace broceliande::print::grailnah
