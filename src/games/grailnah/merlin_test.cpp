#include <gtest/gtest.h>

#include "games/grailnah/test_positions.hpp"

// Merlin (G18–G21).
namespace broceliande::grailnah {
namespace {

using Texts = std::vector<std::string>;

const OptionValues& by_moves() {
  static const OptionValues options{{"merlin-limit", "moves"}};
  return options;
}

std::string memory_after(const std::string& position,
                         std::initializer_list<std::string_view> actions,
                         const OptionValues& options = {}) {
  return field(after(position, actions, options), 3);
}

TEST(GrailnahMerlin, G18_NeverTheFirstMoveOfTheGame) {
  for (const char* edition : {"nl2004", "en1.1", "fr1.0"}) {
    const Two start{.turn = "N0", .memory = "0;00;NS", .edition = edition};
    EXPECT_EQ(refused_as(start, "M:*-G5"), "G18 merlin-first") << edition;
    EXPECT_TRUE(is_legal(after(start, {"K:N-B1"}), "M:*-G5")) << edition;
  }
}

TEST(GrailnahMerlin, G18_OnlyAfterAColouredPieceOrMorgane) {
  EXPECT_TRUE(is_legal(Two{.memory = "-;00;NS"}, "M:*-G5"));
  EXPECT_TRUE(is_legal(Two{.memory = "F;00;NS"}, "M:*-G5"));
  EXPECT_EQ(refused_as(Two{.memory = "M;01;NS"}, "M:*-G5"), "G18 merlin-twice");
  const std::string moved = after(Two{}, {"M:*-G5"});
  EXPECT_EQ(refused_as(moved, "M:G5-G6"), "G18 merlin-twice");
  EXPECT_TRUE(is_legal(after(moved, {"F:*-G7"}), "M:G5-G6")) << "Morgane in between";
  EXPECT_TRUE(is_legal(after(moved, {"K:S-B11"}), "M:G5-G6"));
}

TEST(GrailnahMerlin, G18_NotAfterThreeTurnsOfHisWithMerlin) {
  const std::string third =
      after(Two{}, {"M:*-G5", "K:S-B11", "M:G5-G6", "K:B11-S", "M:G6-G7", "K:S-B11"});
  EXPECT_EQ(field(third, 3), "-;30;NS");
  EXPECT_EQ(refused_as(third, "M:G7-G8"), "G18 merlin-thrice");
  const std::string other = after(third, {"K:N-B1"});
  EXPECT_EQ(field(other, 3), "-;00;NS") << "another move of his ends the row";
  EXPECT_TRUE(is_legal(other, "M:G7-G8")) << "the limit is each player's own";
  EXPECT_TRUE(is_legal(after(other, {"K:B11-S"}), "M:G7-G8"));
}

TEST(GrailnahMerlin, G18_TwoTurnsInARowAreFew) {
  EXPECT_TRUE(is_legal(Two{.memory = "-;20;NS"}, "M:*-G5"));
  EXPECT_TRUE(is_legal(Two{.memory = "-;03;NS"}, "M:*-G5"));
  EXPECT_EQ(refused_as(Two{.turn = "S11", .memory = "-;03;NS"}, "M:*-G5"), "G18 merlin-thrice");
  EXPECT_EQ(refused_as(Two{.memory = "F;30;NS"}, "M:*-G5"), "G18 merlin-thrice");
}

TEST(GrailnahMerlin, G18_MorganeEndsTheRowOfTurnsToo) {
  EXPECT_EQ(memory_after(Two{.memory = "-;31;NS"}, {"F:*-G5"}), "F;01;NS");
  EXPECT_EQ(memory_after(Two{.memory = "-;21;NS"}, {"M:*-G5"}), "M;31;NS");
}

TEST(GrailnahMerlin, G18_EachSeatHasACountOfItsOwn) {
  const Four position{.memory = "-;1203;NESW"};
  EXPECT_EQ(memory_after(position, {"M:*-G5", "K:E-B6", "M:G5-G6"}), "M;2013;NESW");
  const Four west{.turn = "W13", .memory = "-;1203;NESW"};
  EXPECT_EQ(refused_as(west, "M:*-G5"), "G18 merlin-thrice");
}

TEST(GrailnahMerlin, G18_ByMovesThreeOfMerlinsOwnMovesInARow) {
  const std::string third = after(
      Two{}, {"M:*-G5", "K:S-B11", "K:N-B1", "K:B11-S", "M:G5-G6", "K:S-B11", "M:G6-G7", "K:B11-S"},
      by_moves());
  EXPECT_EQ(field(third, 3), "-;30;NS") << "a turn without Merlin does not end the row";
  EXPECT_EQ(refused_as(third, "M:G7-G8", by_moves()), "G18 merlin-thrice");
  const std::string still = after(third, {"K:B1-N", "K:S-B11"}, by_moves());
  EXPECT_EQ(refused_as(still, "M:G7-G8", by_moves()), "G18 merlin-thrice");
  EXPECT_TRUE(is_legal(still, "F:*-G8", by_moves()));
}

TEST(GrailnahMerlin, G18_ByMovesOnlyAnotherPlayersMerlinEndsTheRow) {
  const Two position{.turn = "S11", .memory = "-;30;NS"};
  const std::string freed = after(position, {"M:*-G5", "K:N-B1", "K:S-B11"}, by_moves());
  EXPECT_EQ(field(freed, 3), "-;01;NS");
  EXPECT_TRUE(is_legal(freed, "M:G5-G6", by_moves()));
  EXPECT_EQ(memory_after(position, {"F:*-G5"}, by_moves()), "F;30;NS");
  EXPECT_EQ(memory_after(position, {"M:*-G5"}), "M;31;NS") << "counted by turns";
  const Four four{.turn = "E11", .memory = "-;2000;NESW"};
  EXPECT_EQ(memory_after(four, {"M:*-G5"}, by_moves()), "M;0100;NESW");
}

TEST(GrailnahMerlin, G19_AnyNumberForwardBackwardOrLateral) {
  const Two position{.north = "K@N,Q@N,n@C5,n@E2,n@E8", .magicians = "M@E5,F@*"};
  EXPECT_EQ(actions_at(position, "M:"),
            (Texts{"M:E5-*", "M:E5-C5", "M:E5-D5", "M:E5-E2", "M:E5-E3", "M:E5-E4", "M:E5-E6",
                   "M:E5-E7", "M:E5-E8", "M:E5-F5", "M:E5-G5"}));
  EXPECT_EQ(refused_as(position, "M:E5-D6"), "G19 merlin-line");
  EXPECT_EQ(refused_as(position, "M:E5-B5"), "G19 merlin-way");
  EXPECT_EQ(refused_as(position, "M:E5-E9"), "G19 merlin-way");
  EXPECT_EQ(refused_as(position, "M:E5-E1"), "G19 merlin-way");
}

TEST(GrailnahMerlin, G19_NotOverMorgane) {
  const Two position{.magicians = "M@E5,F@F5"};
  EXPECT_TRUE(is_legal(position, "M:E5-F5"));
  EXPECT_EQ(refused_as(position, "M:E5-G5"), "G19 merlin-way");
  EXPECT_EQ(refused_as(position, "M:E5-*"), "G19 merlin-way");
}

TEST(GrailnahMerlin, G19_NotOnNorOverStaircasesAndCastles) {
  const Two position{.magicians = "M@D4,F@*"};
  EXPECT_EQ(refused_as(position, "M:D4-C4"), "G19 merlin-stop");
  EXPECT_EQ(refused_as(position, "M:D4-B4"), "G19 merlin-way");
  EXPECT_EQ(refused_as(Two{.magicians = "M@C5,F@*"}, "M:C5-C3"), "G19 merlin-way");
  const Two spoke{.magicians = "M@B1,F@*"};
  EXPECT_EQ(refused_as(spoke, "M:B1-A1"), "G19 merlin-stop");
  EXPECT_EQ(refused_as(spoke, "M:B1-N"), "G19 merlin-stop");
  EXPECT_EQ(refused_as(Two{.magicians = "M@A3,F@*"}, "M:A3-A20"), "G19 merlin-way")
      << "castle N, and castle S the other way";
  EXPECT_TRUE(is_legal(Two{.magicians = "M@A3,F@*"}, "M:A3-A10"));
}

TEST(GrailnahMerlin, G19_FromTheGrailAlongAnySpoke) {
  EXPECT_EQ(actions_at(Two{}, "M:").size(), 124U)
      << "12 free spokes of 7, 4 up to a castle, 4 up to a staircase";
  EXPECT_EQ(actions_at(Two{}, "M:", {{"board", "avalon"}}).size(), 208U);
  EXPECT_EQ(actions_at(Two{}, "M:", {{"castles", "four"}}).size(), 120U);
  EXPECT_TRUE(is_legal(Two{}, "M:*-A5"));
  EXPECT_EQ(refused_as(Two{}, "M:*-A1"), "G19 merlin-stop");
  EXPECT_EQ(refused_as(Two{}, "M:*-B4"), "G19 merlin-way");
  EXPECT_EQ(refused_as(Two{.north = "K@N,Q@N,n@F5"}, "M:*-E5"), "G19 merlin-way");
}

TEST(GrailnahMerlin, G19_OntoTheGrailAgainButNotThroughIt) {
  EXPECT_TRUE(is_legal(Two{.magicians = "M@E5,F@*"}, "M:E5-*"));
  EXPECT_TRUE(is_legal(Two{.magicians = "M@E5,F@G9"}, "M:E5-*"));
  const Two position{.north = "K@N,Q@N,n@G4,n@G6", .magicians = "M@G5,F@*"};
  EXPECT_EQ(refused_as(position, "M:G5-G15"), "G19 merlin-way");
  EXPECT_EQ(refused_as(position, "M:G5-F15"), "G19 merlin-line");
}

TEST(GrailnahMerlin, G20_OnceOutsideNeverInside) {
  const Two position{.magicians = "M@B5,F@*"};
  EXPECT_EQ(actions_at(position, "M:B5-C"), Texts{"M:B5-C5"});
  for (const char* action : {"M:B5-D5", "M:B5-G5", "M:B5-*"}) {
    EXPECT_EQ(refused_as(position, action), "G20 merlin-inward") << action;
  }
  EXPECT_TRUE(is_legal(Two{.magicians = "M@D5,F@*"}, "M:D5-C5")) << "outward he may cross it";
  EXPECT_EQ(refused_by(Two{.magicians = "M@C6,F@*"}, "M:C6-D6", {{"board", "avalon"}}), "G20");
}

TEST(GrailnahMerlin, G21_SendsAllHomeWhereHeStops) {
  const Three position{.north = "K@N,Q@N,n@B5,n@E7",
                       .east = "K@E,Q@B5,n@A9",
                       .west = "K@C6,Q@W",
                       .magicians = "M@B8,F@*"};
  EXPECT_EQ(after(position, {"M:B8-B5"}), std::string(Three{.north = "K@N,Q@N,n@N,n@E7",
                                                            .east = "K@E,Q@E,n@A9",
                                                            .west = "K@C6,Q@W",
                                                            .magicians = "M@B5,F@*",
                                                            .turn = "E11",
                                                            .memory = "M;100;NEW"}))
      << "the mover's own Knight and another's Queen";
}

TEST(GrailnahMerlin, G21_OnlyWhereHeStops) {
  const Two position{.south = "K@S,Q@S,n@B5,n@C7", .magicians = "M@B8,F@*"};
  EXPECT_EQ(field(after(position, {"M:B8-B6"}), 0), "N:K@N,Q@N/S:K@S,Q@S,n@B5,n@C7");
}

TEST(GrailnahMerlin, G21_SendsMorganeBackToTheGrail) {
  EXPECT_EQ(field(after(Two{.magicians = "M@E5,F@E9"}, {"M:E5-E9"}), 1), "M@E9,F@*");
}

TEST(GrailnahMerlin, G21_OnTheGrailHeSendsNoOneAway) {
  const Two position{.north = "K@N,Q@N,n@G5", .magicians = "M@E7,F@*"};
  const std::string there = after(position, {"M:E7-*"});
  EXPECT_EQ(field(there, 0), "N:K@N,Q@N,n@G5/S:K@S,Q@S");
  EXPECT_EQ(field(there, 1), "M@*,F@*");
  EXPECT_EQ(field(after(Two{.magicians = "M@E7,F@G9"}, {"M:E7-*"}), 1), "M@*,F@G9");
}

}  // namespace
}  // namespace broceliande::grailnah
