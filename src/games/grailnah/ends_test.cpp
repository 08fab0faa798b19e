#include <gtest/gtest.h>

#include "games/grailnah/test_positions.hpp"

// Disqualification and the ends of the game (G28–G30).
namespace broceliande::grailnah {
namespace {

using Texts = std::vector<std::string>;

/// What the seats have won or lost, in seat order: "+-".
std::string verdicts(const std::string& position) {
  const Grailnah game = game_with({});
  const State state = at(game, position);
  const auto end = game.outcome(state);
  if (!end) return "running";
  std::string text;
  for (int i = 0; i < std::popcount(state.seated); ++i) {
    const Verdict verdict = end->of[static_cast<std::size_t>(i)].verdict;
    text += verdict == Verdict::win ? '+' : verdict == Verdict::loss ? '-' : '=';
  }
  return text;
}

// South's gates are A10, A13, B11 and B12; North holds three of them, or four after Q:C12-B12.
Two south_in_danger() {
  return {.north = "K@B11,Q@C12,n@N,n@A10,n@A13", .south = "K@S,Q@C3,n@N,n@S,n@E5"};
}

TEST(GrailnahEnds, G28_G29_AllFourGatesOfOneColourDisqualify) {
  const std::string over = after(south_in_danger(), {"Q:C12-B12"});
  EXPECT_EQ(over,
            std::string(Two{.north = "K@B11,Q@B12,n@N,n@A10,n@A13", .south = "-", .turn = "=N"}));
  EXPECT_EQ(verdicts(over), "+-");
  EXPECT_EQ(refused_by(over, "n:N-A3"), "G14");
}

TEST(GrailnahEnds, G28_AnyKindOfPieceCounts) {
  const auto last = [](const std::string& north, std::string_view action) {
    return field(after(Two{.north = north}, {action}), 2);
  };
  EXPECT_EQ(last("K@N,Q@N,n@A9,n@A13,n@B11,n@B12", "n:A9-A10"), "=N");
  EXPECT_EQ(last("K@S,Q@N,n@A10,n@A13,n@B11", "K:S-B12"), "=N");
  EXPECT_EQ(last("K@N,Q@N,n@S,n@A10,n@B11,n@B12", "n:S-A13"), "=N");
  EXPECT_EQ(last("K@N,Q@N,n@A10,n@A13,n@B9,n@B12", "n:B9-B11"), "=N");
}

TEST(GrailnahEnds, G28_ThreeGatesAreNotEnough) {
  EXPECT_EQ(field(after(south_in_danger(), {"Q:C12-C11"}), 2), "S11");
}

TEST(GrailnahEnds, G28_NorFourOfTwoColours) {
  const Four position{.north = "K@B6,Q@C7,n@A5", .south = "K@S,Q@S,n@A8"};
  const std::string mixed = after(position, {"Q:C7-B7"});
  EXPECT_EQ(field(mixed, 2), "E11") << "partners together do not shut a castle";
  EXPECT_EQ(judged(mixed), "read");
}

TEST(GrailnahEnds, G28_ALockedPieceHoldsItsGate) {
  const Two position{.north = "K@B11,Q@C12,n@A10,n@A13", .south = "K@S,Q@S,n@A10,n@A13"};
  EXPECT_EQ(field(after(position, {"Q:C12-B12"}), 2), "=N");
  const Two by_lock{.north = "K@B11,Q@C12,n@A10,n@A13", .south = "K@B12,Q@S"};
  EXPECT_EQ(field(after(by_lock, {"Q:C12-B12"}), 2), "=N") << "the last one comes by a lock";
}

TEST(GrailnahEnds, G28_OnesOwnPiecesAroundOnesOwnCastleDoNotMatter) {
  const Two position{.north = "K@B1,Q@N,n@A3,n@A20"};
  EXPECT_EQ(field(after(position, {"Q:N-B2"}), 2), "S11");
}

TEST(GrailnahEnds, G28_NobodyIsDisqualifiedInACastleWithoutAPlayer) {
  const Two position{.north = "K@B6,Q@C7,n@A5,n@A8"};
  EXPECT_EQ(field(after(position, {"Q:C7-B7"}, {{"castles", "four"}}), 2), "S11");
  EXPECT_EQ(field(after(position, {"Q:C7-B7"}), 2), "S11");
}

TEST(GrailnahEnds, G28_MagiciansHoldNoGate) {
  const Two position{.north = "K@B11,Q@N,n@A10,n@A13", .magicians = "M@D12,F@*"};
  EXPECT_EQ(field(after(position, {"M:D12-B12"}), 2), "S11");
}

TEST(GrailnahEnds, G28_TheGatesOfTheSecondBoard) {
  const Two position{.north = "K@B15,Q@C16,n@A14,n@A17"};
  EXPECT_EQ(field(after(position, {"Q:C16-B16"}, {{"board", "avalon"}}), 2), "=N");
  EXPECT_EQ(field(after(position, {"Q:C16-B16"}), 2), "S11");
}

// North is about to shut in East.
Three east_of_three() {
  return {.north = "K@B6,Q@C7,n@A5,n@A8",
          .east = "K@W,Q@E,n@E,n@D5,n@G5",
          .west = "K@W,Q@W,n@D5,n@F1",
          .memory = "-;021;NEW"};
}

TEST(GrailnahEnds, G28_OneOfThreeLeavesAndTheGameGoesOn) {
  const std::string gone = after(east_of_three(), {"Q:C7-B7"});
  EXPECT_EQ(gone, std::string(Three{.north = "K@B6,Q@B7,n@A5,n@A8",
                                    .east = "-",
                                    .west = "K@W,Q@W,n@D5,n@F1",
                                    .turn = "W11",
                                    .memory = "-;021;NEW"}))
      << "his turn is skipped, his memory stays";
  EXPECT_TRUE(is_legal(gone, "n:D5-E5")) << "and the lock is off";
  const std::string on = after(gone, {"n:F1-G1"});
  EXPECT_EQ(field(on, 2), "N12");
  EXPECT_EQ(field(after(on, {"n:A5-B5"}), 2), "W13") << "skipped seats are no turns";
}

TEST(GrailnahEnds, G28_TheCastleStaysACastle) {
  const std::string gone = after(east_of_three(), {"Q:C7-B7", "n:F1-G1"});
  EXPECT_TRUE(is_legal(gone, "K:B6-E"));
  EXPECT_EQ(refused_as(gone, "n:A5-A6"), "G3 on-castle-square");
  EXPECT_EQ(refused_as(gone, "K:B6-A6"), "G3 on-castle-square");
  EXPECT_EQ(field(after(gone, {"K:B6-C6"}), 0), "N:K@C6,Q@B7,n@A5,n@A8/E:-/W:K@W,Q@W,n@D5,n@G1")
      << "leaving its gates brings nobody back";
}

TEST(GrailnahEnds, G28_APartnerToo) {
  const Four position{.north = "K@B11,Q@C12,n@A10,n@A13", .memory = "-;0010;NESW"};
  const std::string gone = after(position, {"Q:C12-B12"});
  EXPECT_EQ(gone, std::string(Four{.north = "K@B11,Q@B12,n@A10,n@A13",
                                   .south = "-",
                                   .turn = "E11",
                                   .memory = "-;0010;NESW"}));
  EXPECT_EQ(field(after(gone, {"K:E-B6"}), 2), "W12") << "South is skipped";
}

TEST(GrailnahEnds, G28_G29_OneOfATeamLeavesAndHisPartnerWinsForBoth) {
  const Four position{
      .north = "-", .south = "K@S,Q@S,n@G5", .turn = "S12", .memory = "-;0000;NESW"};
  const std::string won = after(position, {"n:G5-*"});
  EXPECT_EQ(field(won, 2), "=NS");
  EXPECT_EQ(verdicts(won), "+-+-");
}

TEST(GrailnahEnds, G29_TheLastSideLeftWins) {
  Three three = east_of_three();
  three.west = "-";
  EXPECT_EQ(field(after(three, {"Q:C7-B7"}), 2), "=N");
  EXPECT_EQ(verdicts(after(three, {"Q:C7-B7"})), "+--");
  const Four four{.north = "K@B6,Q@C7,n@A5,n@A8", .south = "-", .west = "-"};
  const std::string won = after(four, {"Q:C7-B7"});
  EXPECT_EQ(field(won, 2), "=NS");
  EXPECT_EQ(field(won, 0), "N:K@B6,Q@B7,n@A5,n@A8/E:-/S:-/W:-");
  EXPECT_EQ(verdicts(won), "+-+-");
}

TEST(GrailnahEnds, G29_ATeamIsLeftWhileOneOfItIs) {
  const Four four{.north = "K@B6,Q@C7,n@A5,n@A8"};
  EXPECT_EQ(field(after(four, {"Q:C7-B7"}), 2), "S11");
  const Four against{.north = "K@B11,Q@C12,n@A10,n@A13", .turn = "N10"};
  const std::string alone = after(against, {"Q:C12-B12"});
  EXPECT_EQ(verdicts(alone), "running") << "North plays on without the partner";
  const Four last{.north = "-", .east = "K@B11,Q@C12,n@A10,n@A13", .turn = "E11"};
  EXPECT_EQ(field(after(last, {"Q:C12-B12"}), 2), "=EW");
}

TEST(GrailnahEnds, G29_ASideAloneDoesNotPlayOn) {
  EXPECT_EQ(judged(Two{.south = "-"}), "G29 one-side-left");
  EXPECT_EQ(judged(Three{.east = "-", .west = "-"}), "G29 one-side-left");
  EXPECT_EQ(judged(Three{.east = "-"}), "read");
  EXPECT_EQ(judged(Four{.east = "-", .west = "-"}), "G29 one-side-left");
  EXPECT_EQ(judged(Four{.east = "-", .south = "-"}), "read");
}

TEST(GrailnahEnds, G30_ADrawAfterFourHundredTurns) {
  EXPECT_EQ(field(after(Two{.turn = "N398"}, {"K:N-B1"}), 2), "S399");
  const std::string drawn = after(Two{.turn = "S399"}, {"K:S-B11"});
  EXPECT_EQ(drawn, std::string(Two{.south = "K@B11,Q@S", .turn = "=="}));
  EXPECT_EQ(verdicts(drawn), "==");
  EXPECT_TRUE(actions_at(drawn, "").empty());
  EXPECT_EQ(judged(Two{.turn = "N400"}), "G10 turn");
  EXPECT_EQ(field(after(Two{.turn = "S399"}, {"M:*-G5"}), 2), "==");
}

TEST(GrailnahEnds, G30_PassesCountAsTurns) {
  const Two stuck{.north = "K@B5,Q@C7",
                  .south = "K@S,Q@S,n@B5,n@C7",
                  .magicians = "M@F7,F@G2",
                  .turn = "N399",
                  .memory = "M;01;NS"};
  EXPECT_EQ(field(after(stuck, {"pass"}), 2), "==");
}

TEST(GrailnahEnds, G30_AWinOnTheLastTurnStands) {
  const Two grail{.south = "K@S,Q@S,n@G5", .turn = "S399"};
  EXPECT_EQ(field(after(grail, {"n:G5-*"}), 2), "=S") << "G14";
  EXPECT_EQ(field(after(grail, {"n:G5-G6"}), 2), "==");
  Two gates = south_in_danger();
  gates.turn = "N399";
  EXPECT_EQ(field(after(gates, {"Q:C12-B12"}), 2), "=N") << "G29";
  Three three = east_of_three();
  three.turn = "N399";
  EXPECT_EQ(field(after(three, {"Q:C7-B7"}), 2), "==") << "G28 alone is no win";
}

TEST(GrailnahEnds, G30_APositionReadHasNoPast) {
  const std::string again = after(
      Two{}, {"K:N-B1", "K:S-B11", "K:B1-N", "K:B11-S", "K:N-B1", "K:S-B11", "K:B1-N", "K:B11-S"});
  EXPECT_EQ(field(again, 2), "N18") << "the rules alone do not look back";
}

}  // namespace
}  // namespace broceliande::grailnah
