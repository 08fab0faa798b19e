#include "games/graal/events.hpp"

#include <gtest/gtest.h>

#include "games/graal/test_positions.hpp"
#include "testing/told.hpp"

// What each kind of action tells.
namespace broceliande::graal {
namespace {

std::string told_of(std::string_view figures, std::initializer_list<std::string_view> actions,
                    std::string_view rest = "h1h2,i16i15 S1 - 5 1@meadow") {
  return told(scene::game_with({{"map", scene::meadow()}}), scene::position(figures, rest),
              actions);
}

TEST(GraalEvents, C9_MovedAndTook) {
  EXPECT_EQ(told_of("Kp1 ka16 Ne5", {"e5-e9"}), "moved knight/0 e5>e9 x4 @0\n");
  EXPECT_EQ(told_of("Kp1 ka16 Ne5 le9", {"e5xe9"}), "took knight/0 pikeman/1 e5>e9 x4 @0\n");
}

TEST(GraalEvents, C9_C13_TellsHowFarAndWhereOrLeaps) {
  EXPECT_EQ(told_of("Kp1 ka16 Ne5", {"e5-h8"}), "moved knight/0 e5>h8 x3 @45\n");
  EXPECT_EQ(told_of("Kp1 ka16 Ne5", {"e5-g3"}), "moved knight/0 e5>g3 x2 @135\n");
  EXPECT_EQ(told_of("Kp1 ka16 Ne5", {"e5-c3"}), "moved knight/0 e5>c3 x2 @225\n");
  EXPECT_EQ(told_of("Kp1 ka16 Ne5", {"e5-a5"}), "moved knight/0 e5>a5 x4 @270\n");
  EXPECT_EQ(told_of("Kp1 ka16 Ne5", {"e5-d6"}), "moved knight/0 e5>d6 x1 @315\n");
  EXPECT_EQ(told_of("Kp1 ka16 Ee5", {"e5-f7"}), "leapt squire/0 e5>f7\n");
}

TEST(GraalEvents, C19_TheRoyalHouseFallsOrTheDonjonIsStormed) {
  EXPECT_EQ(told_of("Kp1 ka16 pe9 Ne5", {"e5xe9"}), "took knight/0 prince/1 e5>e9 x4 left 1 @0\n");
  EXPECT_EQ(told_of("Kp1 pe9 Ne5", {"e5xe9"}),
            "took knight/0 prince/1 e5>e9 x4 @0\nwon /0 at e9\n");
  EXPECT_EQ(told_of("Kp1 ka16 Ni15", {"i15-i16"}),
            "moved knight/0 i15>i16 x1 @0\nwon knight/0 >i16 at i16\n");
}

TEST(GraalEvents, C16_C17_ShotAndRetreat) {
  EXPECT_EQ(told_of("Kp1 ka16 Ae5 le6", {"e5*e6"}), "shot archer/0 pikeman/1 e5>e6\n");
  EXPECT_EQ(told_of("Kp1 ka16 Ae5 le6", {"e5*e6", "e6-e9"}),
            "fell-back pikeman/1 archer/0 e6>e9 x3\n");
  EXPECT_EQ(told_of("Kp1 ka16 Ae5 lg7", {"e5*g7", "g7-i9"}),
            "fell-back pikeman/1 archer/0 g7>i9 x2\n");
  EXPECT_EQ(told_of("Kp1 ka16 Ae5 lg7", {"e5*g7", "g7-h6"}),
            "stepped-aside pikeman/1 archer/0 g7>h6 x1\n");
}

TEST(GraalEvents, C20_DrawnByQuietTurnsOrByRepetition) {
  EXPECT_EQ(told_of("Kp1 ka16", {"p1-p2"}, "h1h2,i16i15 S1 - 199 1@meadow"),
            "moved king/0 p1>p2 x1 @0\ndrawn x200\n");
  EXPECT_EQ(told_of("Kp1 ka16 Ae5 le8", {"e8-e9", "e9-e8", "e5*e8", "e8-e9", "e9-e8", "e5*e8"},
                    "h1h2,i16i15 S1 e5*e8 0 1@meadow"),
            "shot archer/0 pikeman/1 e5>e8\ndrawn\n");
}

}  // namespace
}  // namespace broceliande::graal
