#include "testing/battery.hpp"

#include <gtest/gtest.h>

#include "games/menhirs/test_positions.hpp"
#include "testing/event_battery.hpp"
#include "testing/instrumented.hpp"

// Whole random games under every option, and the table of perft counts.
namespace broceliande::menhirs {
namespace {

TEST(MenhirsBattery, AllOptions) {
  battery::pass_battery(game_with({}), 12);
  battery::pass_battery(game_with({{"side", "3"}, {"clearing", "7b"}}), 12);
  battery::pass_battery(game_with({{"side", "5"}, {"early21", "on"}}), 12);
  battery::pass_battery(game_with({{"clearing", "never"}}), 4);
}

TEST(MenhirsBattery, EventsUnderEveryValueOfEveryOption) { battery::pass_event_battery<Menhirs>(); }

TEST(MenhirsPerft, Table) {
  if (kInstrumented) GTEST_SKIP() << kLongComputation;
  const GameOf<Menhirs> game(game_with({}));
  const auto count = [&](std::string_view position, int depth) {
    return *game.perft(position, depth);
  };
  EXPECT_EQ(count("M../.M../..M.M/..M./M.M 1a place - 8a", 0), 1U);
  EXPECT_EQ(count("M../.M../..M.M/..M./M.M 1a place - 8a", 6), 1917216U);
  EXPECT_EQ(count(".m../..m../....M./.mMMMm./.M..../.M.../.M.. 3a slide - 7b", 4), 952440U);
  EXPECT_EQ(count("...om/...Mm./o...mm./.o...m../......mM./.....omm/.....m./.....o/..... 7b slide "
                  "a5.b4.b5.c5.c6.d6.e7.e8.f7.f8.g6>SE 7b",
                  4),
            138654U);
  EXPECT_EQ(count(".m../..m../....M./.mMMMm./.M..../.M.../.M.. 12b slide - never", 4), 952440U)
      << "as at 3a, since nobody clears";
  EXPECT_EQ(count(".m../..m../....M./.mMMMm./.M..../.M.../.M.. 50b slide - never", 2), 0U);
  EXPECT_EQ(count(".../..../..Mo./..../... 12b over - 8a", 3), 0U);
}

}  // namespace
}  // namespace broceliande::menhirs
