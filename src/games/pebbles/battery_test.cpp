#include "testing/battery.hpp"

#include <gtest/gtest.h>

#include "games/pebbles/game.hpp"
#include "testing/event_battery.hpp"

// Whole random games, and counts of games.
namespace broceliande::pebbles {
namespace {

TEST(PebblesBattery, Passes) { battery::pass_battery(*Pebbles::with({}), 20); }

TEST(PebblesBattery, EventsUnderEveryValueOfEveryOption) { battery::pass_event_battery<Pebbles>(); }

// Known from everybody who ever counted this game.
TEST(PebblesPerft, Counts) {
  std::vector<Action> stack;
  EXPECT_EQ(perft(*Pebbles::with({}), State{}, 5, stack), 15'120U);
  EXPECT_EQ(perft(*Pebbles::with({}), State{}, 9, stack), 127'872U);
}

}  // namespace
}  // namespace broceliande::pebbles
