#include "games/menhirs/events.hpp"

#include <gtest/gtest.h>

#include "games/menhirs/test_positions.hpp"
#include "testing/told.hpp"

// What each kind of action tells. Boards of side 3: columns a (3 cells), b (4), c (5), d (4), e
// (3).
namespace broceliande::menhirs {
namespace {

std::string told_of(std::string_view position, std::string_view action) {
  return told(game_with({{"side", "3"}}), position, {action});
}

TEST(MenhirsEvents, M7_Placed) {
  EXPECT_EQ(told_of("MMM/MMMM/...../..../... 1a place - 8a", "c1"), "placed mist >c1\n");
}

TEST(MenhirsEvents, M8_AClusterSlidesAndFreesAndCovers) {
  EXPECT_EQ(told_of("Mm./..../o..../..../Moo 5a slide - 8a", "a1.a2>N"),
            "slid mist x2 @0\nfreed menhir x1 left 1 at a1\n");
  EXPECT_EQ(told_of("mm./..../o..../..../M.o 5a slide - 8a", "e1>N"),
            "slid mist x1 @0\nfreed menhir x1 at e1\nwon /0 x3 at e1 e3 c1\n");
  EXPECT_EQ(told_of("mmo/..../o..../..../M.o 5a slide - 8a", "a1.a2>N"),
            "slid mist x2 @0\ncovered menhir x1 left 2 at a3\n");
}

TEST(MenhirsEvents, M9_APartSplitsOff) {
  EXPECT_EQ(told_of("mmm/mmm./..o../..../M.o 5a slide - 8a", "b1.b2.b3>NE"),
            "split mist x3 @60\ncovered menhir x1 left 2 at c3\n");
}

TEST(MenhirsEvents, M13_M14_ClearedOrNothingToClear) {
  EXPECT_EQ(told_of("m../..../...../..../M.. 9a clear - 8a", "xa1"), "cleared mist a1> left 1\n");
  EXPECT_EQ(told_of("o../..../...../..../M.o 9a slide - 8a", "e1>N"),
            "slid mist x1 @0\nfreed menhir x1 at e1\nwon /0 x1 at a1 e1 e3\n");
  EXPECT_EQ(told_of("o../..../...../..../Mo. 9a slide - 8a", "e1>N"),
            "slid mist x1 @0\nfreed menhir x1 left 1 at e1\ncovered menhir x1 left 1 at "
            "e2\nnothing-to-clear\n");
  EXPECT_EQ(told_of("o../..../...../..../Mo. 9a slide - never", "e1>N"),
            "slid mist x1 @0\nfreed menhir x1 left 1 at e1\ncovered menhir x1 left 1 at e2\n");
}

TEST(MenhirsEvents, M16_DrawnAfterTwelveOrFiftyRounds) {
  EXPECT_EQ(told_of("o../..../...../..../Mo. 12b slide - 8a", "e1>N"),
            "slid mist x1 @0\nfreed menhir x1 left 1 at e1\ncovered menhir x1 left 1 at "
            "e2\nnothing-to-clear\ndrawn x12\n");
  EXPECT_EQ(told_of("o../..../...../..../Mo. 50b slide - never", "e1>N"),
            "slid mist x1 @0\nfreed menhir x1 left 1 at e1\ncovered menhir x1 left 1 at "
            "e2\ndrawn x50\n");
}

}  // namespace
}  // namespace broceliande::menhirs
