#include <gtest/gtest.h>

#include "games/grailnah/test_positions.hpp"

// Knights: leaving a castle, moving, winning (G11, G12, G14). Locks have a file of their own.
namespace broceliande::grailnah {
namespace {

using Texts = std::vector<std::string>;

const OptionValues& slide() {
  static const OptionValues options{{"knight-exit", "slide"}};
  return options;
}

TEST(GrailnahKnights, G11_LeavesByASideGateAndStopsThere) {
  const Two position{.north = "K@N,Q@N,n@N,n@N,n@S"};
  EXPECT_EQ(actions_at(position, "n:"), (Texts{"n:N-A20", "n:N-A3", "n:S-A10", "n:S-A13"}));
  EXPECT_EQ(refused_as(position, "n:N-A4"), "G11 side-gate");
  EXPECT_EQ(refused_as(position, "n:N-B1"), "G11 side-gate") << "the Royal gate";
  EXPECT_EQ(refused_as(position, "n:N-B3"), "G11 side-gate");
  EXPECT_EQ(refused_as(position, "n:N-A1"), "G11 side-gate");
  EXPECT_EQ(refused_as(position, "n:N-A10"), "G11 side-gate") << "a gate of another castle";
  EXPECT_EQ(refused_as(position, "n:N-*"), "G11 side-gate");
  EXPECT_EQ(refused_as(position, "n:E-A5"), "G10 not-there");
}

TEST(GrailnahKnights, G11_TheRefusalNamesTheGates) {
  const Grailnah game = game_with({});
  const State state = at(game, Two{.north = "K@N,Q@N,n@N"});
  const std::string refused = english(game.read_action(state, "n:N-A5").error());
  EXPECT_NE(refused.find("A3 or A20"), std::string::npos) << refused;
}

TEST(GrailnahKnights, G11_AGateMayBeTaken) {
  const Two position{.north = "K@A3,Q@N,n@N", .south = "K@S,Q@S,n@A20"};
  EXPECT_TRUE(is_legal(position, "n:N-A20")) << "by another player: a lock";
  EXPECT_EQ(refused_as(position, "n:N-A3"), "G13 stop-own");
  const Two merlin{.north = "K@N,Q@N,n@N", .magicians = "M@A20,F@*"};
  EXPECT_EQ(refused_as(merlin, "n:N-A20"), "G13 stop-magician");
  const Three two{.north = "K@N,Q@N,n@N", .east = "K@A3,Q@E", .west = "K@A3,Q@W"};
  EXPECT_EQ(refused_as(two, "n:N-A3"), "G13 stop-two");
}

TEST(GrailnahKnights, G11_SlideRunsOnAwayFromTheCastle) {
  const Four position{.north = "K@N,Q@N,n@N"};
  EXPECT_EQ(actions_at(position, "n:", slide()),
            (Texts{"n:N-A18", "n:N-A19", "n:N-A20", "n:N-A3", "n:N-A4", "n:N-A5"}))
      << "up to the next castles";
  EXPECT_EQ(refused_as(position, "n:N-A8", slide()), "G12 in-the-way");
  EXPECT_EQ(refused_as(position, "n:N-A6", slide()), "G3 on-castle-square");
  EXPECT_EQ(refused_as(position, "n:N-A2", slide()), "G3 on-castle-square");
  EXPECT_EQ(refused_as(position, "n:N-B3", slide()), "G11 side-gate");
  EXPECT_EQ(refused_as(position, "n:N-A5"), "G11 side-gate") << "without the option";
}

TEST(GrailnahKnights, G11_SlideRunsUpToTheFirstPiece) {
  const Two position{.north = "K@N,Q@A17,n@N", .south = "K@S,Q@S,n@A5"};
  EXPECT_EQ(actions_at(position, "n:", slide()),
            (Texts{"n:N-A18", "n:N-A19", "n:N-A20", "n:N-A3", "n:N-A4", "n:N-A5"}));
  EXPECT_EQ(refused_as(position, "n:N-A6", slide()), "G12 in-the-way");
  EXPECT_EQ(refused_as(position, "n:N-A17", slide()), "G13 stop-own");
  const Two merlin{.north = "K@N,Q@N,n@N", .magicians = "M@A5,F@*"};
  EXPECT_EQ(refused_as(merlin, "n:N-A5", slide()), "G13 stop-magician");
}

TEST(GrailnahKnights, G11_NobodyRunsThroughATakenGate) {
  const Two position{.north = "K@N,Q@N,n@N", .south = "K@S,Q@S,n@A3"};
  EXPECT_TRUE(is_legal(position, "n:N-A3", slide()));
  EXPECT_EQ(refused_as(position, "n:N-A4", slide()), "G12 in-the-way");
  EXPECT_TRUE(is_legal(position, "n:N-A19", slide())) << "the other gate is free";
}

TEST(GrailnahKnights, G11_SlideOnTheSecondBoardAndFromAnEmptyCastle) {
  EXPECT_EQ(actions_at(Four{.north = "K@N,Q@N,n@E"},
                       "n:", {{"knight-exit", "slide"}, {"board", "avalon"}}),
            (Texts{"n:E-A10", "n:E-A11", "n:E-A12", "n:E-A13", "n:E-A14", "n:E-A3", "n:E-A4",
                   "n:E-A5", "n:E-A6", "n:E-A7"}));
  EXPECT_EQ(actions_at(Two{.north = "K@N,Q@N,n@E"},
                       "n:", {{"knight-exit", "slide"}, {"castles", "four"}}),
            (Texts{"n:E-A10", "n:E-A3", "n:E-A4", "n:E-A5", "n:E-A8", "n:E-A9"}));
}

TEST(GrailnahKnights, G12_OneForwardOrAlongTheRing) {
  const Two position{.north = "K@N,Q@N,n@C6"};
  EXPECT_EQ(actions_at(position, "n:"), (Texts{"n:C6-C5", "n:C6-C7", "n:C6-C8", "n:C6-D6"}))
      << "the staircases C4 and C9 end the way";
  EXPECT_EQ(refused_as(position, "n:C6-E6"), "G12 knight-step");
  EXPECT_EQ(refused_as(position, "n:C6-D7"), "G12 knight-step");
  EXPECT_EQ(refused_as(position, "n:C6-*"), "G12 knight-step");
  EXPECT_EQ(actions_at(Two{.north = "K@N,Q@N,n@E6"}, "n:").size(), 20U)
      << "19 on a free ring, and forward";
}

TEST(GrailnahKnights, G12_KnightsNeverGoBackward) {
  const Two position{.north = "K@N,Q@N,n@C6"};
  EXPECT_EQ(refused_as(position, "n:C6-B6"), "G12 knight-backward");
  EXPECT_EQ(refused_as(position, "n:C6-B7"), "G12 knight-backward");
  EXPECT_EQ(refused_as(position, "n:C6-A6"), "G12 knight-backward");
}

TEST(GrailnahKnights, G12_KnightsNeverEnterACastle) {
  EXPECT_EQ(refused_as(Two{.north = "K@N,Q@N,n@B1"}, "n:B1-N"), "G12 knight-into-castle");
  EXPECT_EQ(refused_as(Two{.north = "K@N,Q@N,n@A3"}, "n:A3-N"), "G12 knight-into-castle");
  EXPECT_EQ(refused_as(Two{.north = "K@N,Q@N,n@N"}, "n:N-S"), "G12 knight-into-castle");
}

TEST(GrailnahKnights, G12_NeverOverAPieceAStaircaseOrACastle) {
  const Two position{
      .north = "K@B4,Q@N,n@B6,n@C6,n@E6,n@F6", .south = "K@S,Q@S,n@B9", .magicians = "M@E9,F@F8"};
  EXPECT_EQ(actions_at(position, "n:B6-B"), (Texts{"n:B6-B5", "n:B6-B7", "n:B6-B8", "n:B6-B9"}));
  EXPECT_EQ(refused_as(position, "n:B6-B10"), "G12 in-the-way");
  EXPECT_EQ(refused_as(position, "n:B6-B3"), "G12 in-the-way") << "the own King too";
  EXPECT_EQ(refused_as(position, "n:C6-C10"), "G12 in-the-way") << "the staircase C9";
  EXPECT_TRUE(is_legal(position, "n:E6-E8"));
  EXPECT_TRUE(is_legal(position, "n:E6-E10")) << "the other way round";
  const Two between{.north = "K@N,Q@N,n@E6,n@E12", .magicians = "M@E9,F@E8"};
  EXPECT_EQ(refused_as(between, "n:E6-E10"), "G12 in-the-way") << "Merlin";
  EXPECT_EQ(refused_as(between, "n:E12-E7"), "G12 in-the-way") << "Merlin and Morgane";
  EXPECT_EQ(refused_as(Four{.north = "K@N,Q@N,n@A4"}, "n:A4-A8"), "G12 in-the-way") << "castle E";
  EXPECT_TRUE(is_legal(Two{.north = "K@N,Q@N,n@A4"}, "n:A4-A8"));
}

TEST(GrailnahKnights, G12_G17_KnightsNeverStopOnAStaircase) {
  EXPECT_EQ(refused_as(Two{.north = "K@N,Q@N,n@C6"}, "n:C6-C9"), "G17 stairs-for-royals");
  EXPECT_EQ(refused_as(Two{.north = "K@N,Q@N,n@B4"}, "n:B4-C4"), "G17 stairs-for-royals");
  EXPECT_EQ(refused_as(Two{.north = "K@N,Q@N,n@B4", .south = "K@C4,Q@S"}, "n:B4-C4"),
            "G17 stairs-for-royals")
      << "nor to lock a King there";
  EXPECT_TRUE(is_legal(Two{.north = "K@N,Q@N,n@B4"}, "n:B4-C4", {{"board", "avalon"}}));
  EXPECT_EQ(refused_by(Two{.north = "K@N,Q@N,n@B5"}, "n:B5-C5", {{"board", "avalon"}}), "G17");
}

TEST(GrailnahKnights, G14_AKnightOnTheGrailWinsAtOnceWhoeverStandsThere) {
  const Two position{.north = "K@N,Q@N,n@N,n@G5"};
  EXPECT_EQ(after(position, {"n:G5-*"}),
            std::string(Two{.north = "K@N,Q@N,n@N,n@*", .turn = "=N"}));
  const Two alone{.north = "K@N,Q@N,n@G5", .magicians = "M@D4,F@E5"};
  EXPECT_EQ(field(after(alone, {"n:G5-*"}), 2), "=N");
  const Two south{.south = "K@S,Q@S,n@G5", .turn = "S11"};
  EXPECT_EQ(field(after(south, {"n:G5-*"}), 2), "=S");
}

TEST(GrailnahKnights, G14_OnlyAKnightAndOnlyByMovingThere) {
  const Two position{.north = "K@C5,Q@N,n@F5,n@G7", .south = "K@S,Q@S,n@G7"};
  EXPECT_EQ(refused_as(position, "n:F5-*"), "G12 knight-step");
  EXPECT_EQ(refused_as(position, "n:G7-*"), "G13 locked");
  EXPECT_EQ(refused_as(position, "K:C5-*"), "G16 royal-circle");
}

TEST(GrailnahKnights, G14_AfterTheEndNothingIsPlayed) {
  const Two won{.north = "K@N,Q@N,n@N,n@*", .turn = "=N"};
  EXPECT_TRUE(actions_at(won, "").empty());
  for (const char* action : {"n:N-A3", "pass", "M:*-G2", "nonsense"}) {
    EXPECT_EQ(refused_as(won, action), "G14 over") << action;
  }
  EXPECT_EQ(refused_as(Two{.turn = "=="}, "n:N-A3"), "G14 over");
}

TEST(GrailnahKnights, G14_G29_ATeamWinsTogether) {
  const Four position{.south = "K@S,Q@S,n@G5", .turn = "S12"};
  EXPECT_EQ(field(after(position, {"n:G5-*"}), 2), "=NS");
  const Four west{.west = "K@W,Q@W,n@G5", .turn = "W13"};
  EXPECT_EQ(field(after(west, {"n:G5-*"}), 2), "=EW");
}

}  // namespace
}  // namespace broceliande::grailnah
