#include "games/graal/shots.hpp"

#include <gtest/gtest.h>

#include "games/graal/test_positions.hpp"

// Archers: C16 to C18.
namespace broceliande::graal {
namespace {

using scene::is_legal_on_meadow;
using scene::kMeadow;
using scene::meadow_scene;
using scene::plain_scene;
using scene::position;
using scene::refused_on_meadow;
using scene::Scene;

/// The squares that the target may retreat to, in order of bytes.
std::string retreats_from(const Scene& scene, std::string_view figures, std::string_view castles,
                          std::string_view shot) {
  const std::string rest = std::string(castles) + " S1 " + std::string(shot) + " 5 1@" +
                           scene.game().muster(Camp::south).map.name;
  std::string squares;
  for (const std::string& action : scene.actions(position(figures, rest))) {
    squares += action.substr(action.find('-') + 1) + " ";
  }
  return squares;
}
std::string retreats_on_meadow(std::string_view figures, std::string_view shot) {
  return retreats_from(meadow_scene(), figures, "h1h2,i16i15", shot);
}
std::string retreats(std::string_view figures, std::string_view shot) {
  return retreats_from(plain_scene(), figures, "h1h2,i16i15", shot);
}

TEST(GraalRules, C16_EnemiesAtDistanceOneToThreeInEightDirections) {
  for (const std::string target : {"e9", "f9", "g6", "e5", "b8", "h11", "b11", "h5"}) {
    EXPECT_TRUE(is_legal_on_meadow("Kp1 ka16 Ae8 l" + target, "e8*" + target)) << target;
  }
  EXPECT_EQ(refused_on_meadow("Kp1 ka16 Ae8 le12", "e8*e12"), "C16") << "too far";
  EXPECT_EQ(refused_on_meadow("Kp1 ka16 Ae8 lf10", "e8*f10"), "C16") << "not in a line";
  EXPECT_EQ(refused_on_meadow("Kp1 ka16 Ae8 Le9", "e8*e9"), "C16") << "a friend";
  EXPECT_EQ(refused_on_meadow("Kp1 ka16 Ae8", "e8*e9"), "C16") << "nobody";
  EXPECT_EQ(refused_on_meadow("Kp1 ka16 Le8 le9", "e8*e9"), "C16") << "no archer";
}

TEST(GraalRules, C16_RockForestAndDonjonsStopArrows) {
  EXPECT_EQ(plain_scene().refused_by(position("Kp1 ka16 Ad2 lf2"), "d2*f2"), "C16") << "rock";
  EXPECT_EQ(plain_scene().refused_by(position("Kp1 ka16 Ae5 lh5"), "e5*h5"), "C16") << "forest";
  EXPECT_TRUE(plain_scene().is_legal(position("Kp1 ka16 Ae5 lf5"), "e5*f5")) << "into forest";
  EXPECT_TRUE(plain_scene().is_legal(position("Kp1 ka16 Af5 le5"), "f5*e5")) << "out of forest";
  EXPECT_EQ(refused_on_meadow("Kp1 ka16 Ag1 li1", "g1*i1"), "C16") << "donjon";
  EXPECT_TRUE(is_legal_on_meadow("Kp1 ka16 Ag2 li2", "g2*i2")) << "a courtyard does not";
  EXPECT_TRUE(is_legal_on_meadow("Kp1 ka16 Ae8 Le9 se10 le11", "e8*e11")) << "nor do figures";
}

TEST(GraalRules, C16_AFigureInADonjonIsNoTarget) {
  EXPECT_EQ(refused_on_meadow("Kp1 ki16 Ai13", "i13*i16"), "C16");
  EXPECT_TRUE(is_legal_on_meadow("Kp1 ki15 Ai13", "i13*i15")) << "in a courtyard it is";
}

TEST(GraalRules, C17_BackOrSidewaysOutOfRangeIfPossible) {
  // Straight: back 1 and 2 squares are still in range; 2 sideways is not in one of the 8
  // directions.
  EXPECT_EQ(retreats_on_meadow("Kp1 ka16 Ae5 le6", "e5*e6"), "b6 c6 e9 g6 h6 ");
  EXPECT_EQ(retreats_on_meadow("Kp1 ka16 Ae5 le8", "e5*e8"), "c8 d8 e10 e11 e9 f8 g8 ");
  // Diagonally.
  EXPECT_EQ(retreats_on_meadow("Kp1 ka16 Ae5 lg7", "e5*g7"), "d10 e9 f8 h6 i5 i9 j10 j4 ");
}

TEST(GraalRules, C17_RefusesOtherRetreats) {
  const std::string shot = position("Kp1 ka16 Ae5 le6 Lg6", "h1h2,i16i15 S1 e5*e6 5 1@meadow");
  EXPECT_EQ(meadow_scene().refused_by(shot, "e6-e7"), "C17") << "still in range";
  EXPECT_EQ(meadow_scene().refused_by(shot, "e6-f7"), "C17") << "neither back nor sideways";
  EXPECT_EQ(meadow_scene().refused_by(shot, "e6-f8"), "C17");
  EXPECT_EQ(meadow_scene().refused_by(shot, "e6-e10"), "C17") << "too far";
  EXPECT_EQ(meadow_scene().refused_by(shot, "e6xg6"), "C17") << "a retreat never takes";
  EXPECT_EQ(meadow_scene().refused_by(shot, "e6-g6"), "C17");
  EXPECT_EQ(meadow_scene().refused_by(shot, "e6-h6"), "C9") << "over a figure";
  EXPECT_EQ(meadow_scene().refused_by(shot, "a16-a15"), "C18");
  EXPECT_EQ(meadow_scene().refused_by(shot, "e5*e6"), "C18");
  EXPECT_EQ(meadow_scene().refused_by(shot, "pass"), "C18");
}

TEST(GraalRules, C17_ByTheTerrainRulesOfItsKind) {
  // e5 is shot at from d5: back are the forests f5 and g5, sideways e6 to e8 and e4, e3.
  EXPECT_EQ(retreats("Kp1 ka16 Ad5 le5", "d5*e5"), "e3 e7 e8 g5 h5 ")
      << "the forest on f5 hides g5, but not who stands in it";
  EXPECT_EQ(retreats("Kp1 ka16 Ad5 ne5", "d5*e5"), "e3 ") << "no forest for horsemen, e7 is one";
  EXPECT_EQ(retreats("Kp1 ka16 Am12 nm11", "m12*m11"), "j11 k11 ")
      << "m10 is forest, n11 rock; one square aside is still in range";
}

TEST(GraalRules, C17_CourtyardsAndDonjons) {
  EXPECT_EQ(retreats_on_meadow("Kp1 ka16 Ah5 lh4", "h5*h4"), "e4 f4 j4 k4 ")
      << "the courtyard on h2 is in range, and nobody passes through it";
  EXPECT_EQ(retreats_on_meadow("Kp1 ka16 Ah5 lh3", "h5*h3"), "e3 g3 i3 k3 ")
      << "f3 and j3 are diagonals of h5";
  EXPECT_EQ(retreats_on_meadow("Kp1 ka16 Ah4 lh2", "h4*h2"), "e2 g2 i2 k2 ")
      << "driven out of the courtyard, but not into the donjon";
  const std::string shot = position("Kp1 ka16 Ah4 lh2", "h1h2,i16i15 S1 h4*h2 5 1@meadow");
  EXPECT_EQ(meadow_scene().refused_by(shot, "h2-h1"), "C17");
}

TEST(GraalRules, C17_ForcedWhenAllIsInRange) {
  // All ways out of range are blocked, so any square will do.
  EXPECT_EQ(retreats_on_meadow("Kp1 ka16 Aa1 lb1 Lb2 Ld1", "a1*b1"), "c1 ");
  EXPECT_EQ(retreats_on_meadow("Kp1 ka16 Aa1 lb1 Lb3 Le1", "a1*b1"), "b2 c1 d1 ");
}

TEST(GraalRules, C17_NoShotAtAFigureThatCannotMove) {
  EXPECT_EQ(refused_on_meadow("Kp1 ka16 Aa1 lb1 Lb2 Lc1", "a1*b1"), "C17");
  EXPECT_EQ(meadow_scene().words(position("Kp1 ka16 Aa1 lb1 Lb2 Lc1", kMeadow), "a1*b1"),
            "this shot would leave its target nowhere to go (C17)");
  EXPECT_TRUE(is_legal_on_meadow("Kp1 ka16 Aa1 lb1 Lb2", "a1*b1"));
  // A horseman between rocks and forest can be as stuck as in a crowd: c13 shot at from c15.
  EXPECT_EQ(plain_scene().refused_by(position("Kp1 ka16 Ac15 nc13 ld13"), "c15*c13"), "C17");
  EXPECT_EQ(plain_scene().refused_by(position("Kp1 ka16 Ac15 lc13 ld13"), "c15*c13"), "C17");
}

TEST(GraalRules, C17_SquiresAndSergeantsRetreatStraight) {
  for (const std::string kind : {"e", "s"}) {
    EXPECT_EQ(retreats_on_meadow("Kp1 ka16 Ae5 " + kind + "e6", "e5*e6"), "b6 c6 e9 g6 h6 ");
  }
}

const Scene& one_square_scene() {
  static const Scene scene(OptionValues{{"map", scene::meadow()}, {"retreat", "one"}});
  return scene;
}

TEST(GraalRules, C17_OptionRetreatOneIsExactlyOneSquare) {
  // Next to the Archer every square is in range, so any of the three will do.
  const std::string near = position("Kp1 ka16 Ae5 le6", "h1h2,i16i15 S1 e5*e6 5 1@meadow");
  EXPECT_EQ(one_square_scene().actions(near),
            (std::vector<std::string>{"e6-d6", "e6-e7", "e6-f6"}));
  EXPECT_EQ(one_square_scene().refused_by(near, "e6-e8"), "C17") << "two squares";
  EXPECT_EQ(one_square_scene().refused_by(near, "e6-h6"), "C17") << "out of range, but three";
  EXPECT_EQ(one_square_scene().words(near, "e6-e9"),
            "e9 is 3 squares away; expected exactly 1 (C17)");
  EXPECT_EQ(one_square_scene().after(near, {"e6-e7"}),
            position("Kp1 ka16 Ae5 le7", "h1h2,i16i15 N1 - 6 1@meadow"));
  // Farther off, one square back or aside is out of range, and then it must be that.
  const std::string far = position("Kp1 ka16 Ae5 le7 Lf7", "h1h2,i16i15 S1 e5*e7 5 1@meadow");
  EXPECT_EQ(one_square_scene().actions(far), std::vector<std::string>{"e7-d7"});
  EXPECT_EQ(one_square_scene().refused_by(far, "e7-e8"), "C17") << "still in range";
}

TEST(GraalRules, C17_OptionRetreatChangesNoShot) {
  EXPECT_EQ(one_square_scene().refused_by(position("Kp1 ka16 Aa1 lb1 Lb2 Lc1", kMeadow), "a1*b1"),
            "C17");
  EXPECT_TRUE(one_square_scene().is_legal(position("Kp1 ka16 Aa1 lb1 Lb2", kMeadow), "a1*b1"));
  EXPECT_EQ(value_of(plain_scene().game().options(), "retreat"), "three") << "unless chosen";
  EXPECT_FALSE(Graal::with({{"retreat", "two"}}).has_value());
}

TEST(GraalRules, C18_TheTargetsOwnerDecidesAndThenTheNextArmyPlays) {
  const std::string shot = position("Kp1 ka16 Ae5 le6", "h1h2,i16i15 S1 e5*e6 5 1@meadow");
  const std::string before = position("Kp1 ka16 Ae5 le6", "h1h2,i16i15 S1 - 5 1@meadow");
  EXPECT_EQ(meadow_scene().after(before, {"e5*e6"}), shot) << "the turn is not counted yet";
  EXPECT_EQ(meadow_scene().game().to_act(meadow_scene().at(shot)), Seat{1});
  EXPECT_EQ(meadow_scene().after(shot, {"e6-e9"}),
            position("Kp1 ka16 Ae5 le9", "h1h2,i16i15 N1 - 6 1@meadow"));
}

TEST(GraalRules, C18_InABiggerGameTheTargetsArmyDecides) {
  const Scene scene(OptionValues{{"map", scene::meadow()}, {"armies", "3"}});
  const std::string shot = position("Kp1 ka16 A:e5 l;e6", "h1h2,i16i15 S2 e5*e6 5 3@meadow");
  EXPECT_EQ(scene.game().to_act(scene.at(shot)), Seat{5});
  EXPECT_EQ(scene.after(shot, {"e6-e9"}),
            position("Kp1 ka16 A:e5 l;e9", "h1h2,i16i15 N3 - 6 3@meadow"))
      << "after S2 comes N2, who has no figures, then S3, who has none either";
}

}  // namespace
}  // namespace broceliande::graal
