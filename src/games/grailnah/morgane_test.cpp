#include <gtest/gtest.h>

#include <array>

#include "games/grailnah/test_positions.hpp"

// Morgane (G22–G25), in each edition.
namespace broceliande::grailnah {
namespace {

using Texts = std::vector<std::string>;

constexpr std::array kEditions{"nl2004", "en1.1", "fr1.0"};
constexpr std::array kStrictEditions{"nl2004", "en1.1"};

TEST(GrailnahMorgane, G22_NotTheFirstMoveInNl2004AndEn11) {
  const auto start = [](const char* edition) {
    return Two{.turn = "N0", .memory = "0;00;NS", .edition = edition};
  };
  for (const char* edition : kStrictEditions) {
    EXPECT_EQ(refused_as(start(edition), "F:*-G5"), "G22 morgane-first") << edition;
  }
  EXPECT_TRUE(is_legal(start("fr1.0"), "F:*-G5"));
  EXPECT_EQ(field(after(start("fr1.0"), {"F:*-G5"}), 3), "F;00;NS");
}

TEST(GrailnahMorgane, G22_NeverTwiceInARowInNl2004AndEn11) {
  const auto moved = [](const char* edition) {
    return Two{
        .north = "K@N,Q@N,n@N", .magicians = "M@*,F@G5", .memory = "F;00;NS", .edition = edition};
  };
  for (const char* edition : kStrictEditions) {
    EXPECT_EQ(refused_as(moved(edition), "F:G5-G6!N"), "G22 morgane-twice") << edition;
  }
  EXPECT_TRUE(is_legal(moved("fr1.0"), "F:G5-G6!N"));
}

TEST(GrailnahMorgane, G22_AfterAColouredPieceAPassOrMerlinInEveryEdition) {
  for (const char* edition : kEditions) {
    EXPECT_TRUE(is_legal(Two{.memory = "-;00;NS", .edition = edition}, "F:*-G5")) << edition;
    EXPECT_TRUE(is_legal(Two{.memory = "M;01;NS", .edition = edition}, "F:*-G5")) << edition;
  }
}

// North is locked and has had three turns with Merlin; Morgane moved just before.
TEST(GrailnahMorgane, G22_G10_APassCountsAsAMoveOfOnesOwn) {
  const Two stuck{.north = "K@B5,Q@C7",
                  .south = "K@S,Q@S,n@S,n@B5,n@C7",
                  .magicians = "M@*,F@G5",
                  .memory = "F;30;NS"};
  EXPECT_EQ(actions_at(stuck, ""), Texts{"pass"});
  const std::string passed = after(stuck, {"pass"});
  EXPECT_EQ(field(passed, 3), "-;00;NS");
  EXPECT_TRUE(is_legal(passed, "F:G5-G6!S"));
}

TEST(GrailnahMorgane, G23_OneSquareForwardBackwardOrLateral) {
  const Two position{.north = "K@N,Q@N,n@N", .magicians = "M@*,F@E20"};
  EXPECT_EQ(actions_at(position, "F:"),
            (Texts{"F:E20-D20!N", "F:E20-E1!N", "F:E20-E19!N", "F:E20-F20!N"}));
  for (const char* action : {"F:E20-D1!N", "F:E20-E2!N", "F:E20-G20!N", "F:E20-F1!N"}) {
    EXPECT_EQ(refused_as(position, action), "G23 morgane-step") << action;
  }
}

TEST(GrailnahMorgane, G23_FromTheGrailOntoAnySpoke) {
  EXPECT_EQ(actions_at(Two{}, "F:").size(), 20U);
  EXPECT_TRUE(is_legal(Two{}, "F:*-G20"));
  EXPECT_EQ(refused_as(Two{}, "F:*-F5"), "G23 morgane-step");
  EXPECT_EQ(actions_at(Two{}, "F:*-H", {{"board", "avalon"}}).size(), 28U);
  EXPECT_EQ(refused_by(Two{}, "F:*-G5", {{"board", "avalon"}}), "G23");
}

TEST(GrailnahMorgane, G23_InsideTheMagicCircleOnly) {
  const Two position{.north = "K@N,Q@N,n@N", .magicians = "M@*,F@D5"};
  EXPECT_EQ(actions_at(position, "F:"), (Texts{"F:D5-D4!N", "F:D5-D6!N", "F:D5-E5!N"}));
  EXPECT_EQ(refused_as(position, "F:D5-C5!N"), "G23 morgane-circle");
  EXPECT_EQ(refused_as(position, "F:D5-N!N"), "G23 morgane-circle");
  EXPECT_EQ(refused_as(Two{}, "F:*-C5"), "G23 morgane-circle");
}

TEST(GrailnahMorgane, G23_NeverBackOntoTheGrailByHerself) {
  const Two position{.north = "K@N,Q@N,n@N", .magicians = "M@D7,F@G5"};
  EXPECT_EQ(actions_at(position, "F:"), (Texts{"F:G5-F5!N", "F:G5-G4!N", "F:G5-G6!N"}));
  EXPECT_EQ(refused_as(position, "F:G5-*!N"), "G23 morgane-grail");
  EXPECT_EQ(refused_as(position, "F:G5-*"), "G23 morgane-grail");
  EXPECT_EQ(field(after(Two{.magicians = "M@G7,F@G5"}, {"M:G7-G5"}), 1), "M@G5,F@*")
      << "unless sent";
}

TEST(GrailnahMorgane, G24_LeavingTheGrailIsFree) {
  EXPECT_EQ(field(after(Two{.north = "K@N,Q@N,n@N"}, {"F:*-G5"}), 0), "N:K@N,Q@N,n@N/S:K@S,Q@S");
  EXPECT_TRUE(is_legal(Two{}, "F:*-G5")) << "also for who has no Knight";
  EXPECT_EQ(refused_as(Two{.north = "K@N,Q@N,n@N"}, "F:*-G5!N"), "G24 nothing-to-pay");
}

TEST(GrailnahMorgane, G24_AnyOtherMoveCostsAKnightOfHisOwn) {
  const Two position{
      .north = "K@N,Q@N,n@N,n@N,n@A5,n@C7", .south = "K@S,Q@S,n@S,n@C7", .magicians = "M@*,F@G5"};
  EXPECT_EQ(actions_at(position, "F:G5-G6"), (Texts{"F:G5-G6!A5", "F:G5-G6!N"}));
  EXPECT_EQ(after(position, {"F:G5-G6!A5"}), std::string(Two{.north = "K@N,Q@N,n@N,n@N,n@C7",
                                                             .south = "K@S,Q@S,n@S,n@C7",
                                                             .magicians = "M@*,F@G6",
                                                             .turn = "S11",
                                                             .memory = "F;00;NS"}));
  EXPECT_EQ(field(after(position, {"F:G5-G6!N"}), 0), "N:K@N,Q@N,n@N,n@A5,n@C7/S:K@S,Q@S,n@S,n@C7");
  EXPECT_EQ(refused_as(position, "F:G5-G6"), "G24 must-pay");
  EXPECT_EQ(refused_as(position, "F:G5-G6!C7"), "G24 locked-payer");
  EXPECT_EQ(refused_as(position, "F:G5-G6!B8"), "G24 cannot-pay");
  EXPECT_EQ(refused_as(position, "F:G5-G6!S"), "G24 cannot-pay") << "another's Knight";
}

TEST(GrailnahMorgane, G24_KingsAndQueensDoNotPay) {
  const Two position{.north = "K@B5,Q@N", .magicians = "M@*,F@G5"};
  EXPECT_TRUE(actions_at(position, "F:").empty());
  EXPECT_EQ(refused_as(position, "F:G5-G6!B5"), "G24 cannot-pay");
  EXPECT_EQ(refused_as(position, "F:G5-G6!N"), "G24 cannot-pay");
}

TEST(GrailnahMorgane, G24_TheKnightOnHerTargetMayPay) {
  for (const char* edition : kEditions) {
    const Two position{.north = "K@N,Q@N,n@N,n@G6", .magicians = "M@*,F@G5", .edition = edition};
    EXPECT_EQ(field(after(position, {"F:G5-G6!G6"}), 0), "N:K@N,Q@N,n@N/S:K@S,Q@S")
        << "he is paid first, so he is not sent home";
    EXPECT_EQ(field(after(position, {"F:G5-G6!N"}), 0), "N:K@N,Q@N,n@N/S:K@S,Q@S")
        << "one pays, the other is sent home";
    const Two locked{.north = "K@N,Q@N,n@N,n@G6",
                     .south = "K@S,Q@S,n@G6",
                     .magicians = "M@*,F@G5",
                     .edition = edition};
    EXPECT_EQ(refused_as(locked, "F:G5-G6!G6"), "G24 locked-payer");
  }
}

TEST(GrailnahMorgane, G24_G26_KnightsGivenUpWait) {
  const Two position{.north = "K@S,Q@B11,n@N,n@N,n@N,n@N,n@N,n@N,n@N,n@N", .magicians = "M@*,F@G5"};
  const std::string given = after(position, {"F:G5-G6!N", "K:S-B12", "Q:B11-S"});
  EXPECT_EQ(field(given, 0), "N:K@S,Q@S,n@N,n@N,n@N,n@N,n@N,n@N,n@N,n@S/S:K@B12,Q@S");
}

TEST(GrailnahMorgane, G25_SendsHomeWhereSheStops) {
  for (const char* edition : kEditions) {
    const Two position{.north = "K@N,Q@N,n@N,n@E6",
                       .south = "K@S,Q@S,n@E6",
                       .magicians = "M@*,F@E5",
                       .edition = edition};
    EXPECT_EQ(field(after(position, {"F:E5-E6!N"}), 0), "N:K@N,Q@N,n@N/S:K@S,Q@S,n@S") << edition;
  }
}

TEST(GrailnahMorgane, G25_SendsMerlinBackToTheGrail) {
  for (const char* edition : kEditions) {
    const Two beside{.north = "K@N,Q@N,n@N", .magicians = "M@E6,F@E5", .edition = edition};
    EXPECT_EQ(field(after(beside, {"F:E5-E6!N"}), 1), "M@*,F@E6") << edition;
    const Two leaving{.magicians = "M@G6,F@*", .edition = edition};
    EXPECT_EQ(field(after(leaving, {"F:*-G6"}), 1), "M@*,F@G6") << edition;
  }
}

TEST(GrailnahMorgane, G25_LeavingTheGrailSheMaySendAKnightHomeInNl2004Alone) {
  const auto position = [](const char* edition) {
    return Two{.north = "K@N,Q@N,n@G7", .south = "K@S,Q@S,n@G6,n@G7", .edition = edition};
  };
  for (const char* edition : {"en1.1", "fr1.0"}) {
    EXPECT_EQ(refused_as(position(edition), "F:*-G6"), "G25 morgane-on-knight") << edition;
    EXPECT_EQ(refused_as(position(edition), "F:*-G7"), "G25 morgane-on-knight") << edition;
    EXPECT_EQ(actions_at(position(edition), "F:").size(), 18U) << edition;
  }
  EXPECT_EQ(actions_at(position("nl2004"), "F:").size(), 20U);
  EXPECT_EQ(field(after(position("nl2004"), {"F:*-G6"}), 0), "N:K@N,Q@N,n@G7/S:K@S,Q@S,n@S,n@G7");
  EXPECT_EQ(field(after(position("nl2004"), {"F:*-G7"}), 0), "N:K@N,Q@N,n@N/S:K@S,Q@S,n@S,n@G6");
}

TEST(GrailnahMorgane, G21_G25_TheMagiciansSendEachOtherHome) {
  const Two position{.north = "K@N,Q@N,n@N", .magicians = "M@G6,F@G5", .memory = "-;00;NS"};
  EXPECT_EQ(field(after(position, {"M:G6-G5"}), 1), "M@G5,F@*");
  EXPECT_EQ(field(after(position, {"M:G6-G5", "F:*-G5"}), 1), "M@*,F@G5");
  EXPECT_EQ(field(after(position, {"F:G5-G6!N", "M:*-G6"}), 1), "M@G6,F@*");
}

}  // namespace
}  // namespace broceliande::grailnah
