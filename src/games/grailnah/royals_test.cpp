#include <gtest/gtest.h>

#include "games/grailnah/test_positions.hpp"

// King and Queen (G15–G17), and the Knights they fetch (G26, G27).
namespace broceliande::grailnah {
namespace {

using Texts = std::vector<std::string>;

TEST(GrailnahRoyals, G15_TheyLeaveByTheRoyalGate) {
  const Two position{.north = "K@N,Q@S"};
  EXPECT_EQ(actions_at(position, "K:"), (Texts{"K:N-B1", "K:N-B2"}));
  EXPECT_EQ(actions_at(position, "Q:"), (Texts{"Q:S-B11", "Q:S-B12"}));
  for (const char* action : {"K:N-A3", "K:N-A20", "K:N-B3", "K:N-C1", "K:N-S", "K:N-D1", "K:N-*"}) {
    EXPECT_EQ(refused_as(position, action), "G15 royal-gate") << action;
  }
}

TEST(GrailnahRoyals, G15_TheyEnterAnyCastleTheSameWay) {
  EXPECT_TRUE(is_legal(Two{.north = "K@B1,Q@B12"}, "K:B1-N"));
  EXPECT_TRUE(is_legal(Two{.north = "K@B1,Q@B12"}, "Q:B12-S")) << "the castle of another";
  EXPECT_EQ(refused_as(Two{.north = "K@A3,Q@B3"}, "K:A3-N"), "G15 royal-gate");
  EXPECT_EQ(refused_as(Two{.north = "K@A3,Q@B3"}, "Q:B3-N"), "G15 royal-gate");
  EXPECT_EQ(refused_as(Two{.north = "K@B1,Q@C1"}, "K:B1-S"), "G15 royal-gate");
  EXPECT_EQ(refused_as(Two{.north = "K@B1,Q@C1"}, "Q:C1-N"), "G15 royal-gate");
  EXPECT_EQ(refused_as(Two{.north = "K@B6,Q@N"}, "K:B6-E"), "G7 no-castle");
}

TEST(GrailnahRoyals, G15_ThereIsNoWayIntoACastleForALockedKing) {
  const Two position{.north = "K@B1,Q@N", .south = "K@S,Q@S,n@B1"};
  EXPECT_EQ(refused_as(position, "K:B1-N"), "G13 locked");
}

TEST(GrailnahRoyals, G15_TheGateMayBeTaken) {
  const Two position{.north = "K@N,Q@B1", .magicians = "M@B2,F@*"};
  EXPECT_EQ(refused_as(position, "K:N-B1"), "G13 stop-own");
  EXPECT_EQ(refused_as(position, "K:N-B2"), "G13 stop-magician");
  EXPECT_TRUE(actions_at(position, "K:").empty());
}

TEST(GrailnahRoyals, G15_TheGateFollowsTheBoard) {
  const OptionValues avalon{{"board", "avalon"}};
  EXPECT_TRUE(is_legal(Two{.north = "K@B15,Q@N"}, "K:B15-S", avalon));
  EXPECT_TRUE(is_legal(Two{.north = "K@B16,Q@N"}, "K:B16-S", avalon));
  EXPECT_EQ(refused_by(Two{.north = "K@B12,Q@N"}, "K:B12-S", avalon), "G15");
}

TEST(GrailnahRoyals, G16_OneSquareInEightDirections) {
  EXPECT_EQ(actions_at(Two{.north = "K@B6,Q@N"}, "K:"),
            (Texts{"K:B6-A5", "K:B6-A6", "K:B6-A7", "K:B6-B5", "K:B6-B7", "K:B6-C5", "K:B6-C6",
                   "K:B6-C7"}));
  EXPECT_EQ(refused_as(Two{.north = "K@B6,Q@N"}, "K:B6-B8"), "G16 royal-step");
  EXPECT_EQ(refused_as(Two{.north = "K@A8,Q@N"}, "K:A8-C8"), "G16 royal-step");
  EXPECT_EQ(refused_as(Two{.north = "K@B6,Q@N"}, "K:B6-C8"), "G16 royal-step");
  EXPECT_EQ(refused_as(Two{.north = "K@B6,Q@N"}, "K:B6-C9"), "G16 royal-step");
}

TEST(GrailnahRoyals, G16_NeverIntoTheMagicCircle) {
  EXPECT_EQ(actions_at(Two{.north = "K@N,Q@C6"}, "Q:"),
            (Texts{"Q:C6-B5", "Q:C6-B6", "Q:C6-B7", "Q:C6-C5", "Q:C6-C7"}));
  for (const char* action : {"Q:C6-D6", "Q:C6-D5", "Q:C6-D7", "Q:C6-*"}) {
    EXPECT_EQ(refused_as(Two{.north = "K@N,Q@C6"}, action), "G16 royal-circle") << action;
  }
}

TEST(GrailnahRoyals, G16_CastleSquaresAreNoSquares) {
  EXPECT_EQ(actions_at(Two{.north = "K@B2,Q@S"}, "K:"),
            (Texts{"K:B2-A3", "K:B2-B1", "K:B2-B3", "K:B2-C1", "K:B2-C2", "K:B2-C3", "K:B2-N"}));
  EXPECT_EQ(refused_as(Two{.north = "K@A3,Q@N"}, "K:A3-A2"), "G3 on-castle-square");
  EXPECT_EQ(refused_as(Two{.north = "K@B2,Q@N"}, "K:B2-A2"), "G3 on-castle-square");
}

TEST(GrailnahRoyals, G17_FromAStaircaseToAnyOtherFreeOneOrOff) {
  EXPECT_EQ(actions_at(Two{.north = "K@C4,Q@N"}, "K:"),
            (Texts{"K:C4-B3", "K:C4-B4", "K:C4-B5", "K:C4-C14", "K:C4-C19", "K:C4-C3", "K:C4-C5",
                   "K:C4-C9"}));
  EXPECT_TRUE(is_legal(Two{.north = "K@B3,Q@N"}, "K:B3-C4")) << "stepping on";
  EXPECT_EQ(refused_as(Two{.north = "K@C5,Q@N"}, "K:C5-C9"), "G16 royal-step")
      << "no hop from beside a staircase";
  EXPECT_EQ(refused_as(Two{.north = "K@C4,Q@N"}, "K:C4-C8"), "G16 royal-step");
  EXPECT_EQ(refused_as(Two{.north = "K@C4,Q@N"}, "K:C4-D4"), "G16 royal-circle");
}

TEST(GrailnahRoyals, G17_AStaircaseHoldsOneOfAnyColour) {
  const Two position{.north = "K@C4,Q@C9", .south = "K@C14,Q@S"};
  EXPECT_EQ(refused_as(position, "K:C4-C9"), "G17 stairs-taken") << "his own Queen";
  EXPECT_EQ(refused_as(position, "K:C4-C14"), "G17 stairs-taken") << "another's King";
  EXPECT_TRUE(is_legal(position, "K:C4-C19"));
  EXPECT_EQ(refused_as(Two{.north = "K@B3,Q@N", .south = "K@C4,Q@S"}, "K:B3-C4"),
            "G17 stairs-taken");
  EXPECT_EQ(judged(Two{.north = "K@C4,Q@N", .south = "K@C4,Q@S"}), "G17 stairs-shared");
}

TEST(GrailnahRoyals, G17_NoOneSendsHomeAPieceOnIt) {
  const Two position{.north = "K@C4,Q@N", .south = "K@C9,Q@S", .magicians = "M@C6,F@*"};
  EXPECT_EQ(refused_as(position, "M:C6-C4"), "G19 merlin-stop");
  EXPECT_EQ(refused_as(position, "M:C6-C9"), "G19 merlin-stop");
  EXPECT_TRUE(is_legal(position, "M:C6-C5"));
}

TEST(GrailnahRoyals, G17_StaircasesOfTheSecondBoard) {
  const OptionValues avalon{{"board", "avalon"}};
  EXPECT_TRUE(is_legal(Two{.north = "K@C5,Q@N"}, "K:C5-C26", avalon));
  EXPECT_EQ(refused_by(Two{.north = "K@C4,Q@N"}, "K:C4-C26", avalon), "G16");
}

TEST(GrailnahMoreKnights, G26_KingAndQueenFetchFourInACastle) {
  const Two position{.north = "K@S,Q@B11,n@N,n@N,n@N,n@A5"};
  EXPECT_EQ(after(position, {"Q:B11-S"}),
            std::string(Two{.north = "K@S,Q@S,n@N,n@N,n@N,n@S,n@S,n@S,n@S,n@A5",
                            .turn = "S11",
                            .memory = "-;00;SS"}));
}

TEST(GrailnahMoreKnights, G26_OrAsManyAsWait) {
  const auto fetched = [](const std::string& knights) {
    return field(after(Two{.north = "K@B11,Q@S" + knights}, {"K:B11-S"}), 0);
  };
  EXPECT_EQ(fetched(""), "N:K@S,Q@S,n@S,n@S,n@S,n@S/S:K@S,Q@S");
  EXPECT_EQ(fetched(",n@N,n@N,n@N,n@N,n@N,n@A5"),
            "N:K@S,Q@S,n@N,n@N,n@N,n@N,n@N,n@S,n@S,n@A5/S:K@S,Q@S");
  EXPECT_EQ(fetched(",n@N,n@N,n@N,n@N,n@N,n@N,n@N,n@A5"),
            "N:K@S,Q@S,n@N,n@N,n@N,n@N,n@N,n@N,n@N,n@A5/S:K@S,Q@S");
}

TEST(GrailnahMoreKnights, G26_WithNoneWaitingItIsTheLastCommonCastleAllTheSame) {
  const Two position{.north = "K@B11,Q@S,n@N,n@N,n@N,n@N,n@N,n@N,n@N,n@A5"};
  EXPECT_EQ(field(after(position, {"K:B11-S"}), 3), "-;00;SS");
}

TEST(GrailnahMoreKnights, G26_NoneInTheLastCommonCastle) {
  EXPECT_EQ(field(after(Two{.north = "K@B1,Q@N,n@N"}, {"K:B1-N"}), 0), "N:K@N,Q@N,n@N/S:K@S,Q@S");
  const Two abroad{.north = "K@B11,Q@S,n@N", .memory = "-;00;SS"};
  EXPECT_EQ(after(abroad, {"K:B11-S"}),
            std::string(Two{.north = "K@S,Q@S,n@N", .turn = "S11", .memory = "-;00;SS"}));
}

TEST(GrailnahMoreKnights, G26_G27_AsOftenAsHeLikes) {
  const Two home{.north = "K@B1,Q@N,n@N", .memory = "-;00;SS"};
  const std::string fetched = after(home, {"K:B1-N"});
  EXPECT_EQ(fetched, std::string(Two{.north = "K@N,Q@N,n@N,n@N,n@N,n@N,n@N", .turn = "S11"}));
}

TEST(GrailnahMoreKnights, G26_OneAloneFetchesNone) {
  const Two position{.north = "K@B11,Q@N,n@N"};
  EXPECT_EQ(after(position, {"K:B11-S"}), std::string(Two{.north = "K@S,Q@N,n@N", .turn = "S11"}));
  const Two other{.north = "K@B11,Q@N,n@N", .south = "K@B12,Q@S"};
  EXPECT_EQ(field(after(other, {"K:B11-S"}), 0), "N:K@S,Q@N,n@N/S:K@B12,Q@S")
      << "another's Queen is not his";
}

TEST(GrailnahMoreKnights, G26_SentHomeGivesNoneButIsCommon) {
  const Two position{
      .north = "K@N,Q@B5,n@N", .magicians = "M@B8,F@*", .turn = "S11", .memory = "-;00;SS"};
  const std::string sent = after(position, {"M:B8-B5"});
  EXPECT_EQ(
      sent,
      std::string(Two{
          .north = "K@N,Q@N,n@N", .magicians = "M@B5,F@*", .turn = "N12", .memory = "M;01;NS"}));
  EXPECT_EQ(field(after(sent, {"K:N-B1", "K:S-B11", "K:B1-N"}), 0), "N:K@N,Q@N,n@N/S:K@B11,Q@S")
      << "so coming home later gives none";
}

TEST(GrailnahMoreKnights, G26_HowTheOtherCameThereDoesNotMatter) {
  const Two position{
      .north = "K@B5,Q@B1,n@N", .magicians = "M@B8,F@*", .turn = "S11", .memory = "-;00;SS"};
  const std::string sent = after(position, {"M:B8-B5", "Q:B1-N"});
  EXPECT_EQ(field(sent, 0), "N:K@N,Q@N,n@N,n@N,n@N,n@N,n@N/S:K@S,Q@S");
  EXPECT_EQ(field(sent, 3), "-;01;NS");
}

TEST(GrailnahMoreKnights, G26_InCastlesWithoutAPlayer) {
  const Two four{.north = "K@B6,Q@E,n@N"};
  EXPECT_EQ(field(after(four, {"K:B6-E"}, {{"castles", "four"}}), 0),
            "N:K@E,Q@E,n@N,n@E,n@E,n@E,n@E/S:K@S,Q@S");
  EXPECT_EQ(judged(four), "G7 no-castle");
  const Three gone{.north = "K@B6,Q@E,n@N", .east = "-"};
  EXPECT_EQ(field(after(gone, {"K:B6-E"}), 0), "N:K@E,Q@E,n@N,n@E,n@E,n@E,n@E/E:-/W:K@W,Q@W")
      << "a disqualified player's castle stays a castle";
}

TEST(GrailnahMoreKnights, G26_EachPlayerHasALastCommonCastleOfHisOwn) {
  const Two position{.north = "K@S,Q@B11,n@N", .south = "K@N,Q@B1,n@S"};
  const std::string both = after(position, {"Q:B11-S", "Q:B1-N"});
  EXPECT_EQ(field(both, 0), "N:K@S,Q@S,n@N,n@S,n@S,n@S,n@S/S:K@N,Q@N,n@N,n@N,n@N,n@N,n@S");
  EXPECT_EQ(field(both, 3), "-;00;SN");
}

TEST(GrailnahMoreKnights, G27_TheyStartFromThatCastleAndGoHomeToTheirOwn) {
  const Two position{.north = "K@S,Q@B11", .magicians = "M@A15,F@*"};
  const std::string out = after(position, {"Q:B11-S", "K:S-B11", "n:S-A13"});
  EXPECT_EQ(field(out, 0), "N:K@S,Q@S,n@S,n@S,n@S,n@A13/S:K@B11,Q@S");
  const std::string sent = after(out, {"M:A15-A13"});
  EXPECT_EQ(field(sent, 0), "N:K@S,Q@S,n@N,n@S,n@S,n@S/S:K@B11,Q@S");
  EXPECT_EQ(actions_at(sent, "n:"), (Texts{"n:N-A20", "n:N-A3", "n:S-A10"}))
      << "Merlin stands on A13";
  EXPECT_EQ(refused_by(sent, "n:S-A3"), "G11");
}

}  // namespace
}  // namespace broceliande::grailnah
