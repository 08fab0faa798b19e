#include "games/graal/rules.hpp"

#include <gtest/gtest.h>

#include "games/graal/test_positions.hpp"

// Each rule by its id, for what it allows and for what it forbids: board, moves and castles. Shots
// and ends are in shots_test.cpp and ends_test.cpp.
namespace broceliande::graal {
namespace {

using scene::is_legal_on_meadow;
using scene::kMeadow;
using scene::meadow_scene;
using scene::plain_scene;
using scene::position;
using scene::refused_on_meadow;
using scene::Scene;

bool is_legal(std::string_view figures, std::string_view action) {
  return plain_scene().is_legal(position(figures), action);
}
std::string refused_by(std::string_view figures, std::string_view action) {
  return plain_scene().refused_by(position(figures), action);
}
int count_on_meadow(std::string_view figures, std::string_view square) {
  return meadow_scene().count_from(position(figures, kMeadow), square);
}

TEST(GraalRules, C1_SixteenFilesAndRanks) {
  EXPECT_EQ(square_text(Square::at(0, 0)), "a1");
  EXPECT_EQ(square_text(Square::at(15, 15)), "p16");
  EXPECT_EQ(Square::at(3, 7).kingdom(), Camp::south);
  EXPECT_EQ(Square::at(3, 8).kingdom(), Camp::north);
  EXPECT_TRUE(is_legal_on_meadow("Ka1 kp16 Np1", "p1xp16"));
  EXPECT_EQ(refused_on_meadow("Ka1 kp16", "a1-a17"), "C1");
  EXPECT_EQ(refused_on_meadow("Ka1 kp16", "q1-a2"), "C1");
  EXPECT_EQ(refused_on_meadow("Ka1 kp16", "a1-a0"), "C1");
  EXPECT_EQ(refused_on_meadow("Ka1 kp16", "a01-a2"), "C1");
}

TEST(GraalRules, C2_StockMapsAreTheSameTurnedHalfRound) {
  for (const Map& map : plain_scene().game().variant().maps) {
    for (int i = 0; i < kSquares; ++i) {
      const Square square{static_cast<std::uint8_t>(i)};
      EXPECT_EQ(map.is_rock(square), map.is_rock(square.half_turned()));
      EXPECT_EQ(map.is_forest(square), map.is_forest(square.half_turned()));
    }
  }
  const Map& map = plain_scene().game().variant().maps[0];
  EXPECT_TRUE(map.is_rock(Square::at(4, 1)));     // e2
  EXPECT_TRUE(map.is_forest(Square::at(11, 1)));  // l2
  EXPECT_FALSE(map.is_forest(Square::at(0, 0)));
}

TEST(GraalRules, C3_ACastleReplacesRockAndForest) {
  constexpr auto kOnRock = "e1e2,i16i15 S1 - 0 1@world-of-art";  // courtyard on the rock of e2
  EXPECT_TRUE(plain_scene().is_legal(position("Kp1 ka16 Ne5", kOnRock), "e5-e2"));
  EXPECT_EQ(plain_scene().refused_by(position("Kp1 ka16 Ne5"), "e5-e2"), "C10");
  constexpr auto kInForest = "l1l2,i16i15 S1 - 0 1@world-of-art";  // courtyard in the forest of l2
  EXPECT_TRUE(plain_scene().is_legal(position("Kp1 ka16 Nl5", kInForest), "l5-l2"));
}

TEST(GraalRules, C3_CastlesMayTouchButOpenToTheirOwnCourtyard) {
  constexpr auto kTouching = "h8h7,h9h10 S1 - 0 1@meadow";
  EXPECT_EQ(meadow_scene().refused_by(position("Kh8 ka16", kTouching), "h8-h9"), "C15");
  EXPECT_TRUE(meadow_scene().is_legal(position("Kh8 ka16", kTouching), "h8-h7"));
}

TEST(GraalRules, C5_TheKingWalksUnlessMounted) {
  const Scene mounted(OptionValues{{"king-mounted", "on"}});
  const std::string at_forest = position("Kl1 ka16");
  EXPECT_TRUE(plain_scene().is_legal(at_forest, "l1-l2"));
  EXPECT_EQ(mounted.refused_by(at_forest, "l1-l2"), "C10");
  EXPECT_EQ(refused_by("Kp1 ka16 Pl1", "l1-l2"), "C10");
  EXPECT_EQ(refused_by("Kp1 ka16 Dl1", "l1-l2"), "C10");
}

TEST(GraalRules, C8_WhiteBeginsAndMovesItsOwn) {
  const std::string start = position("Ka1 ka16");
  EXPECT_EQ(plain_scene().after(start, {"a1-a2"}),
            position("Ka2 ka16", "h1h2,i16i15 N1 - 1 1@world-of-art"));
  EXPECT_EQ(refused_by("Ka1 ka16", "a16-a15"), "C8");
  EXPECT_EQ(refused_by("Ka1 ka16", "c1-c2"), "C9");
}

TEST(GraalMatch, C8_TheWinnerPlaysSouthNext) {
  const Graal game = scene::game_with({{"armies", "2"}});
  Outcome north_won;
  for (std::size_t i = 0; i < 4; ++i) {
    north_won.of[i].verdict = i % 2 == 1 ? Verdict::win : Verdict::loss;
  }
  EXPECT_EQ(game.next_seating({0, 1, 2, 3}, north_won), (Seating{1, 0, 3, 2}));
  Outcome south_won;
  for (std::size_t i = 0; i < 4; ++i) {
    south_won.of[i].verdict = i % 2 == 0 ? Verdict::win : Verdict::loss;
  }
  EXPECT_EQ(game.next_seating({0, 1, 2, 3}, south_won), (Seating{0, 1, 2, 3}));
  EXPECT_EQ(game.next_seating({0, 1, 2, 3}, Outcome{}), (Seating{0, 1, 2, 3})) << "a draw";
}

TEST(GraalRules, C9_OverFreeSquaresOntoAFreeOneOrAnEnemy) {
  constexpr auto kFile = "Kp1 ka16 Nc1 sc5 ec7";
  EXPECT_TRUE(is_legal_on_meadow(kFile, "c1-c4"));
  EXPECT_TRUE(is_legal_on_meadow(kFile, "c1xc5"));
  EXPECT_EQ(refused_on_meadow(kFile, "c1-c6"), "C9") << "over an enemy";
  EXPECT_EQ(refused_on_meadow(kFile, "c1xc7"), "C9");
  EXPECT_EQ(refused_on_meadow(kFile, "c1xc4"), "C9") << "nobody to take";
  EXPECT_EQ(refused_on_meadow(kFile, "c1-c5"), "C9") << "takes are written x";
  EXPECT_EQ(refused_on_meadow(kFile, "c1-c1"), "C9");
  EXPECT_EQ(refused_on_meadow(kFile, "c1-d4"), "C9") << "not straight";
}

TEST(GraalRules, C10_HorsemenGoRoundRockAndForest) {
  constexpr auto kKnight = "Kp1 ka16 Ne5 Nd2";
  EXPECT_EQ(refused_by(kKnight, "e5-f5"), "C10") << "forest";
  EXPECT_EQ(refused_by(kKnight, "e5-h5"), "C10") << "across forest";
  EXPECT_EQ(refused_by(kKnight, "d2-e2"), "C10") << "rock";
  EXPECT_EQ(refused_by(kKnight, "d2-f2"), "C10");
  EXPECT_TRUE(is_legal(kKnight, "e5-e3"));
  EXPECT_EQ(refused_by("Kp1 ka16 Ne5 sf5", "e5xf5"), "C10") << "not even to take";
}

TEST(GraalRules, C10_FootmenCrossForestButNotRock) {
  constexpr auto kPikemen = "Kp1 ka16 Le5 Ld2";
  EXPECT_TRUE(is_legal(kPikemen, "e5-f5"));
  EXPECT_TRUE(is_legal(kPikemen, "e5-h5"));
  EXPECT_EQ(refused_by(kPikemen, "d2-e2"), "C10");
  EXPECT_EQ(refused_by(kPikemen, "d2-f2"), "C10");
  EXPECT_EQ(plain_scene().words(position(kPikemen), "d2-e2"),
            "e2 is rock: footmen cannot cross it (C10)");
  EXPECT_TRUE(is_legal("Kp1 ka16 Le5 nh5", "e5xh5"));
}

// b13 and c12 are rock and touch at a corner; b12 and c13 are open.
TEST(GraalRules, C11_FootmenSqueezeThroughAndHorsemenDoNot) {
  EXPECT_TRUE(is_legal("Kp1 ka16 Lb12", "b12-c13"));
  EXPECT_TRUE(is_legal("Kp1 ka16 Sc13", "c13-b12"));
  EXPECT_EQ(refused_by("Kp1 ka16 Nb12", "b12-c13"), "C11");
  EXPECT_EQ(refused_by("Kp1 ka16 Nc13", "c13-b12"), "C11");
  EXPECT_EQ(refused_by("Kp1 ka16 Nc13", "c13-a11"), "C11") << "on the way";
  EXPECT_EQ(refused_by("Kp1 ka16 Nb12 sc13", "b12xc13"), "C11") << "not even to take";
  EXPECT_TRUE(is_legal("Kp1 ka16 Nb12", "b12-a13")) << "one rock beside the step is not enough";
}

// m10 is forest and n11 rock; m11 and n10 are open.
TEST(GraalRules, C11_RockAndForestPinchTogether) {
  EXPECT_EQ(refused_by("Kp1 ka16 Nm11", "m11-n10"), "C11");
  EXPECT_EQ(refused_by("Kp1 ka16 Nn10", "n10-m11"), "C11");
  EXPECT_TRUE(is_legal("Kp1 ka16 Am11", "m11-n10"));
}

TEST(GraalRules, C11_CastlesPinchNobody) {
  constexpr auto kCastleOnRock = "h1h2,c12c11 S1 - 0 1@world-of-art";
  EXPECT_TRUE(plain_scene().is_legal(position("Kp1 ka16 Nb12", kCastleOnRock), "b12-c13"));
  EXPECT_EQ(plain_scene().refused_by(position("Kp1 ka16 Nb12 Nc13", kCastleOnRock), "b12-c13"),
            "C22")
      << "a friend stays in the way";
}

TEST(GraalRules, C12_King) {
  EXPECT_EQ(count_on_meadow("Ke5 ka16", "e5"), 16);
  EXPECT_EQ(count_on_meadow("Ka1 kp16", "a1"), 6) << "in the corner";
  EXPECT_TRUE(is_legal_on_meadow("Ke5 ka16 sg7", "e5xg7"));
  EXPECT_EQ(refused_on_meadow("Ke5 ka16", "e5-e8"), "C12");
}

TEST(GraalRules, C12_PrinceDukeAndKnight) {
  for (const std::string rider : {"P", "D", "N"}) {
    EXPECT_EQ(count_on_meadow("Ka2 kp15 " + rider + "e5", "e5"), 52)
        << rider << " cannot pass the courtyard on h2";
    EXPECT_EQ(count_on_meadow("Kb3 kp15 " + rider + "a1", "a1"), 36)
        << rider << " cannot pass the donjon on h1";
    EXPECT_EQ(refused_on_meadow("Ka2 kp15 " + rider + "e5", "e5-f7"), "C9") << rider;
  }
}

TEST(GraalRules, C12_Sergeant) {
  EXPECT_EQ(count_on_meadow("Ka2 kp15 Sh8", "h8"), 33);
  EXPECT_TRUE(is_legal_on_meadow("Kp1 ka16 Sa1", "a1-m13"));
  EXPECT_EQ(refused_on_meadow("Kp1 ka16 Sa1", "a1-n14"), "C12");
  EXPECT_TRUE(is_legal_on_meadow("Kp1 ka16 Sa1", "a1-a2"));
  EXPECT_EQ(refused_on_meadow("Kp1 ka16 Sa1", "a1-a3"), "C12");
}

TEST(GraalRules, C12_Pikeman) {
  EXPECT_TRUE(is_legal_on_meadow("Kp1 ko16 La1", "a1-a13"));
  EXPECT_EQ(refused_on_meadow("Kp1 ko16 La1", "a1-a14"), "C12");
  EXPECT_TRUE(is_legal_on_meadow("Kp1 ko16 La1", "a1-b2"));
  EXPECT_EQ(refused_on_meadow("Kp1 ko16 La1", "a1-c3"), "C12");
  EXPECT_EQ(count_on_meadow("Ka2 kp15 Le5", "e5"), 11 + 11 + 4 + 4 + 4);
}

TEST(GraalRules, C12_ArcherStepsUpToThreeAndNeverTakes) {
  EXPECT_EQ(count_on_meadow("Kp1 ka16 Ae8", "e8"), 24);
  EXPECT_EQ(refused_on_meadow("Kp1 ka16 Ae8", "e8-e12"), "C12");
  EXPECT_EQ(refused_on_meadow("Kp1 ka16 Ae8 se9", "e8xe9"), "C12");
  EXPECT_EQ(refused_on_meadow("Kp1 ka16 Ae8 se9", "e8-e10"), "C9");
}

TEST(GraalRules, C12_ArcherStepExact) {
  const Scene exact(OptionValues{{"map", scene::meadow()}, {"archer-step", "exact"}});
  const std::string archer = position("Kp1 ka16 Ae8", kMeadow);
  EXPECT_EQ(exact.count_from(archer, "e8"), 8);
  EXPECT_TRUE(exact.is_legal(archer, "e8-h11"));
  EXPECT_EQ(exact.refused_by(archer, "e8-f9"), "C12");
  EXPECT_EQ(exact.refused_by(position("Kp1 ka16 Ae8 Lg10", kMeadow), "e8-h11"), "C9");
}

TEST(GraalRules, C12_EveryFigureMayStopInEitherCourtyard) {
  for (const std::string figure : {"N", "L", "A", "K"}) {
    EXPECT_TRUE(is_legal_on_meadow("Pp1 ka16 " + figure + "h3", "h3-h2")) << figure;
    EXPECT_TRUE(is_legal_on_meadow("Pp1 ka16 " + figure + "i14", "i14-i15")) << figure;
  }
  EXPECT_TRUE(is_legal_on_meadow("Kp1 ka16 Ef3", "f3-h2"));
}

TEST(GraalRules, C13_SquireLeaps) {
  EXPECT_EQ(count_on_meadow("Kp1 ka16 Ee8", "e8"), 8);
  EXPECT_EQ(count_on_meadow("Kp1 kb16 Ea1", "a1"), 2);
  EXPECT_EQ(count_on_meadow("Kp1 kb16 Ea1 Lb3", "a1"), 1);
  EXPECT_TRUE(is_legal_on_meadow("Kp1 ka16 Ee8 le9 Le7", "e8-f10")) << "over figures";
  EXPECT_TRUE(is_legal_on_meadow("Kp1 ka16 Ee8 lf10", "e8xf10"));
  EXPECT_EQ(refused_on_meadow("Kp1 ka16 Ee8", "e8-e9"), "C13");
  EXPECT_EQ(refused_on_meadow("Kp1 ka16 Ee8 Lf10", "e8-f10"), "C22");
}

TEST(GraalRules, C13_RockAndCastlesOnTheWayStopHim) {
  EXPECT_EQ(refused_by("Kp1 ka16 Ee3", "e3-f1"), "C13") << "by way of the rock on e2";
  EXPECT_EQ(refused_by("Kp1 ka16 Ed4", "d4-e2"), "C10") << "onto rock";
  EXPECT_TRUE(is_legal("Kp1 ka16 Ef4", "f4-g6")) << "by way of the forest on f5";
  EXPECT_TRUE(is_legal("Kp1 ka16 Ed4", "d4-f5")) << "into forest";
  EXPECT_EQ(refused_on_meadow("Kp1 ka16 Eh3", "h3-g1"), "C13") << "by way of the courtyard";
  EXPECT_EQ(refused_on_meadow("Kp1 ka16 Eg1", "g1-i2"), "C13") << "by way of the donjon";
  EXPECT_EQ(refused_on_meadow("Kp1 ka16 Ef2", "f2-h1"), "C15");
}

TEST(GraalRules, C14_NobodyPassesThroughACourtyard) {
  EXPECT_TRUE(is_legal_on_meadow("Kp1 ka16 Ng2", "g2-h2"));
  EXPECT_EQ(refused_on_meadow("Kp1 ka16 Ng2", "g2-i2"), "C14");
  EXPECT_EQ(refused_on_meadow("Kp1 ka16 Ng3", "g3-i1"), "C14");
  EXPECT_TRUE(is_legal_on_meadow("Kp1 ka16 Nh2", "h2-h9")) << "and out again";
}

TEST(GraalRules, C15_ThroughTheCourtyardByOneStep) {
  for (const std::string figure : {"K", "P", "D", "N", "S", "L"}) {
    EXPECT_TRUE(is_legal_on_meadow("Pp1 ka16 " + figure + "h2", "h2-h1")) << figure;
    EXPECT_TRUE(is_legal_on_meadow("Pp1 ka16 " + figure + "i15", "i15-i16")) << figure;
    EXPECT_TRUE(is_legal_on_meadow("Pp1 ka16 " + figure + "h1", "h1-h2")) << figure;
    EXPECT_EQ(count_on_meadow("Pp1 ka16 " + figure + "h1", "h1"), 1) << figure;
    EXPECT_EQ(refused_on_meadow("Pp1 ka16 " + figure + "h1", "h1-g1"), "C15") << figure;
  }
  EXPECT_EQ(refused_on_meadow("Kp1 ka16 Ah2", "h2-h1"), "C15");
  EXPECT_EQ(refused_on_meadow("Kp1 ka16 Eh2", "h2-h1"), "C15");
  EXPECT_EQ(refused_on_meadow("Kg1 ka16", "g1-h1"), "C15");
  EXPECT_EQ(refused_on_meadow("Kp1 ka16 Nh5", "h5-h1"), "C15");
  EXPECT_EQ(refused_on_meadow("Kp1 ka16 Lg1", "g1-i1"), "C15") << "nothing passes over it";
  EXPECT_EQ(meadow_scene().words(position("Kp1 ka16 Nh5", kMeadow), "h5-h1"),
            "the only way into the donjon is from its courtyard; expected a step from h2 (C15)");
}

TEST(GraalRules, C15_WhoStandsInTheWayOfTheGate) {
  EXPECT_EQ(refused_on_meadow("Kh1 ka16 Lh2", "h1-h2"), "C22");
  EXPECT_TRUE(is_legal_on_meadow("Kh1 ka16 nh2", "h1xh2"));
  EXPECT_EQ(refused_on_meadow("Kh1 ka16 Lh2", "h2-h1"), "C22");
  EXPECT_TRUE(is_legal_on_meadow("Kp1 ki16 Ni15", "i15xi16"));
}

}  // namespace
}  // namespace broceliande::graal
