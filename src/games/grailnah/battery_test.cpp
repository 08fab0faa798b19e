#include "testing/battery.hpp"

#include <gtest/gtest.h>

#include "games/grailnah/test_positions.hpp"
#include "testing/event_battery.hpp"
#include "testing/instrumented.hpp"

// Whole random games under every option, and the table of perft counts.
namespace broceliande::grailnah {
namespace {

TEST(GrailnahBattery, AllPlayersAndEditions) {
  for (const char* players : {"2", "3", "4"}) {
    for (const char* edition : {"nl2004", "en1.1", "fr1.0"}) {
      SCOPED_TRACE(std::string(players) + " " + edition);
      battery::pass_battery(game_with({{"players", players}, {"edition", edition}}), 1);
    }
  }
}

TEST(GrailnahBattery, AllOptions) {
  battery::pass_battery(game_with({{"castles", "four"}}), 1);
  battery::pass_battery(game_with({{"players", "3"}, {"castles", "four"}}), 1);
  battery::pass_battery(game_with({{"knight-exit", "slide"}}), 1);
  battery::pass_battery(game_with({{"merlin-limit", "moves"}}), 1);
  battery::pass_battery(game_with({{"board", "avalon"}}), 1);
  battery::pass_battery(game_with({{"swap", "on"}}), 1);
  battery::pass_battery(game_with({{"board", "avalon"},
                                   {"players", "4"},
                                   {"edition", "fr1.0"},
                                   {"knight-exit", "slide"},
                                   {"merlin-limit", "moves"}}),
                        1);
}

TEST(GrailnahBattery, EventsUnderEveryValueOfEveryOption) {
  battery::pass_event_battery<Grailnah>();
}

TEST(GrailnahPerft, Table) {
  if (kInstrumented) GTEST_SKIP() << kLongComputation;
  const GameOf<Grailnah> game(game_with({}));
  const auto count = [&](std::string_view position, int depth) {
    return *game.perft(position, depth);
  };
  constexpr auto kTwo =
      "N:K@N,Q@N,n@N,n@N,n@N,n@N/S:K@S,Q@S,n@S,n@S,n@S,n@S M@*,F@* N0 0;00;NS en1.1";
  constexpr auto kThree =
      "N:K@N,Q@B1,n@N,n@C3,n@G7/E:K@W,Q@B16,n@E,n@D8,n@F15/W:K@W,Q@W,n@W,n@A15,n@G12 M@F7,F@* E40 "
      "-;020;NEW nl2004";
  constexpr auto kFour =
      "N:K@N,Q@N,n@N,n@N,n@A20,n@C1/E:K@E,Q@E,n@E,n@A8,n@E2/S:K@B6,Q@B8,n@S,n@A5,n@A8/W:- "
      "M@B3,F@G9 S62 -;0100;NESW en1.1";
  EXPECT_EQ(count(kTwo, 0), 1U);
  EXPECT_EQ(count(kTwo, 1), 6U);
  EXPECT_EQ(count(kTwo, 4), 1367908U);
  EXPECT_EQ(count(kThree, 3), 361228U);
  EXPECT_EQ(count(kFour, 4), 1700240U);
  EXPECT_EQ(count(std::string(Two{.turn = "=="}), 2), 0U) << "nothing after the end";
}

}  // namespace
}  // namespace broceliande::grailnah
