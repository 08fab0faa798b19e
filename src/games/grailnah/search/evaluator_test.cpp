#include "games/grailnah/search/evaluator.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "games/grailnah/search/reach.hpp"
#include "games/grailnah/test_positions.hpp"

namespace broceliande::grailnah {
namespace {

/// Any action, but often a Knight's towards the Grailnah, lest nobody comes there.
Action some_action(const std::vector<Action>& actions, Rng& rng) {
  const auto any = [&] { return actions[rng.below(static_cast<std::uint32_t>(actions.size()))]; };
  const auto inward = [](Action action) {
    return !action.is_pass() && action.piece() == Piece::knight ? action.to() : Place::castle(0);
  };
  Action best = any();
  for (int i = 0; i < 3; ++i) {
    if (const Action other = any(); inward(best) < inward(other)) best = other;
  }
  return best;
}

/// Looks at the positions of some games and the actions that are legal there.
template <class Look>
void for_many_turns(const OptionValues& options, const Look& look) {
  const Grailnah game = game_with(options);
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Rng rng(seed);
    std::vector<Action> actions;
    for (State state = game.deal(rng); !state.is_over;) {
      actions.clear();
      game.legal(state, actions);
      look(game, state, actions);
      game.apply(state, some_action(actions, rng));
    }
    if (testing::Test::HasFailure()) return;
  }
}

std::set<Place> squares_of(const Board& board, SquareSet squares) {
  std::set<Place> places;
  for (int ring = 0; ring < board.rings(); ++ring) {
    for (Ring row = squares.row(ring); row != 0; row &= row - 1) {
      places.insert(Place::square(ring, std::countr_zero(row)));
    }
  }
  return places;
}

std::set<Place> targets(const std::vector<Action>& actions, Piece piece) {
  std::set<Place> places;
  for (const Action action : actions) {
    if (!action.is_pass() && action.piece() == piece) places.insert(action.to());
  }
  places.erase(Place::grail());
  return places;
}

TEST(Reach, IsWhereMagiciansMayGo) {
  for (const std::string edition : {"en1.1", "nl2004"}) {
    int morgane_seen = 0;
    for_many_turns({{"players", "4"}, {"edition", edition}},
                   [&](const Grailnah& game, const State& state, const auto& actions) {
                     const Board& board = game.rules().board;
                     const Occupancy occupancy(game.rules(), state);
                     if (may_move_merlin(state)) {
                       EXPECT_EQ(squares_of(board, reach_of_merlin(board, occupancy, state.merlin)),
                                 targets(actions, Piece::merlin));
                     }
                     const std::set<Place> hers = targets(actions, Piece::morgane);
                     if (hers.empty() || state.morgane.is_grail()) return;
                     ++morgane_seen;
                     EXPECT_EQ(squares_of(board, reach_of_morgane(board, state)), hers);
                   });
    EXPECT_GT(morgane_seen, 100);
  }
}

bool wins_at_once(const std::vector<Action>& actions) {
  return std::ranges::any_of(actions, [](Action action) {
    return !action.is_pass() && action.piece() == Piece::knight && action.to().is_grail();
  });
}

TEST(Evaluator, SeesKnightsOneStepFromTheGrail) {
  for (const std::string players : {"2", "3", "4"}) {
    int wins = 0;
    for_many_turns({{"players", players}},
                   [&](const Grailnah& game, const State& state, const auto& actions) {
                     const Evaluator evaluator(game, state);
                     EXPECT_EQ(evaluator.can_win_now(state), wins_at_once(actions));
                     wins += evaluator.can_win_now(state) ? 1 : 0;
                     State skipped = state;
                     if (!evaluator.make_null_move(skipped)) return;
                     EXPECT_EQ(evaluator.is_threatened(state),
                               evaluator.can_win_now(skipped) &&
                                   evaluator.side_to_act(skipped) != evaluator.side_to_act(state));
                   });
    EXPECT_GT(wins, 10);
  }
}

TEST(Evaluator, LooksFirstAtWhatStopsAKnight) {
  const Grailnah game = game_with({});
  const State state = at(game, Two{.north = "K@N,Q@N,n@A3", .south = "K@S,Q@S,n@A8,n@G11"});
  const Evaluator evaluator(game, state);
  const MoveScorer scorer = evaluator.move_scorer(state);
  EXPECT_TRUE(evaluator.is_threatened(state));
  EXPECT_TRUE(scorer.score(*game.read_action(state, "M:*-G11")).is_noisy());
  EXPECT_FALSE(scorer.score(*game.read_action(state, "M:*-G10")).is_noisy());
  EXPECT_FALSE(scorer.score(*game.read_action(state, "n:A3-B3")).is_noisy());
}

TEST(Evaluator, KeysForgetTheTurnUntilLate) {  // G30
  const Grailnah game = game_with({});
  const State early = at(game, Two{.turn = "N10"});
  const State later = at(game, Two{.turn = "N100"});
  const State last = at(game, Two{.turn = "N396"});
  const Evaluator evaluator(game, early);
  EXPECT_EQ(evaluator.key(early), evaluator.key(later));
  EXPECT_NE(evaluator.key(early), evaluator.key(last));
}

TEST(Evaluator, KeysOfThreeBelongToWhoThinks) {
  const Grailnah game = game_with({{"players", "3"}});
  const State north = at(game, Three{.turn = "N10"});
  const State east = at(game, Three{.turn = "E10"});
  EXPECT_NE(Evaluator(game, north).key(north), Evaluator(game, east).key(north));
}

}  // namespace
}  // namespace broceliande::grailnah
