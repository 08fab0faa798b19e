#include "games/grailnah/events.hpp"

#include <gtest/gtest.h>

#include "games/grailnah/test_positions.hpp"
#include "testing/battery.hpp"
#include "testing/told.hpp"

// What each kind of action tells.
namespace broceliande::grailnah {
namespace {

template <class Position>
std::string told_of(const Position& position, std::initializer_list<std::string_view> actions,
                    const OptionValues& options = {}) {
  return told(game_with(options), std::string(position), actions);
}

TEST(GrailnahEvents, G11_G12_AKnightLeavesAndMoves) {
  const Two position{.north = "K@N,Q@N,n@N,n@B5"};
  EXPECT_EQ(told_of(position, {"n:N-A3"}), "left-castle knight/0 N>A3\n");
  EXPECT_EQ(told_of(position, {"n:B5-C5"}), "advanced knight/0 B5>C5 left 5\n");
  EXPECT_EQ(told_of(position, {"n:B5-B6"}), "rode knight/0 B5>B6 left 6\n");
}

TEST(GrailnahEvents, G13_TwoColoursLockEachOther) {
  const Two position{.north = "K@N,Q@N,n@B5", .south = "K@S,Q@S,n@B7"};
  EXPECT_EQ(told_of(position, {"n:B5-B7"}),
            "rode knight/0 B5>B7 left 6\nlocked knight/0 knight/1 >B7\n");
}

TEST(GrailnahEvents, G14_AKnightReachesTheGrail) {
  const Two position{.north = "K@N,Q@N,n@G5", .magicians = "M@*,F@G9"};
  EXPECT_EQ(told_of(position, {"n:G5-*"}), "moved knight/0 G5>*\nwon knight/0 at *\n");
}

TEST(GrailnahEvents, G15_G26_TheCoupleFetchesKnights) {
  const Two position{.north = "K@S,Q@B11,n@N,n@N"};
  EXPECT_EQ(told_of(position, {"Q:B11-S"}),
            "entered-castle queen/0 B11>S\ngot-knights knight/0 >S x4 left 2\n");
  EXPECT_EQ(told_of(Two{.north = "K@N,Q@B1"}, {"Q:B1-N"}), "entered-castle queen/0 B1>N\n");
}

TEST(GrailnahEvents, G21_MerlinSendsHomeBothPiecesOfASquareAndMorgane) {
  const Two locked{.north = "K@N,Q@N,n@B7", .south = "K@S,Q@S,n@B7", .magicians = "M@B9,F@*"};
  EXPECT_EQ(told_of(locked, {"M:B9-B7"}),
            "moved merlin B9>B7 round\nsent-home merlin knight/0 B7>N\n"
            "sent-home merlin knight/1 B7>S\n");
  const Two meeting{.magicians = "M@F5,F@G5"};
  EXPECT_EQ(told_of(meeting, {"M:F5-G5"}),
            "moved merlin F5>G5 in\nsent-to-grail merlin morgane G5>*\n");
}

TEST(GrailnahEvents, G19_WhichWayMerlinGoes) {
  const Two position{.magicians = "M@F7,F@*"};
  EXPECT_EQ(told_of(position, {"M:F7-F9"}), "moved merlin F7>F9 round\n");
  EXPECT_EQ(told_of(position, {"M:F7-G7"}), "moved merlin F7>G7 in\n");
  EXPECT_EQ(told_of(position, {"M:F7-E7"}), "moved merlin F7>E7 out\n");
  EXPECT_EQ(told_of(position, {"M:F7-*"}), "moved merlin F7>* centre\n");
  EXPECT_EQ(told_of(Two{.magicians = "M@*,F@*"}, {"M:*-F7"}), "moved merlin *>F7 out\n");
}

TEST(GrailnahEvents, G24_G25_MorganeHasHerPrice) {
  const Two position{.north = "K@N,Q@N,n@N,n@G6", .south = "K@S,Q@S,n@G6", .magicians = "M@*,F@G5"};
  EXPECT_EQ(told_of(position, {"F:G5-G6!N"}),
            "sacrificed knight/0 N>\nmoved morgane G5>G6 round\nsent-home morgane knight/0 G6>N\n"
            "sent-home morgane knight/1 G6>S\n");
  EXPECT_EQ(told_of(Two{.north = "K@N,Q@N"}, {"F:*-G5"}), "left-grail morgane *>G5 out\n");
  const Two target{.north = "K@N,Q@N,n@G6", .magicians = "M@*,F@G5"};
  EXPECT_EQ(told_of(target, {"F:G5-G6!G6"}),
            "sacrificed knight/0 G6>\nmoved morgane G5>G6 round\n");
}

TEST(GrailnahEvents, G28_G29_AShutInArmyLeavesTheBoard) {
  const Two position{.north = "K@B11,Q@C12,n@N,n@A10,n@A13", .south = "K@S,Q@C3,n@N,n@S,n@E5"};
  EXPECT_EQ(told_of(position, {"Q:C12-B12"}),
            "moved queen/0 C12>B12\ndisqualified /1 S>\nwon /0\n");
}

/// Whether the events of an action, folded over the tableau before it, open and shut its gates.
void expect_gates_told(const std::string& position, std::string_view text) {
  const Grailnah game = game_with({});
  const State before = at(game, position);
  const auto action = game.read_action(before, text);
  ASSERT_TRUE(action.has_value()) << english(action.error());
  State after = before;
  game.apply(after, *action);
  battery::expect_events_complete(game, before, *action, after);
}

TEST(GrailnahEvents, G28_GatesShutAndOpen) {
  expect_gates_told(Two{.north = "K@B10,Q@N"}, "K:B10-B11");
  expect_gates_told(Two{.north = "K@B11,Q@N"}, "K:B11-B12");
  expect_gates_told(Two{.north = "K@B10,Q@N,n@A13", .magicians = "M@B13,F@*"}, "M:B13-A13");
  expect_gates_told(Two{.north = "K@B11,Q@C12,n@N,n@A10,n@A13", .south = "K@S,Q@B1,n@S,n@E5"},
                    "Q:C12-B12");
}

TEST(GrailnahEvents, G13_G28_WhoWasLockedByThemCanMoveAgain) {
  const Four position{
      .north = "K@B6,Q@C7,n@A5,n@A8", .east = "K@E,Q@E,n@C10", .west = "K@W,Q@W,n@C10"};
  EXPECT_EQ(told_of(position, {"Q:C7-B7"}, {{"players", "4"}}),
            "moved queen/0 C7>B7\ndisqualified /1 E>\nunlocked knight/3 >C10\n");
}

TEST(GrailnahEvents, G30_DrawnByTurnsOrByRepetition) {
  const Two late{.north = "K@N,Q@N", .turn = "N399"};
  EXPECT_EQ(told_of(late, {"K:N-B1"}), "left-castle king/0 N>B1\ndrawn x400\n");
  const Two round{.north = "K@B1,Q@N", .south = "K@B12,Q@S"};
  EXPECT_EQ(told_of(round, {"K:B1-B2", "K:B12-B11", "K:B2-B1", "K:B11-B12", "K:B1-B2", "K:B12-B11",
                            "K:B2-B1", "K:B11-B12"}),
            "moved king/1 B11>B12\ndrawn\n");
}

}  // namespace
}  // namespace broceliande::grailnah
