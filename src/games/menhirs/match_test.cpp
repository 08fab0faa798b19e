#include "core/match.hpp"

#include <gtest/gtest.h>

#include "games/menhirs/test_positions.hpp"

// Matches: M19.
namespace broceliande::menhirs {
namespace {

Match<Menhirs> match_with(MatchLength length, std::string_view from) {
  MatchSetup setup{.seed = 1, .length = length, .players = {"Ada", "Ben"}};
  if (!from.empty()) setup.from = from;
  return *Match<Menhirs>::begin(game_with({{"side", "3"}}), setup);
}

void play_random_game(Match<Menhirs>& match, Rng& rng) {
  std::vector<Action> actions;
  while (!match.outcome()) {
    actions.clear();
    match.game().legal(match.state(), actions);
    const Action action = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
    const Seat seat = match.game().to_act(match.state());
    ASSERT_TRUE(match.play(seat, action_text(match.state(), action)).has_value());
  }
}

TEST(MenhirsMatch, M19_PlayersSwapAndScoresAddUp) {
  Match<Menhirs> match = match_with({.games = 3}, "mmm/..../..M../..../... 3a slide - 8a");
  const int first = match.player_on(Seat{0});
  ASSERT_TRUE(match.play(Seat{0}, "c3>N").has_value());
  EXPECT_EQ(match.scores()[static_cast<std::size_t>(first)], 4);
  EXPECT_FALSE(match.is_over());
  ASSERT_TRUE(match.begin_next_game().has_value());
  EXPECT_EQ(match.player_on(Seat{1}), first);
  EXPECT_EQ(match.scores()[static_cast<std::size_t>(first)], 4) << "the first game's score stays";
}

TEST(MenhirsMatch, M19_EndsAfterTheAgreedGames) {
  Match<Menhirs> match = match_with({.games = 2}, "");
  Rng rng(1);
  play_random_game(match, rng);
  EXPECT_FALSE(match.is_over());
  ASSERT_TRUE(match.begin_next_game().has_value());
  EXPECT_FALSE(match.begin_next_game().has_value()) << "this game is not over yet";
  play_random_game(match, rng);
  EXPECT_TRUE(match.is_over());
  EXPECT_FALSE(match.begin_next_game().has_value());
}

TEST(MenhirsMatch, M19_OrAtATargetScore) {
  Match<Menhirs> match = match_with({.score = 4}, "mmm/..../..M../..../... 3a slide - 8a");
  ASSERT_TRUE(match.play(Seat{0}, "c3>N").has_value());
  EXPECT_TRUE(match.is_over());
}

TEST(MenhirsMatch, M19_WhoIsAIsDrawnByLot) {
  int ada_begins = 0;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    const auto match =
        Match<Menhirs>::begin(game_with({}), MatchSetup{.seed = seed, .players = {"Ada", "Ben"}});
    ada_begins += static_cast<int>(match->player_on(Seat{0}) == 0);
  }
  EXPECT_NEAR(ada_begins, 200, 50);
}

}  // namespace
}  // namespace broceliande::menhirs
