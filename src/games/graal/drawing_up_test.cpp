#include "games/graal/drawing_up.hpp"

#include <gtest/gtest.h>

#include "games/graal/stock.hpp"
#include "games/graal/test_positions.hpp"

namespace broceliande::graal {
namespace {

Graal game_for(int armies, bool allied_house = false) {
  return scene::game_with(
      {{"armies", std::to_string(armies)}, {"allied-house", allied_house ? "on" : "off"}});
}

/// The key of the refusal, or the text written again.
std::string drawn_up(std::string_view text, int armies = 1) {
  const Graal game = game_for(armies);
  const auto read = read_drawing_up(game.muster(Camp::south), text);
  return read ? drawing_up_text(*read) : std::string(read.error().key());
}

TEST(GraalDrawingUp, C6_ReadInAnyOrderAndWrittenInOne) {
  EXPECT_EQ(drawn_up("castle=d2d3;1=Ke3,Pf3"), "castle=d2d3;1=Ke3,Pf3");
  EXPECT_EQ(drawn_up("1=Pf3,Ke3;castle=d2d3"), "castle=d2d3;1=Ke3,Pf3");
  EXPECT_EQ(drawn_up("1=La2,Lb1,La1,Ke3"), "1=Ke3,La1,La2,Lb1");
  EXPECT_EQ(drawn_up("2=Nf3;1=Ke3", 2), "1=Ke3;2=Nf3");
  EXPECT_EQ(drawn_up(""), "");
}

TEST(GraalDrawingUp, RefusesWordsOfTheWrongForm) {
  EXPECT_EQ(drawn_up("castle"), "graal.drawing-up-form");
  EXPECT_EQ(drawn_up("castle=d2"), "graal.drawing-up-form");
  EXPECT_EQ(drawn_up("castle=d2d3x"), "graal.drawing-up-form");
  EXPECT_EQ(drawn_up("keep=d2d3"), "graal.drawing-up-form");
  EXPECT_EQ(drawn_up("1=Ke3;"), "graal.drawing-up-form");
  EXPECT_EQ(drawn_up("0=Ke3"), "graal.drawing-up-form");
  EXPECT_EQ(drawn_up("1=Ke3;1=Pf3"), "graal.drawing-up-twice");
  EXPECT_EQ(drawn_up("2=Ne3"), "graal.drawing-up-army");
  EXPECT_EQ(drawn_up("1="), "graal.placement-form");
  EXPECT_EQ(drawn_up("1=ke3"), "graal.placement-form");
  EXPECT_EQ(drawn_up("1=Ke3,"), "graal.placement-form");
  EXPECT_EQ(drawn_up("1=Ke17"), "graal.placement-form");
}

TEST(GraalDrawingUp, C3_C4_C6_C7_CheckedPieceByPiece) {
  EXPECT_EQ(drawn_up("castle=d2e3"), "graal.castle-apart");
  EXPECT_EQ(drawn_up("castle=d8d9"), "graal.castle-abroad");
  EXPECT_EQ(drawn_up("1=Ke3,Kf3"), "graal.too-many");
  EXPECT_EQ(drawn_up("1=Na1,Na2,Na3,Na4"), "graal.too-many");
  EXPECT_EQ(drawn_up("1=Ke3;2=Kf3", 2), "graal.too-many") << "allies have no royal house (C21)";
  EXPECT_EQ(drawn_up("1=Ke9"), "graal.abroad");
  EXPECT_EQ(drawn_up("1=Ke3,Pe3"), "graal.hole-taken");
  EXPECT_EQ(drawn_up("1=Ke3;2=Ne3", 2), "graal.hole-taken");
  EXPECT_EQ(drawn_up("1=Le2"), "graal.on-rock");
  EXPECT_EQ(drawn_up("1=Nl2"), "graal.horse-in-forest");
  EXPECT_EQ(drawn_up("castle=d2d3;1=Ad2"), "graal.archer-in-donjon");
  EXPECT_EQ(drawn_up("castle=d2d3;1=Ed2"), "graal.squire-in-donjon");
  EXPECT_EQ(drawn_up("1=Le2;castle=e2e1"), "castle=e2e1;1=Le2") << "a castle replaces rock (C3)";
  const Graal game = game_for(1);
  EXPECT_EQ(english(read_drawing_up(game.muster(Camp::south), "1=Ke3,Nl2").error()),
            "l2 is forest: no horseman may stand there, at character 7 (C7)");
}

TEST(GraalDrawingUp, C7_AKingThatRidesNeedsOpenGround) {
  const Graal mounted = scene::game_with(OptionValues{{"king-mounted", "on"}});
  EXPECT_FALSE(read_drawing_up(mounted.muster(Camp::south), "1=Kl2").has_value());
  EXPECT_EQ(drawn_up("1=Kl2"), "1=Kl2");
}

TEST(GraalDrawingUp, C6_EverythingMustBePlaced) {
  const Graal game = game_for(1);
  const Muster muster = game.muster(Camp::south);
  const auto missing = [&](std::string_view text) {
    const auto checked = check_complete(muster, *read_drawing_up(muster, text));
    return checked ? std::string("complete") : english(checked.error());
  };
  EXPECT_EQ(missing("1=Ke3"),
            "the castle is still to be placed; expected castle= with donjon and "
            "courtyard (C6)");
  EXPECT_EQ(missing("castle=d2d3;1=Ke3"),
            "army 1 still has 1 of P to place; expected every figure on the board (C6)");
  EXPECT_EQ(missing(stock_drawing_ups()[0].text), "complete");
}

TEST(GraalDrawingUp, TheSixOfTheStock) {
  const auto stock = stock_drawing_ups();
  ASSERT_EQ(stock.size(), 6U);
  for (const auto& [name, text] : stock) {
    const int armies = name == "two" ? 2 : name == "three" ? 3 : 1;
    const Graal game = game_for(armies);
    const Muster muster = game.muster(Camp::south);
    const auto read = read_drawing_up(muster, text);
    ASSERT_TRUE(read.has_value()) << name << ": " << english(read.error());
    EXPECT_TRUE(check_complete(muster, *read).has_value()) << name;
    EXPECT_EQ(warning_for(muster, *read), Warning::none) << name;
    EXPECT_EQ(*read_drawing_up(muster, drawing_up_text(*read)), *read) << name;
    const DrawingUp north = half_turned(*read);
    EXPECT_TRUE(read_drawing_up(game.muster(Camp::north), drawing_up_text(north)).has_value());
    EXPECT_EQ(half_turned(north), *read) << name;
  }
}

TEST(GraalDrawingUp, WarnsOfACourtyardThatNothingGuards) {
  const Graal game = game_for(1);
  const Muster muster = game.muster(Camp::south);
  const auto warning = [&](std::string_view text) {
    return warning_for(muster, *read_drawing_up(muster, text));
  };
  EXPECT_EQ(warning("castle=h1h2;1=Kp1"), Warning::unguarded_courtyard);
  EXPECT_EQ(warning("castle=h1h2;1=Kh2"), Warning::unguarded_courtyard)
      << "who stands in it is taken, not guarding";
  EXPECT_EQ(warning("castle=h1h2;1=Kh1"), Warning::none);
  EXPECT_EQ(warning("castle=h1h2;1=Kp1,Nh7"), Warning::none);
  EXPECT_EQ(warning("castle=h1h2;1=Kp1,Ah4"), Warning::unguarded_courtyard) << "archers never take";
  EXPECT_EQ(warning("castle=a2a1;1=Kp1"), Warning::unguarded_courtyard);
  EXPECT_EQ(warning("1=Kp1"), Warning::none) << "no castle yet";
}

// Half of a finished drawing-up is taken away and completed again, on every map and with all
// armies.
TEST(GraalDrawingUp, CompletesAnythingLegally) {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Rng rng(seed);
    const Graal game = scene::game_with({{"armies", std::to_string(seed % 3 + 1)},
                                         {"map", seed % 2 == 0 ? "world-of-art" : "twin-fords"},
                                         {"allied-house", seed % 5 == 0 ? "on" : "off"},
                                         {"king-mounted", seed % 7 == 0 ? "on" : "off"}});
    const Muster muster = game.muster(seed % 4 < 2 ? Camp::south : Camp::north);
    DrawingUp drawing_up = complete(muster, {}, rng);
    ASSERT_TRUE(check_complete(muster, drawing_up).has_value()) << drawing_up_text(drawing_up);
    EXPECT_EQ(warning_for(muster, drawing_up), Warning::none);
    for (auto& army : drawing_up.armies) {
      std::erase_if(army, [&](Placement) { return rng.below(2) == 0; });
    }
    if (rng.below(2) == 0) drawing_up.castle.reset();
    const DrawingUp again = complete(muster, drawing_up, rng);
    ASSERT_TRUE(check_complete(muster, again).has_value()) << drawing_up_text(again);
    const auto read = read_drawing_up(muster, drawing_up_text(again));
    ASSERT_TRUE(read.has_value()) << english(read.error());
    EXPECT_EQ(*read, again);
    for (std::size_t army = 0; army < kMostArmies; ++army) {
      for (const Placement& placement : drawing_up.armies[army]) {
        EXPECT_NE(std::ranges::find(again.armies[army], placement), again.armies[army].end());
      }
    }
  }
}

TEST(GraalDrawingUp, C4_TheDealHasEveryFigure) {
  for (int armies = 1; armies <= 3; ++armies) {
    for (const bool allied_house : {false, true}) {
      const Graal game = game_for(armies, allied_house);
      Rng rng(7);
      const State state = game.deal(rng);
      const int expected = 20 + (armies - 1) * (allied_house ? 20 : 17);
      EXPECT_EQ(state.figures.of(Camp::south).count(), expected);
      EXPECT_EQ(state.figures.of(Camp::north).count(), expected);
      EXPECT_TRUE(game.read_position(game.position_text(state)).has_value());
    }
  }
}

TEST(GraalDrawingUp, C23_TheDealIsQuietIfChosen) {
  Rng rng(7);
  const Graal game = scene::game_with(OptionValues{{"quiet-first-turn", "on"}});
  EXPECT_TRUE(game.deal(rng).is_quiet);
  EXPECT_FALSE(game_for(1).deal(rng).is_quiet);
}

}  // namespace
}  // namespace broceliande::graal
