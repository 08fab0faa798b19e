#include <gtest/gtest.h>

#include "games/graal/print/castles.hpp"

namespace broceliande::print::graal {
namespace {

TEST(Castles, DonjonAndCourtyardFitTheirHoles) {
  const auto [donjon, courtyard] = hole_castle(kHole, SeatPattern(0));
  ASSERT_EQ(donjon.walls.size(), 4);
  ASSERT_EQ(courtyard.walls.size(), 3);
  for (const Wall& wall : donjon.walls) EXPECT_EQ(wall.width, donjon.walls.front().width);
  for (const Wall& wall : courtyard.walls) EXPECT_LE(wall.width, donjon.walls.front().width);
  EXPECT_LE(donjon.walls.front().width + courtyard.walls.front().width, 2 * kHole);
  EXPECT_EQ(donjon.tabs, Tabs::end);
  EXPECT_EQ(courtyard.tabs, Tabs::both);
  const Block upright = donjon.upright();
  EXPECT_EQ(upright.size.width, donjon.block().size.height);
  EXPECT_EQ(upright.size.height, donjon.block().size.width);
}

}  // namespace
}  // namespace broceliande::print::graal
