#include "testing/battery.hpp"

#include <gtest/gtest.h>

#include "games/graal/test_positions.hpp"
#include "testing/event_battery.hpp"
#include "testing/instrumented.hpp"

// Whole random games under every option, and the table of perft counts.
namespace broceliande::graal {
namespace {

TEST(GraalBattery, AllOptions) {
  battery::pass_battery(scene::game_with({}), 2);
  battery::pass_battery(scene::game_with({{"armies", "2"}, {"king-mounted", "on"}}), 1);
  battery::pass_battery(scene::game_with({{"armies", "3"},
                                          {"map", "twin-fords"},
                                          {"archer-step", "exact"},
                                          {"retreat", "one"},
                                          {"allied-house", "on"},
                                          {"quiet-first-turn", "on"}}),
                        1);
  battery::pass_battery(scene::game_with({{"map", scene::meadow()}}), 1);
}

TEST(GraalBattery, EventsUnderEveryValueOfEveryOption) {
  battery::pass_event_battery<Graal>();
  battery::expect_random_game_told(scene::game_with({{"army", "K 1,P 1,D 1,N 2,S 3,E 2,A 1,L 1"}}),
                                   1);
  battery::expect_random_game_told(
      scene::game_with(
          {{"army", "K 1,P 1,D 1,N 1,S 0,E 0,A 2,L 0"}, {"armies", "2"}, {"drawing-up", "stock"}}),
      2);
}

TEST(GraalPerft, Table) {
  if (kInstrumented) GTEST_SKIP() << kLongComputation;
  const Graal game = scene::game_with({});
  const auto count = [&](std::string_view text, int depth) {
    return game.perft(*game.read_position(text), depth);
  };
  constexpr auto kOpening =
      "5n2n1d1p1l1/8n4ask/12a3/10eaes1a/5l2l3se1l/16/16/16/16/7E8/12A1L1/3L3A8/9AE4A/6N4E1S1N/"
      "3N1D2SS1LL3/7P2K5 k1l1,p15p16 S1 - 0 1@world-of-art!";
  EXPECT_EQ(count(kOpening, 0), 1U);
  EXPECT_EQ(count(kOpening, 3), 6079713U);
  EXPECT_EQ(count("9s6/5l2a3n3/11l4/S9n5/6N5e1n1/5s9e/10pl3l/2a8a2dk/1D5L1Ls4A/S15/16/2N6E6/4SA10/"
                  "4E6K2PA/12E3/6L1N7 e4f4,p9o9 S1 p8*o9 3 1@world-of-art",
                  4),
            4104206U);
  EXPECT_EQ(count("16/16/16/16/16/16/2l:pn11/4N:a;10/4A:11/1KA2s;10/16/16/16/16/16/16 "
                  "b6b7,o11o12 S1 - 0 3@world-of-art",
                  4),
            80938U);
  EXPECT_EQ(count(scene::position("Kp1 ka16 Ni16", "h1h2,i16i15 =S - 8 1@world-of-art"), 2), 0U);
}

}  // namespace
}  // namespace broceliande::graal
