#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <vector>

#include "core/game_of.hpp"
#include "games/grailnah/game.hpp"
#include "games/grailnah/test_quarter_turn.hpp"
#include "testing/heap.hpp"
#include "testing/playthrough.hpp"
#include "testing/project_path.hpp"

namespace broceliande::grailnah {
namespace {

Grailnah game_with(const OptionValues& options) { return *Grailnah::with(options); }

Grailnah any_game(const std::string& players) {
  const auto choose = [](auto... values) { return *rc::gen::element<std::string>(values...); };
  return game_with({{"board", choose("tintagelle", "avalon")},
                    {"players", players},
                    {"edition", choose("en1.1", "nl2004", "fr1.0")},
                    {"castles", choose("players", "four")},
                    {"knight-exit", choose("stop", "slide")},
                    {"merlin-limit", choose("turns", "moves")}});
}

/// The states of the first turns of a random game.
std::vector<State> any_states(const Grailnah& game, int most) {
  Rng rng(*rc::gen::arbitrary<std::uint64_t>());
  std::vector<State> states{game.deal(rng)};
  std::vector<Action> actions;
  for (int i = 0; i < most; ++i) {
    actions.clear();
    game.legal(states.back(), actions);
    if (actions.empty()) break;
    State next = states.back();
    game.apply(next, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
    states.push_back(next);
  }
  return states;
}

std::vector<std::string> sorted_texts(const State& state, const std::vector<Action>& actions) {
  std::vector<std::string> texts;
  for (const Action action : actions) texts.push_back(action_text(state, action));
  std::ranges::sort(texts);
  return texts;
}

RC_GTEST_PROP(GrailnahProperties, AQuarterTurnMapsGamesOntoGames, ()) {
  const Grailnah game = any_game("4");
  const Board& board = game.rules().board;
  for (const State& state : any_states(game, 120)) {
    const State other = turned(board, state);
    std::vector<Action> actions;
    game.legal(state, actions);
    std::vector<Action> other_actions;
    game.legal(other, other_actions);
    std::vector<Action> images;
    for (const Action action : actions) {
      images.push_back(turned(board, action));
      State next = state;
      game.apply(next, action);
      State other_next = other;
      game.apply(other_next, images.back());
      RC_ASSERT(other_next == turned(board, next));
    }
    RC_ASSERT(sorted_texts(other, images) == sorted_texts(other, other_actions));
  }
}

RC_GTEST_PROP(GrailnahProperties, TextsRoundTripAndHashesFollowEquality, ()) {
  const Grailnah game = any_game(*rc::gen::element<std::string>("2", "3", "4"));
  for (const State& state : any_states(game, 400)) {
    const auto read = game.read_position(game.position_text(state));
    RC_ASSERT(read.has_value());
    RC_ASSERT(*read == state);
    RC_ASSERT(game.hash(*read) == game.hash(state));
  }
}

RC_GTEST_PROP(GrailnahProperties, NoPieceIsLostOrDoubled, ()) {  // G8, G24, G26
  const Grailnah game = any_game(*rc::gen::element<std::string>("2", "3", "4"));
  for (const State& state : any_states(game, 400)) {
    for (int site = 0; site < kSites; ++site) {
      if (!has(state.alive, site)) continue;
      RC_ASSERT(!state.household(site).king.is_off_board());
      RC_ASSERT(!state.household(site).queen.is_off_board());
      RC_ASSERT(std::ranges::is_sorted(state.household(site).knights));
    }
  }
}

TEST(GrailnahHeap, LegalAndApplyTakeNothing) {
  expect_no_heap_use(game_with({{"players", "4"}}), 20);
}

bool goes_inward(Action action) {
  if (action.is_pass() || action.piece() != Piece::knight) return false;
  return action.from().is_castle() || action.to() > action.from();
}

TEST(GrailnahGolden, Playthroughs) {
  const std::string folder = project_path("src/games/grailnah/playthroughs/");
  std::uint64_t seed = 1;
  for (const char* players : {"2", "3", "4"}) {
    for (const char* edition : {"nl2004", "en1.1", "fr1.0"}) {
      const Grailnah game = game_with({{"players", players}, {"edition", edition}});
      expect_golden(folder + players + "-" + edition + ".txt",
                    playthrough(game, seed++, goes_inward));
    }
  }
}

// ---------------------------------------------------------------- swap and repetition in a match

Match<Grailnah> match_of_two(const OptionValues& options) {
  return *Match<Grailnah>::begin(game_with(options), {.seed = 1, .players = {"Ada", "Ben"}});
}

TEST(GrailnahMatch, SwapChangesSeatsOnceAfterTheFirstMove) {
  Match<Grailnah> match = match_of_two({{"swap", "on"}});
  const int white = match.player_on(Seat{0});
  EXPECT_EQ(match.play(Seat{0}, "swap").error().key(), "match.no-swap");
  ASSERT_TRUE(match.play(Seat{0}, "n:N-A20").has_value());
  EXPECT_TRUE(match.offers_swap());
  const std::string position = match.game().position_text(match.state());
  ASSERT_TRUE(match.play(Seat{1}, "swap").has_value());
  EXPECT_EQ(match.game().position_text(match.state()), position) << "the position stays";
  EXPECT_EQ(match.player_on(Seat{1}), white) << "the former White makes South's first turn";
  EXPECT_EQ(match.play(Seat{1}, "swap").error().key(), "match.no-swap");
  ASSERT_TRUE(match.undo());
  EXPECT_EQ(match.player_on(Seat{0}), white);
}

TEST(GrailnahMatch, SwapIsAnOption) {
  Match<Grailnah> match = match_of_two({});
  ASSERT_TRUE(match.play(Seat{0}, "n:N-A20").has_value());
  EXPECT_FALSE(match.offers_swap());
  EXPECT_EQ(match.play(Seat{1}, "swap").error().key(), "match.no-swap");
  EXPECT_FALSE(Grailnah::with({{"swap", "on"}, {"players", "3"}}).has_value());
}

TEST(GrailnahMatch, G30_TheThirdOccurrenceIsADraw) {
  Match<Grailnah> match = match_of_two({});
  // The first position has no move before it, so the position after one round is the first to
  // recur.
  const std::vector<std::string> round{"K:N-B1", "K:S-B11", "K:B1-N", "K:B11-S"};
  int played = 0;
  while (!match.outcome() && played < 20) {
    const Seat seat = match.game().to_act(match.state());
    ASSERT_TRUE(match.play(seat, round[static_cast<std::size_t>(played % 4)]).has_value());
    ++played;
  }
  EXPECT_EQ(played, 9) << "after 1, 5 and 9 moves the same position stands";
  EXPECT_EQ(match.outcome(), Outcome{});
  EXPECT_NE(match.game().position_text(match.state()).find(" == "), std::string::npos);
}

}  // namespace
}  // namespace broceliande::grailnah
