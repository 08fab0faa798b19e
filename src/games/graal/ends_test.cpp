#include <gtest/gtest.h>

#include "games/graal/rules.hpp"
#include "games/graal/test_positions.hpp"

// Ends, draws, several armies and the quiet first turn: C19 to C23.
namespace broceliande::graal {
namespace {

using scene::meadow_scene;
using scene::position;
using scene::Scene;

constexpr std::string_view kOldMeadow = "h1h2,i16i15 S1 - 7 1@meadow";

std::string after(std::string_view figures, std::string_view rest,
                  std::initializer_list<std::string_view> actions) {
  return meadow_scene().after(position(figures, rest), actions);
}

TEST(GraalRules, C19_AStormWins) {
  const std::string won = after("Kp1 ka16 Ni15", kOldMeadow, {"i15-i16"});
  EXPECT_EQ(won, position("Kp1 ka16 Ni16", "h1h2,i16i15 =S - 8 1@meadow"));
  const auto end = outcome(meadow_scene().at(won));
  ASSERT_TRUE(end.has_value());
  EXPECT_EQ(end->of[0], (SeatResult{Verdict::win, 1}));
  EXPECT_EQ(end->of[1], (SeatResult{Verdict::loss, 0}));
  EXPECT_TRUE(meadow_scene().actions(won).empty());
  EXPECT_EQ(meadow_scene().refused_by(won, "p1-p2"), "C19");
  EXPECT_EQ(after("Kp1 ka16 nh2", "h1h2,i16i15 N1 - 7 1@meadow", {"h2-h1"}),
            position("Kp1 ka16 nh1", "h1h2,i16i15 =N - 8 1@meadow"));
}

TEST(GraalRules, C19_OnesOwnDonjonWinsNothing) {
  EXPECT_EQ(after("Kh2 ka16", kOldMeadow, {"h2-h1"}),
            position("Kh1 ka16", "h1h2,i16i15 N1 - 8 1@meadow"));
}

TEST(GraalRules, C19_TheLastOfTheRoyalHouseWins) {
  EXPECT_EQ(after("Kp1 ka16 Na1", kOldMeadow, {"a1xa16"}),
            position("Kp1 Na16", "h1h2,i16i15 =S - 0 1@meadow"));
  EXPECT_EQ(after("Kp1 ka16 dc9 Na1", kOldMeadow, {"a1xa16"}),
            position("Kp1 dc9 Na16", "h1h2,i16i15 N1 - 0 1@meadow"))
      << "a Duke is left";
  EXPECT_EQ(after("Kp1 pa16 Na1", kOldMeadow, {"a1xa16"}),
            position("Kp1 Na16", "h1h2,i16i15 =S - 0 1@meadow"));
}

TEST(GraalRules, C19_OnlyTheChiefsHouseCounts) {
  const Scene scene(
      OptionValues{{"map", scene::meadow()}, {"armies", "2"}, {"allied-house", "on"}});
  EXPECT_EQ(scene.after(position("Kp1 ka16 k:c9 Na1", "h1h2,i16i15 S1 - 7 2@meadow"), {"a1xa16"}),
            position("Kp1 Na16 k:c9", "h1h2,i16i15 =S - 0 2@meadow"));
}

/// Two corners shut in by rock: p1, p2 in the south and a16, a15 in the north.
const Scene& walled_scene() {
  static const Scene kScene(OptionValues{
      {"map",
       "walls/.r............../.r............../rr............../................/"
       "................/................/................/................/................/"
       "................/................/................/................/..............rr/"
       "..............r./..............r."}});
  return kScene;
}

TEST(GraalRules, C20_WhoCannotActPasses) {
  const std::string shut_in = position("Ke5 ka16 la15", "p1p2,a16a15 N1 - 3 1@walls");
  EXPECT_EQ(walled_scene().actions(shut_in), std::vector<std::string>{"pass"});
  EXPECT_EQ(walled_scene().after(shut_in, {"pass"}),
            position("Ke5 ka16 la15", "p1p2,a16a15 S1 - 4 1@walls"));
  EXPECT_EQ(walled_scene().refused_by(shut_in, "a15-a14"), "C10");
  const std::string free = position("Ke5 ka16 la15 le16", "p1p2,a16a15 N1 - 3 1@walls");
  EXPECT_EQ(walled_scene().refused_by(free, "pass"), "C20");
}

TEST(GraalRules, C20_PassesRecurToo) {
  const std::string both = position("Kp1 Lp2 ka16 la15", "p1p2,a16a15 S1 - 3 1@walls");
  EXPECT_EQ(walled_scene().after(both, {"pass", "pass", "pass"}),
            position("Kp1 Lp2 ka16 la15", "p1p2,a16a15 N1 - 6 1@walls"));
  EXPECT_EQ(walled_scene().after(both, {"pass", "pass", "pass", "pass"}),
            position("Kp1 Lp2 ka16 la15", "p1p2,a16a15 == - 7 1@walls"));
  const State state = walled_scene().at(both);
  EXPECT_EQ(walled_scene().game().perft(state, 4), 1U);
  EXPECT_EQ(walled_scene().game().perft(state, 5), 0U) << "the fourth action ended the game";
}

TEST(GraalRules, C20_TheCountIsShownFromHalfOn) {
  const auto facts = [](int clock) {
    const std::string text =
        position("Kp1 ka16", "h1h2,i16i15 S1 - " + std::to_string(clock) + " 1@meadow");
    return meadow_scene().game().tableau(meadow_scene().at(text)).facts.size();
  };
  EXPECT_EQ(facts(99), 0U);
  EXPECT_EQ(facts(100), 1U);
}

TEST(GraalRules, C20_TwoHundredTurnsWithoutACapture) {
  EXPECT_EQ(after("Kp1 ka16", "h1h2,i16i15 S1 - 199 1@meadow", {"p1-p2"}),
            position("Kp2 ka16", "h1h2,i16i15 == - 200 1@meadow"));
  EXPECT_EQ(after("Kp1 ka16 lp2", "h1h2,i16i15 S1 - 199 1@meadow", {"p1xp2"}),
            position("Kp2 ka16", "h1h2,i16i15 N1 - 0 1@meadow"))
      << "a capture sets the clock to 0";
  EXPECT_EQ(after("Kp1 ka16 Ni15", "h1h2,i16i15 S1 - 199 1@meadow", {"i15-i16"}),
            position("Kp1 ka16 Ni16", "h1h2,i16i15 =S - 200 1@meadow"))
      << "unless that turn won";
  EXPECT_EQ(after("Kp1 ka16 Ae5 le6", "h1h2,i16i15 S1 - 199 1@meadow", {"e5*e6"}),
            position("Kp1 ka16 Ae5 le6", "h1h2,i16i15 S1 e5*e6 199 1@meadow"))
      << "the turn of a shot is over with the retreat";
  EXPECT_EQ(after("Kp1 ka16 Ae5 le6", "h1h2,i16i15 S1 - 199 1@meadow", {"e5*e6", "e6-e9"}),
            position("Kp1 ka16 Ae5 le9", "h1h2,i16i15 == - 200 1@meadow"));
}

TEST(GraalRules, C20_TheThirdOccurrenceIsADraw) {
  EXPECT_EQ(after("Kp1 ka16", kOldMeadow,
                  {"p1-p2", "a16-a15", "p2-p1", "a15-a16", "p1-p2", "a16-a15", "p2-p1"}),
            position("Kp1 ka15", "h1h2,i16i15 N1 - 14 1@meadow"));
  EXPECT_EQ(after("Kp1 ka16", kOldMeadow,
                  {"p1-p2", "a16-a15", "p2-p1", "a15-a16", "p1-p2", "a16-a15", "p2-p1", "a15-a16"}),
            position("Kp1 ka16", "h1h2,i16i15 == - 15 1@meadow"))
      << "the start counts once";
}

// The pikeman steps into the archer's range and is driven back to where he came from: three
// actions.
TEST(GraalRules, C20_AWaitingShotIsAPositionOfItsOwn) {
  constexpr auto kNorth = "h1h2,i16i15 N1 - 0 1@meadow";
  EXPECT_EQ(after("Kp1 ka16 Ae5 le9", kNorth, {"e9-e8", "e5*e8", "e8-e9", "e9-e8", "e5*e8"}),
            position("Kp1 ka16 Ae5 le8", "h1h2,i16i15 S1 e5*e8 3 1@meadow"));
  EXPECT_EQ(
      after("Kp1 ka16 Ae5 le9", kNorth, {"e9-e8", "e5*e8", "e8-e9", "e9-e8", "e5*e8", "e8-e9"}),
      position("Kp1 ka16 Ae5 le9", "h1h2,i16i15 == - 4 1@meadow"));
  EXPECT_EQ(after("Kp1 ka16 Ae5 le8", "h1h2,i16i15 S1 e5*e8 0 1@meadow",
                  {"e8-e9", "e9-e8", "e5*e8", "e8-e9", "e9-e8", "e5*e8"}),
            position("Kp1 ka16 Ae5 le8", "h1h2,i16i15 == - 4 1@meadow"))
      << "the shot that waits for the third time ends the game, and waits no more";
}

TEST(GraalRules, C20_TheQuietMarkIsNotCompared) {
  const std::string quiet = position("Kp1 ka16", "h1h2,i16i15 S1 - 0 1@meadow!");
  EXPECT_EQ(meadow_scene().after(quiet, {"p1-p2", "a16-a15", "p2-p1", "a15-a16", "p1-p2", "a16-a15",
                                         "p2-p1", "a15-a16"}),
            position("Kp1 ka16", "h1h2,i16i15 == - 8 1@meadow"));
}

TEST(GraalRules, C21_AlliesHaveNoRoyalHouseUnlessChosen) {
  const Muster without = scene::game_with({{"armies", "2"}}).muster(Camp::south);
  EXPECT_EQ(without.figures(1, Kind::king), 1);
  EXPECT_EQ(without.figures(2, Kind::king), 0);
  EXPECT_EQ(without.figures(2, Kind::archer), 4);
  const Muster with =
      scene::game_with({{"armies", "2"}, {"allied-house", "on"}}).muster(Camp::south);
  EXPECT_EQ(with.figures(2, Kind::duke), 1);
}

TEST(GraalRules, C22_ArmiesTakeTurnsAndEmptyOnesAreSkipped) {
  const Scene scene(OptionValues{{"map", scene::meadow()}, {"armies", "3"}});
  const std::string all = position("Ka1 ka16 L:c1 l:c16 L;e1 l;e16", "h1h2,i16i15 S1 - 0 3@meadow");
  const std::string round =
      scene.after(all, {"a1-a2", "a16-a15", "c1-c2", "c16-c15", "e1-e2", "e16-e15"});
  EXPECT_EQ(round, position("Ka2 ka15 L:c2 l:c15 L;e2 l;e15", "h1h2,i16i15 S1 - 6 3@meadow"));
  const std::string gaps = position("Ka1 ka16 L:c1 l;e16", "h1h2,i16i15 S2 - 0 3@meadow");
  EXPECT_EQ(scene.after(gaps, {"c1-c2"}),
            position("Ka1 ka16 L:c2 l;e16", "h1h2,i16i15 N3 - 1 3@meadow"))
      << "a skipped army does not count";
  EXPECT_EQ(scene.after(position("Ka1 ka16 L:c1 l:c9", "h1h2,i16i15 S2 - 0 3@meadow"), {"c1xc9"}),
            position("Ka1 ka16 L:c9", "h1h2,i16i15 S1 - 0 3@meadow"))
      << "so a camp may play twice running";
}

TEST(GraalRules, C22_NobodyTakesOrCommandsAnotherArmyOfHisCamp) {
  const Scene scene(OptionValues{{"map", scene::meadow()}, {"armies", "2"}});
  const std::string allies = position("Na1 Kp1 L:a5 ka16", "h1h2,i16i15 S1 - 0 2@meadow");
  EXPECT_EQ(scene.refused_by(allies, "a1xa5"), "C22");
  EXPECT_EQ(scene.refused_by(allies, "a1-a5"), "C22");
  EXPECT_EQ(scene.refused_by(allies, "a5-a6"), "C22");
}

TEST(GraalRules, C22_EverySeatOfTheCampWins) {
  const Graal game = scene::game_with({{"armies", "3"}});
  EXPECT_EQ(game.seats(), 6);
  EXPECT_EQ(game.seat_name(Seat{3}), "N2");
  State state =
      game.read_position(position("Kp1 ka16 Ni16", "h1h2,i16i15 =S - 8 3@world-of-art")).value();
  const auto end = game.outcome(state);
  ASSERT_TRUE(end.has_value());
  for (std::size_t i = 0; i < 6; ++i) {
    EXPECT_EQ(end->of[i].verdict, i % 2 == 0 ? Verdict::win : Verdict::loss);
  }
}

TEST(GraalRules, C23_TheQuietFirstTurn) {
  const std::string quiet = position("Kp1 ka16 Ae5 le6 Na1", "h1h2,i16i15 S1 - 0 1@meadow!");
  EXPECT_EQ(meadow_scene().refused_by(quiet, "a1xa16"), "C23");
  EXPECT_EQ(meadow_scene().refused_by(quiet, "e5*e6"), "C23");
  EXPECT_TRUE(meadow_scene().is_legal(quiet, "a1-a15"));
  EXPECT_EQ(meadow_scene().after(quiet, {"p1-p2"}),
            position("Kp2 ka16 Ae5 le6 Na1", "h1h2,i16i15 N1 - 1 1@meadow"));
  const std::string corner = position("Kh1 ka16 nh2", "h1h2,i16i15 S1 - 0 1@meadow!");
  EXPECT_EQ(meadow_scene().actions(corner), std::vector<std::string>{"pass"})
      << "an army that could do nothing else passes";
}

}  // namespace
}  // namespace broceliande::graal
