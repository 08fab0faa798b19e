#include <gtest/gtest.h>

#include "games/grailnah/test_positions.hpp"

// Locks of all kinds (G13), and what ends them.
namespace broceliande::grailnah {
namespace {

using Texts = std::vector<std::string>;

TEST(GrailnahLocks, G13_AKnightLocksAKnightAndItself) {
  const Two position{.north = "K@N,Q@N,n@B5", .south = "K@S,Q@S,n@B7"};
  const std::string locked = after(position, {"n:B5-B7"});
  EXPECT_EQ(locked,
            std::string(Two{.north = "K@N,Q@N,n@B7", .south = "K@S,Q@S,n@B7", .turn = "S11"}));
  EXPECT_TRUE(actions_at(locked, "n:").empty());
  EXPECT_EQ(refused_as(locked, "n:B7-C7"), "G13 locked");
  EXPECT_EQ(refused_as(locked, "n:B7-B8"), "G13 locked");
  const std::string later = after(locked, {"K:S-B11"});
  EXPECT_TRUE(actions_at(later, "n:").empty()) << "who came there is locked too";
  EXPECT_EQ(refused_as(later, "n:B7-C7"), "G13 locked");
}

TEST(GrailnahLocks, G13_AlsoForward) {
  EXPECT_TRUE(is_legal(Two{.north = "K@N,Q@N,n@B5", .south = "K@S,Q@S,n@C5"}, "n:B5-C5"));
}

TEST(GrailnahLocks, G13_KingsQueensAndKnightsLockEachOther) {
  const auto locks = [](const std::string& north, const std::string& south, std::string_view action,
                        std::string_view answer) {
    const std::string locked = after(Two{.north = north, .south = south}, {action});
    return refused_as(locked, answer);
  };
  EXPECT_EQ(locks("K@B5,Q@N", "K@S,Q@S,n@B6", "K:B5-B6", "n:B6-C6"), "G13 locked");
  EXPECT_EQ(locks("K@N,Q@N,n@B5", "K@B6,Q@S", "n:B5-B6", "K:B6-C7"), "G13 locked");
  EXPECT_EQ(locks("K@N,Q@B5", "K@B6,Q@S", "Q:B5-B6", "K:B6-B5"), "G13 locked");
  EXPECT_EQ(locks("K@N,Q@B5", "K@S,Q@C6", "Q:B5-C6", "Q:C6-B6"), "G13 locked");
  EXPECT_EQ(locks("K@N,Q@N,n@N", "K@S,Q@S,n@A3", "n:N-A3", "n:A3-B3"), "G13 locked");
  EXPECT_EQ(locks("K@N,Q@N", "K@S,Q@B1", "K:N-B1", "Q:B1-N"), "G13 locked");
}

TEST(GrailnahLocks, G13_PartnersLockEachOtherToo) {
  const Four position{.north = "K@N,Q@N,n@B5", .south = "K@S,Q@S,n@B7"};
  const std::string locked = after(position, {"n:B5-B7", "K:E-B6"});
  EXPECT_EQ(refused_as(locked, "n:B7-C7"), "G13 locked");
  EXPECT_EQ(refused_as(after(locked, {"K:S-B11", "K:W-B16"}), "n:B7-C7"), "G13 locked");
}

TEST(GrailnahLocks, G13_NotOnAPieceOfOnesOwn) {
  const Two position{.north = "K@B6,Q@B7,n@B5,n@C5"};
  EXPECT_EQ(refused_as(position, "n:B5-C5"), "G13 stop-own");
  EXPECT_EQ(refused_as(position, "n:B5-B6"), "G13 stop-own");
  EXPECT_EQ(refused_as(position, "K:B6-B7"), "G13 stop-own");
  EXPECT_EQ(refused_as(position, "K:B6-C5"), "G13 stop-own");
}

TEST(GrailnahLocks, G13_NotOnTwoPieces) {
  const Three position{
      .north = "K@B6,Q@N,n@B4", .east = "K@E,Q@E,n@B5,n@C7", .west = "K@W,Q@W,n@B5,n@C7"};
  EXPECT_EQ(refused_as(position, "n:B4-B5"), "G13 stop-two");
  EXPECT_EQ(refused_as(position, "K:B6-B5"), "G13 stop-two");
  EXPECT_EQ(refused_as(position, "K:B6-C7"), "G13 stop-two");
  const Three past{.north = "K@N,Q@N,n@B4", .east = "K@E,Q@E,n@B5,n@B9", .west = "K@W,Q@W,n@B5"};
  EXPECT_EQ(refused_as(past, "n:B4-B6"), "G12 in-the-way") << "nor past them";
  const Three own{.north = "K@B6,Q@N,n@B4,n@B5", .east = "K@E,Q@E,n@B5"};
  EXPECT_EQ(refused_by(own, "n:B4-B5"), "G13") << "one of the two is his own";
}

TEST(GrailnahLocks, G13_NotOnAMagician) {
  const Two position{.north = "K@B6,Q@N,n@B4,n@D7", .magicians = "M@B5,F@D8"};
  EXPECT_EQ(refused_as(position, "n:B4-B5"), "G13 stop-magician");
  EXPECT_EQ(refused_as(position, "K:B6-B5"), "G13 stop-magician");
  EXPECT_EQ(refused_as(position, "n:D7-D8"), "G13 stop-magician");
}

TEST(GrailnahLocks, G13_TheRefusalNamesThePieceAndTheSquare) {
  const Grailnah game = game_with({});
  const State state =
      at(game, Two{.north = "K@B6,Q@N,n@D5", .south = "K@S,Q@B6,n@D5", .turn = "N10"});
  EXPECT_EQ(game.read_action(state, "n:D5-E5").error().arguments,
            (Arguments{Argument::figure("knight", "Knight"), Argument::cell("D5")}));
  EXPECT_EQ(game.read_action(state, "K:B6-B5").error().arguments,
            (Arguments{Argument::figure("king", "King"), Argument::cell("B6")}));
}

TEST(GrailnahLocks, G13_G21_MerlinReleasesBothByStoppingThere) {
  const Two position{.north = "K@N,Q@N,n@B5", .south = "K@S,Q@S,n@B5", .magicians = "M@B8,F@*"};
  const std::string free = after(position, {"M:B8-B5"});
  EXPECT_EQ(field(free, 0), "N:K@N,Q@N,n@N/S:K@S,Q@S,n@S");
  EXPECT_EQ(actions_at(free, "n:"), (Texts{"n:S-A10", "n:S-A13"}));
}

TEST(GrailnahLocks, G13_G25_MorganeReleasesBoth) {
  const Two position{.north = "K@N,Q@N,n@N,n@E5", .south = "K@S,Q@S,n@E5", .magicians = "M@*,F@E4"};
  EXPECT_EQ(field(after(position, {"F:E4-E5!N"}), 0), "N:K@N,Q@N,n@N/S:K@S,Q@S,n@S");
}

// East's gates are A5, A8, B6 and B7; West holds three of them.
Three east_in_danger() {
  return {.north = "K@N,Q@N,n@D5",
          .east = "K@E,Q@C12,n@W,n@D5",
          .west = "K@C7,Q@B6,n@W,n@A5,n@A8",
          .turn = "W12"};
}

TEST(GrailnahLocks, G13_G28_DisqualificationReleasesTheOther) {
  EXPECT_EQ(refused_as(after(east_in_danger(), {"K:C7-C6"}), "n:D5-E5"), "G13 locked");
  const std::string gone = after(east_in_danger(), {"K:C7-B7"});
  EXPECT_EQ(field(gone, 0), "N:K@N,Q@N,n@D5/E:-/W:K@B7,Q@B6,n@W,n@A5,n@A8");
  EXPECT_TRUE(is_legal(gone, "n:D5-E5"));
  EXPECT_TRUE(is_legal(gone, "n:D5-D6"));
}

TEST(GrailnahLocks, G13_G24_ALockedKnightCannotPay) {
  const Two position{
      .north = "K@N,Q@N,n@B5,n@C7", .south = "K@S,Q@S,n@B5", .magicians = "M@*,F@E4"};
  EXPECT_EQ(refused_as(position, "F:E4-E5!B5"), "G24 locked-payer");
  EXPECT_TRUE(is_legal(position, "F:E4-E5!C7"));
}

TEST(GrailnahLocks, G13_G17_NobodyIsLockedOnAStaircase) {
  const Two position{.north = "K@C4,Q@C5,n@B4", .south = "K@C9,Q@B3", .turn = "S11"};
  EXPECT_EQ(refused_as(position, "Q:B3-C4"), "G17 stairs-taken");
  EXPECT_EQ(refused_as(position, "K:C9-C4"), "G17 stairs-taken");
  EXPECT_TRUE(is_legal(position, "Q:B3-B4")) << "beside it they lock as anywhere";
}

}  // namespace
}  // namespace broceliande::grailnah
