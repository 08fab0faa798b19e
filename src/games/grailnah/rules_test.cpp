#include "games/grailnah/rules.hpp"

#include <gtest/gtest.h>

#include "games/grailnah/test_positions.hpp"

// The board, setting up and taking turns (G1–G10). Every rule has tests by its id, for what it
// allows and for what it forbids; the others are in the files named after knights, locks, royals,
// more knights, magicians and ends.
namespace broceliande::grailnah {
namespace {

using Texts = std::vector<std::string>;

constexpr auto kStartOfTwo =
    "N:K@N,Q@N,n@N,n@N,n@N,n@N/S:K@S,Q@S,n@S,n@S,n@S,n@S M@*,F@* N0 0;00;NS en1.1";

std::string dealt(const OptionValues& options) {
  Rng rng(7);
  return position_text(game_with(options).deal(rng));
}

TEST(GrailnahRules, G1_RingsCloseOnThemselves) {
  const Two position{.north = "K@B20,Q@N,n@B5"};
  EXPECT_TRUE(is_legal(position, "n:B5-B1")) << "against the clock";
  EXPECT_TRUE(is_legal(position, "n:B5-B19")) << "clockwise";
  EXPECT_EQ(actions_at(position, "K:"), (Texts{"K:B20-A19", "K:B20-A20", "K:B20-B1", "K:B20-B19",
                                               "K:B20-C1", "K:B20-C19", "K:B20-C20"}))
      << "all eight directions but A1, which the castle covers";
}

TEST(GrailnahRules, G1_ForwardIsInwardAndFromTheInnermostRingOntoTheGrail) {
  EXPECT_TRUE(is_legal(Two{.north = "K@N,Q@N,n@A5"}, "n:A5-B5"));
  EXPECT_TRUE(is_legal(Two{.north = "K@N,Q@N,n@G5"}, "n:G5-*"));
  EXPECT_EQ(refused_by(Two{.north = "K@N,Q@N,n@F5"}, "n:F5-*"), "G12");
}

TEST(GrailnahRules, G1_SquaresOffTheBoardAreNoSquares) {
  const Two position{.north = "K@N,Q@N,n@A19"};
  for (const char* action : {"n:A19-A21", "n:A19-A0", "n:A19-H19", "n:A19-A020", "n:A19-a20"}) {
    EXPECT_EQ(refused_as(position, action), "G1 place") << action;
  }
  const OptionValues avalon{{"board", "avalon"}};
  EXPECT_TRUE(is_legal(position, "n:A19-A21", avalon));
  EXPECT_TRUE(is_legal(Two{.north = "K@N,Q@N,n@H28"}, "n:H28-*", avalon));
  EXPECT_EQ(refused_by(Two{.north = "K@N,Q@N,n@G28"}, "n:G28-*", avalon), "G12");
}

TEST(GrailnahRules, G2_TheMagicCircleLiesBetweenCAndD) {
  const Two position{.north = "K@C5,Q@N,n@C6", .magicians = "M@C7,F@*"};
  EXPECT_TRUE(is_legal(position, "n:C6-D6")) << "Knights cross it";
  EXPECT_EQ(refused_by(position, "K:C5-D5"), "G16");
  EXPECT_EQ(refused_by(position, "M:C7-D7"), "G20");
  EXPECT_EQ(refused_by(Two{.magicians = "M@*,F@D7"}, "F:D7-C7!N"), "G23");
}

TEST(GrailnahRules, G2_ABoardSaysWhereTheMagicCircleLies) {
  const OptionValues small{
      {"board", "rings=5;spokes=16;first-inside=C;stairs-ring=B;stairs-offset=4"}};
  const Two position{.north = "K@B3,Q@N,n@B5"};
  EXPECT_TRUE(is_legal(position, "K:B3-B4", small)) << "a staircase";
  EXPECT_TRUE(is_legal(position, "n:B5-C5", small));
  EXPECT_EQ(refused_by(position, "K:B3-C3", small), "G16");
  EXPECT_TRUE(is_legal(Two{.north = "K@N,Q@N,n@E16"}, "n:E16-*", small));
}

TEST(GrailnahRules, G3_ACastleCoversTwoSquaresOfRingA) {
  const Three position{.north = "K@B7,Q@B16,n@A5,n@A18"};
  EXPECT_EQ(refused_as(position, "n:A5-A6"), "G3 on-castle-square");
  EXPECT_EQ(refused_as(position, "n:A18-A17"), "G3 on-castle-square");
  EXPECT_EQ(refused_as(position, "K:B7-A7"), "G3 on-castle-square");
  EXPECT_EQ(refused_as(position, "K:B7-A6"), "G3 on-castle-square");
  EXPECT_TRUE(is_legal(position, "K:B7-A8"));
  EXPECT_EQ(refused_as(position, "Q:B16-A16"), "G3 on-castle-square");
}

TEST(GrailnahRules, G3_WithoutACastleBothAreOrdinarySquares) {
  const Two position{.north = "K@B7,Q@N,n@A5,n@A8"};
  EXPECT_TRUE(is_legal(position, "n:A5-A6"));
  EXPECT_TRUE(is_legal(position, "n:A5-A7"));
  EXPECT_TRUE(is_legal(position, "K:B7-A7"));
  EXPECT_TRUE(is_legal(Two{.magicians = "M@A5,F@*"}, "M:A5-A6"));
  EXPECT_EQ(refused_by(position, "n:A5-A6", {{"castles", "four"}}), "G3");
  EXPECT_EQ(judged(Two{.north = "K@N,Q@N,n@A6"}), "read");
  EXPECT_EQ(judged(Two{.north = "K@N,Q@N,n@A6"}, {{"castles", "four"}}), "G3 on-castle-square");
  const Four south{.north = "K@N,Q@N,n@A10"};
  EXPECT_EQ(refused_by(south, "n:A10-A11"), "G3");
  EXPECT_TRUE(is_legal(Three{.north = "K@N,Q@N,n@A10"}, "n:A10-A11")) << "three leave S free";
}

TEST(GrailnahRules, G4_TwoSideGatesAndARoyalGateOfTwoSquares) {
  const Four everywhere{.north = "K@E,Q@W,n@N,n@E,n@S,n@W"};
  EXPECT_EQ(actions_at(everywhere, "n:"), (Texts{"n:E-A5", "n:E-A8", "n:N-A20", "n:N-A3", "n:S-A10",
                                                 "n:S-A13", "n:W-A15", "n:W-A18"}));
  EXPECT_EQ(actions_at(everywhere, "K:"), (Texts{"K:E-B6", "K:E-B7"}));
  EXPECT_EQ(actions_at(everywhere, "Q:"), (Texts{"Q:W-B16", "Q:W-B17"}));
  EXPECT_EQ(refused_by(everywhere, "n:N-B1"), "G11");
  EXPECT_EQ(refused_by(everywhere, "K:E-A5"), "G15");
}

TEST(GrailnahRules, G4_GatesFollowTheBoard) {
  const Four everywhere{.north = "K@E,Q@W,n@N,n@E,n@S,n@W"};
  const OptionValues avalon{{"board", "avalon"}};
  EXPECT_EQ(actions_at(everywhere, "n:", avalon),
            (Texts{"n:E-A10", "n:E-A7", "n:N-A28", "n:N-A3", "n:S-A14", "n:S-A17", "n:W-A21",
                   "n:W-A24"}));
  EXPECT_EQ(actions_at(everywhere, "K:", avalon), (Texts{"K:E-B8", "K:E-B9"}));
}

TEST(GrailnahRules, G5_FourStaircasesMidwayBetweenTheSites) {
  for (const char* stairs : {"C4", "C9", "C14", "C19"}) {
    EXPECT_EQ(judged(Two{.north = "K@" + std::string(stairs) + ",Q@N"}), "read");
    EXPECT_EQ(judged(Two{.north = "K@N,Q@N,n@" + std::string(stairs)}), "G12 knight-on-stairs");
  }
  EXPECT_EQ(judged(Two{.north = "K@N,Q@N,n@B4,n@C3,n@C5,n@D4"}), "read");
  const OptionValues avalon{{"board", "avalon"}};
  for (const char* stairs : {"C5", "C12", "C19", "C26"}) {
    EXPECT_EQ(judged(Two{.north = "K@N,Q@N,n@" + std::string(stairs)}, avalon),
              "G12 knight-on-stairs");
  }
  EXPECT_EQ(judged(Two{.north = "K@N,Q@N,n@C4"}, avalon), "read");
}

TEST(GrailnahRules, G6_TwoPiecesOfDifferentPlayersAtMost) {
  EXPECT_EQ(judged(Two{.north = "K@N,Q@N,n@B5", .south = "K@S,Q@S,n@B5"}), "read");
  EXPECT_EQ(judged(Two{.north = "K@N,Q@N,n@B5,n@B5"}), "G6 crowded");
  EXPECT_EQ(judged(Two{.north = "K@B5,Q@B5"}), "G6 crowded");
  const Three three{.north = "K@N,Q@N,n@B4", .east = "K@E,Q@E,n@B5", .west = "K@W,Q@W,n@B5"};
  EXPECT_EQ(refused_as(three, "n:B4-B5"), "G13 stop-two");
  EXPECT_EQ(judged(Three{.north = "K@B5,Q@N", .east = "K@B5,Q@E", .west = "K@B5,Q@W"}),
            "G6 crowded");
}

TEST(GrailnahRules, G6_ACastleHoldsAnyNumber) {
  const Two position{
      .north = "K@N,Q@N,n@N,n@N,n@N,n@N,n@N,n@N,n@N,n@N", .south = "K@B1,Q@N", .turn = "S11"};
  EXPECT_TRUE(is_legal(position, "K:B1-N"));
}

TEST(GrailnahRules, G7_G8_G9_EverybodyAtHomeAndTheMagiciansOnTheGrail) {
  EXPECT_EQ(dealt({}), kStartOfTwo);
  EXPECT_EQ(dealt({{"players", "3"}, {"edition", "fr1.0"}}),
            "N:K@N,Q@N,n@N,n@N,n@N,n@N/E:K@E,Q@E,n@E,n@E,n@E,n@E/W:K@W,Q@W,n@W,n@W,n@W,n@W "
            "M@*,F@* N0 0;000;NEW fr1.0");
  EXPECT_EQ(dealt({{"players", "4"}, {"edition", "nl2004"}}),
            "N:K@N,Q@N,n@N,n@N,n@N,n@N/E:K@E,Q@E,n@E,n@E,n@E,n@E/S:K@S,Q@S,n@S,n@S,n@S,n@S/"
            "W:K@W,Q@W,n@W,n@W,n@W,n@W M@*,F@* N0 0;0000;NESW nl2004");
  EXPECT_EQ(dealt({{"castles", "four"}}), kStartOfTwo);
  EXPECT_EQ(actions_at(kStartOfTwo, ""),
            (Texts{"K:N-B1", "K:N-B2", "Q:N-B1", "Q:N-B2", "n:N-A20", "n:N-A3"}));
}

TEST(GrailnahRules, G7_ACastleWithoutAPlayerIsACastleLikeAnyOther) {
  const OptionValues four{{"castles", "four"}};
  const Two position{.north = "K@B6,Q@N,n@A5", .magicians = "M@D7,F@*"};
  EXPECT_TRUE(is_legal(position, "K:B6-E", four));
  EXPECT_EQ(refused_as(position, "K:B6-E"), "G7 no-castle");
  EXPECT_EQ(refused_by(position, "n:A5-A8", four), "G12");
  EXPECT_TRUE(is_legal(position, "n:A5-A8"));
  EXPECT_EQ(refused_by(position, "M:D7-A7", four), "G19");
  EXPECT_TRUE(is_legal(position, "M:D7-A7"));
  const Two inside{.north = "K@E,Q@N,n@E"};
  EXPECT_EQ(actions_at(inside, "n:", four), (Texts{"n:E-A5", "n:E-A8"}));
  EXPECT_EQ(actions_at(inside, "K:", four), (Texts{"K:E-B6", "K:E-B7"}));
  EXPECT_EQ(judged(inside), "G7 no-castle");
}

TEST(GrailnahRules, G7_NobodySitsOtherwise) {
  EXPECT_FALSE(Grailnah::with({{"players", "1"}}).has_value());
  EXPECT_FALSE(Grailnah::with({{"players", "5"}}).has_value());
  EXPECT_EQ(judged("N:K@N,Q@N/E:K@E,Q@E M@*,F@* N10 -;00;NE en1.1"), "G7 seats");
  EXPECT_EQ(judged("N:K@N,Q@N/E:K@E,Q@E/S:K@S,Q@S M@*,F@* N10 -;000;NES en1.1"), "G7 seats");
}

TEST(GrailnahRules, G8_FourMoreKnightsWaitAndNoMore) {
  const std::string more = after(Two{.north = "K@S,Q@B11,n@N,n@N,n@N,n@N"}, {"Q:B11-S", "K:S-B12"});
  EXPECT_EQ(field(more, 0), "N:K@S,Q@S,n@N,n@N,n@N,n@N,n@S,n@S,n@S,n@S/S:K@B12,Q@S");
  EXPECT_EQ(judged(Two{.north = "K@N,Q@N,n@N,n@N,n@N,n@N,n@N,n@N,n@N,n@N,n@N"}), "G26 too-many");
}

TEST(GrailnahRules, G9_MerlinAndMorganeShareNoOtherSquareThanTheGrail) {
  EXPECT_EQ(judged(Two{.magicians = "M@*,F@*"}), "read");
  EXPECT_EQ(judged(Two{.magicians = "M@E5,F@E5"}), "G21 magicians-together");
}

TEST(GrailnahRules, G10_NorthBeginsAndTheOthersFollowClockwise) {
  EXPECT_EQ(field(after(kStartOfTwo, {"n:N-A3"}), 2), "S1");
  EXPECT_EQ(field(after(kStartOfTwo, {"n:N-A3", "n:S-A10"}), 2), "N2");
  const std::string three = dealt({{"players", "3"}});
  EXPECT_EQ(field(after(three, {"n:N-A3"}), 2), "E1");
  EXPECT_EQ(field(after(three, {"n:N-A3", "n:E-A5"}), 2), "W2");
  EXPECT_EQ(field(after(three, {"n:N-A3", "n:E-A5", "n:W-A15"}), 2), "N3");
  const std::string four = dealt({{"players", "4"}});
  EXPECT_EQ(field(after(four, {"n:N-A3", "n:E-A5"}), 2), "S2");
  EXPECT_EQ(field(after(four, {"n:N-A3", "n:E-A5", "n:S-A10"}), 2), "W3");
  EXPECT_EQ(field(after(four, {"n:N-A3", "n:E-A5", "n:S-A10", "n:W-A15"}), 2), "N4");
}

TEST(GrailnahRules, G10_OneMovesOnesOwnPieces) {
  const Two position{.north = "K@N,Q@B5,n@A3", .south = "K@S,Q@S,n@A10"};
  EXPECT_TRUE(is_legal(position, "n:A3-B3"));
  EXPECT_EQ(refused_as(position, "n:A10-B10"), "G10 not-there");
  EXPECT_EQ(refused_as(position, "K:B5-B6"), "G10 not-there") << "the Queen is no King";
  EXPECT_EQ(refused_as(position, "Q:N-B1"), "G10 not-there");
  EXPECT_EQ(refused_as(position, "M:F7-F8"), "G10 not-there");
  EXPECT_EQ(refused_as(position, "F:F7-F8"), "G10 not-there");
}

TEST(GrailnahRules, G10_AMoveEndsOnAnotherSquare) {
  const Two position{.north = "K@C4,Q@N,n@B3", .magicians = "M@E5,F@F5"};
  for (const char* action : {"n:B3-B3", "K:C4-C4", "Q:N-N", "M:E5-E5", "F:F5-F5!B3"}) {
    EXPECT_EQ(refused_as(position, action), "G10 stays-put") << action;
  }
  EXPECT_EQ(refused_as(Two{}, "M:*-*"), "G10 stays-put");
  EXPECT_EQ(refused_as(Two{}, "F:*-*"), "G10 stays-put");
}

// North's pieces are locked, Merlin moved just before, and there is no Knight to pay Morgane.
Two stuck() {
  return {.north = "K@B5,Q@C7",
          .south = "K@S,Q@S,n@B5,n@C7",
          .magicians = "M@F7,F@G2",
          .turn = "N10",
          .memory = "M;21;NS"};
}

TEST(GrailnahRules, G10_WhoCannotMovePasses) {
  EXPECT_EQ(actions_at(stuck(), ""), Texts{"pass"});
  EXPECT_EQ(refused_as(Two{}, "pass"), "G10 may-move");
  EXPECT_EQ(refused_as(stuck(), "K:B5-B6"), "G13 locked");
  EXPECT_EQ(refused_as(stuck(), "M:F7-F8"), "G18 merlin-twice");
  EXPECT_EQ(refused_as(stuck(), "F:G2-G3"), "G24 must-pay");
}

TEST(GrailnahRules, G10_APassIsATurnAndCountsAsAMoveOfOnesOwn) {
  const std::string passed = after(stuck(), {"pass"});
  EXPECT_EQ(field(passed, 2), "S11");
  EXPECT_EQ(field(passed, 3), "-;01;NS") << "it ends North's row of Merlin turns";
  EXPECT_TRUE(is_legal(passed, "M:F7-F8")) << "G18";
  EXPECT_EQ(field(after(stuck(), {"pass"}, {{"merlin-limit", "moves"}}), 3), "-;21;NS");
}

TEST(GrailnahRules, G10_WordsThatAreNoAction) {
  const Two position{.north = "K@N,Q@N,n@A3"};
  for (const char* word : {"", "n", "n:", "n:A3", "A3-B3", "N:A3-B3", "Pass", "pass ", "n:A3-B3!N",
                           "n:A3B3", "swap", "x:A3-B3"}) {
    EXPECT_EQ(refused_as(position, word), " form") << word;
  }
  for (const char* word : {"n:A3-", "n:-B3", "n:A3-B3 ", "n:A3-B3-C3", "F:*-G3!", "F:*-G3!N!N"}) {
    EXPECT_EQ(refused_as(position, word), "G1 place") << word;
  }
}

}  // namespace
}  // namespace broceliande::grailnah
