#include "games/pebbles/rules.hpp"

#include <gtest/gtest.h>

#include "games/pebbles/game.hpp"
#include "testing/told.hpp"

// Each rule by its id, for what it allows and for what it forbids.
namespace broceliande::pebbles {
namespace {

Pebbles game() { return *Pebbles::with({}); }

State at(std::string_view position) {
  const auto state = read_position(position);
  EXPECT_TRUE(state.has_value()) << position;
  return state.value_or(State{});
}

/// The rule that refuses an action, or a position where no action is given.
std::string refused_by(std::string_view position, std::string_view action = "") {
  const auto state = read_position(position);
  if (!state) return std::string(state.error().rule());
  const auto read = read_action(*state, action);
  return read ? "nothing" : std::string(read.error().rule());
}

std::string verdicts(std::string_view position) {
  const auto end = outcome(at(position));
  if (!end) return "running";
  return end->of[0].verdict == Verdict::win   ? "+-"
         : end->of[1].verdict == Verdict::win ? "-+"
                                              : "==";
}

TEST(PebblesRules, P1_NineCells) {
  EXPECT_EQ(game().geometry().cells.size(), 9U);
  EXPECT_EQ(refused_by(".../.../..", "a1"), "P1");
  EXPECT_EQ(refused_by(".../.z./...", "a1"), "P1");
  EXPECT_EQ(refused_by(".../.../...", "d1"), "P1");
}

TEST(PebblesRules, P2_ByTurns) {
  EXPECT_EQ(game().to_act(at(".../.../...")).index, 0);
  EXPECT_EQ(game().to_act(at(".../.x./...")).index, 1);
  EXPECT_EQ(refused_by(".../xx./...", "a1"), "P2");
  EXPECT_EQ(refused_by(".../.o./...", "a1"), "P2");
}

TEST(PebblesRules, P3_AFreeCell) {
  State state = at(".../.x./...");
  apply(state, *read_action(state, "a1"));
  EXPECT_EQ(position_text(state), ".../.x./o..");
  EXPECT_EQ(refused_by(".../.x./...", "b2"), "P3");
}

TEST(PebblesRules, P4_ThreeInARow) {
  EXPECT_EQ(verdicts("xxx/oo./..."), "+-");
  EXPECT_EQ(verdicts("ox./.ox/x.o"), "-+");
  EXPECT_EQ(refused_by("xxx/oo./...", "c1"), "P4");
  EXPECT_EQ(refused_by("xxx/ooo/...", "c1"), "P4") << "nobody goes on after a row";
}

TEST(PebblesRules, P5_AFullBoardIsADraw) {
  EXPECT_EQ(verdicts("xox/xxo/oxo"), "==");
  EXPECT_EQ(verdicts("xox/xxo/o.o"), "running");
}

TEST(PebblesRules, TellsWhatHappens) {
  EXPECT_EQ(told(game(), ".../.../...", {"b2"}), "placed pebble/0 >b2\n");
  EXPECT_EQ(told(game(), "xx./oo./...", {"c3"}), "placed pebble/0 >c3\nwon /0\n");
  EXPECT_EQ(told(game(), "xox/xxo/o.o", {"b1"}), "placed pebble/0 >b1\ndrawn\n");
}

}  // namespace
}  // namespace broceliande::pebbles
