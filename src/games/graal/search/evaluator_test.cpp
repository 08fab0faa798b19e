#include "games/graal/search/evaluator.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "search/iterative_deepening.hpp"

namespace broceliande::graal {
namespace {

Graal graal_game(const OptionValues& options = {}) { return *Graal::with(options); }

State read(const Graal& game, std::string_view text) {
  const auto state = game.read_position(text);
  EXPECT_TRUE(state.has_value()) << text;
  return *state;
}

State after(const Graal& game, State state, std::string_view action) {
  const auto read = game.read_action(state, action);
  EXPECT_TRUE(read.has_value()) << action;
  game.apply(state, *read);
  return state;
}

/// Positions of games played at random.
std::vector<State> positions(const Graal& game, std::uint64_t seed, int plies) {
  Rng rng(seed);
  std::vector<State> states;
  State state = game.deal(rng);
  for (int i = 0; i < plies && !state.is_over(); ++i) {
    states.push_back(state);
    std::vector<Action> actions;
    game.legal(state, actions);
    game.apply(state, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
  }
  return states;
}

/// The same position with the sides of the table exchanged.
State half_turned(const State& state) {
  State turned = state;
  turned.figures = {};
  state.figures.occupied().each([&](Square square) {
    Figure figure = *state.figures.at(square);
    figure.army = Army::of(enemy_of(figure.army.camp()), figure.army.number());
    turned.figures.put(figure, square.half_turned());
  });
  for (const std::size_t camp : {0U, 1U}) {
    const Castle& castle = state.castles[1 - camp];
    turned.castles[camp] = {castle.donjon.half_turned(), castle.courtyard.half_turned()};
  }
  turned.turn = Army::of(enemy_of(state.turn.camp()), state.turn.number());
  if (state.is_shot_pending()) {
    turned.shot = {state.shot.archer.half_turned(), state.shot.target.half_turned()};
  }
  return turned;
}

bool has_winning_action(const Graal& game, const State& state) {
  std::vector<Action> actions;
  game.legal(state, actions);
  return std::ranges::any_of(actions, [&](Action action) {
    State next = state;
    game.apply(next, action);
    return next.is_over() && next.ending != Ending::draw;
  });
}

search::SearchResult think(const Graal& game, const State& state, int depth) {
  const Evaluator evaluator(game, state);
  search::TranspositionTable table(std::size_t{1} << 20);
  search::SearchRequest request;
  request.depth = depth;
  return search::IterativeDeepening<Evaluator>(evaluator, table, request, {}).think(state, {});
}

// South's Knight stands in North's courtyard.
constexpr std::string_view kStorm =
    "8k6N/16/16/16/16/16/16/16/16/16/16/16/16/16/16/K15 a2a1,o16p16 S1 - 0 1@world-of-art";
// South's Knight on p10 can come into the courtyard, which nobody guards.
constexpr std::string_view kUnguarded =
    "8k7/16/16/16/16/16/15N/16/16/16/16/16/16/16/16/K15 a2a1,o16p16 S1 - 0 1@world-of-art";

TEST(GraalEvaluator, SeesAWinAtOnceExactlyWhereThereIsOne) {
  for (const OptionValues& options :
       {OptionValues{}, OptionValues{{"armies", "2"}}, OptionValues{{"king-mounted", "on"}}}) {
    const Graal game = graal_game(options);
    int wins = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
      for (const State& state : positions(game, seed, 400)) {
        const Evaluator evaluator(game, state);
        const bool can_win = evaluator.can_win_now(state);
        wins += can_win ? 1 : 0;
        ASSERT_EQ(can_win, has_winning_action(game, state)) << game.position_text(state);
      }
    }
    EXPECT_GT(wins, 0);
  }
}

TEST(GraalEvaluator, KnowsWhoCouldTake) {
  const Graal game = graal_game({{"armies", "2"}});
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    for (const State& state : positions(game, seed, 100)) {
      if (state.is_shot_pending()) continue;
      const Camp camp = state.turn.camp();
      const Field field(game.variant(), state);
      const Barriers barriers = barriers_of(game.variant(), state, enemy_of(camp));
      const Threats threats(game.variant(), state, field, camp, barriers);
      std::vector<Action> actions;
      game.legal(state, actions);
      state.figures.of(enemy_of(camp)).each([&](Square at) {
        Squares takers;
        for (const Action action : actions) {
          if (action.to() != at) continue;
          if (state.figures.kind_at(action.from()) == Kind::archer) continue;
          takers.add(action.from());
        }
        EXPECT_EQ(threats.takers(at) & state.figures.of(state.turn), takers)
            << square_text(at) << " in " << game.position_text(state);
      });
    }
  }
}

TEST(GraalEvaluator, StormsFirst) {
  const Graal game = graal_game();
  const State state = read(game, kStorm);
  const Evaluator evaluator(game, state);
  EXPECT_TRUE(evaluator.can_win_now(state));
  EXPECT_FALSE(evaluator.is_threatened(state));
  const auto scorer = evaluator.move_scorer(state);
  std::vector<Action> actions;
  game.legal(state, actions);
  const auto best =
      std::ranges::max(actions, {}, [&](Action action) { return scorer.score(action).order; });
  EXPECT_EQ(game.action_text(state, best), "p16-o16");
}

TEST(GraalEvaluator, AStormThatThreatensPresses) {
  const Graal game = graal_game();
  State state = read(game, kStorm);
  state.turn = Army::of(Camp::north, 1);
  const Evaluator evaluator(game, state);
  EXPECT_FALSE(evaluator.can_win_now(state));
  EXPECT_TRUE(evaluator.is_threatened(state));
}

TEST(GraalEvaluator, TheQuietFirstTurnForbidsTakingButNotAnEmptyDonjon) {
  const Graal game = graal_game();
  State state = read(game, kStorm);
  state.is_quiet = true;
  const Evaluator evaluator(game, state);
  EXPECT_TRUE(evaluator.can_win_now(state));
  EXPECT_TRUE(has_winning_action(game, state));
  state.figures.put({Kind::prince, Army::of(Camp::north, 1)}, state.castle_of(Camp::north).donjon);
  EXPECT_FALSE(evaluator.can_win_now(state));
  EXPECT_FALSE(has_winning_action(game, state));
}

TEST(GraalEvaluator, AShotIsAnsweredByItsTarget) {
  const Graal game = graal_game();
  const State before = read(game,
                            "8k7/16/16/16/16/16/16/16/8n7/8A7/16/16/16/16/16/K15 a2a1,o16p16 "
                            "S1 - 0 1@world-of-art");
  const State state = after(game, before, "i7*i8");
  const Evaluator evaluator(game, state);
  EXPECT_EQ(evaluator.side_to_act(before), 0);
  EXPECT_EQ(evaluator.side_to_act(state), 1);
  EXPECT_FALSE(evaluator.is_reply(before));
  EXPECT_TRUE(evaluator.is_reply(state));
  EXPECT_TRUE(evaluator.is_threatened(state));
  EXPECT_FALSE(evaluator.can_win_now(state));
  State unchanged = state;
  EXPECT_FALSE(evaluator.make_null_move(unchanged));
  EXPECT_EQ(unchanged, state);
  State skipped = before;
  EXPECT_TRUE(evaluator.make_null_move(skipped));
  EXPECT_EQ(evaluator.side_to_act(skipped), 1);
  EXPECT_EQ(skipped.figures, before.figures);
}

TEST(GraalEvaluator, TheClockIsPartOfTheKeyOnlyNearTheEnd) {
  const Graal game = graal_game();
  State one = read(game, kUnguarded);
  State other = one;
  const Evaluator evaluator(game, one);
  one.clock = 3;
  other.clock = 90;
  EXPECT_EQ(evaluator.key(one), evaluator.key(other));
  other.clock = 198;
  EXPECT_NE(evaluator.key(one), evaluator.key(other));
}

TEST(GraalEvaluation, IsTheSameFromBothSidesOfTheTable) {
  for (const char* armies : {"1", "2", "3"}) {
    const Graal game = graal_game({{"armies", armies}});
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      for (const State& state : positions(game, seed, 120)) {
        const Evaluator evaluator(game, state);
        EXPECT_EQ(evaluator.evaluate(state), evaluator.evaluate(half_turned(state)))
            << game.position_text(state);
      }
    }
  }
}

TEST(GraalEvaluation, SpeaksForTheSideToAct) {
  const Graal game = graal_game();
  State state = read(game, kUnguarded);  // South has a Knight more
  const Evaluator evaluator(game, state);
  EXPECT_GT(evaluator.evaluate(state), 0);
  state.turn = Army::of(Camp::north, 1);
  EXPECT_LT(evaluator.evaluate(state), 0);
}

TEST(GraalEvaluation, IsLinearInItsWeights) {
  const Graal game = graal_game();
  Weights doubled;
  for (const WeightPart& part : kWeightParts) {
    for (Score& weight : part.of(doubled)) weight *= 2;
  }
  for (const State& state : positions(game, 7, 60)) {
    EXPECT_EQ(evaluate(game.variant(), doubled, state),
              2 * evaluate(game.variant(), Weights{}, state));
  }
}

TEST(GraalSearch, FindsAForcedStorm) {
  const Graal game = graal_game();
  const search::SearchResult result = think(game, read(game, kUnguarded), 4);
  EXPECT_EQ(result.best(), "p10-p16");
  EXPECT_TRUE(result.is_proof);
  EXPECT_EQ(result.lines.front().score, search::win_in(3));
}

TEST(GraalSearch, TakesTheLastOfTheRoyalHouse) {
  const Graal game = graal_game();
  const State state = read(game,
                           "8k7/16/16/16/16/16/8N7/16/16/16/16/16/16/16/16/K15 a2a1,o16p16 S1 - 0 "
                           "1@world-of-art");
  const search::SearchResult result = think(game, state, 2);
  EXPECT_EQ(result.lines.front().score, search::win_in(1));
  EXPECT_TRUE(after(game, state, result.best()).is_over());
}

TEST(GraalSearch, DrivesAStormerOutOfTheCourtyard) {
  const Graal game = graal_game();
  // North can neither take the Knight on m14 nor bar his way, but an archer can shoot at him.
  const State state = read(game,
                           "8k7/16/12N3/16/16/12a3/16/16/16/16/16/16/16/16/16/K15 a2a1,m15m14 N1 - "
                           "0 1@world-of-art");
  const search::SearchResult result = think(game, state, 3);
  EXPECT_EQ(result.best(), "m11*m14");
}

TEST(GraalSearch, KnowsThatShotWithoutLookingFurther) {
  const Graal game = graal_game();
  const auto after_one_action = [&](std::string_view rank_11) {
    const std::string text = "kpd13/16/10N5/16/16/" + std::string(rank_11) +
                             "/16/16/16/16/16/16/16/16/16/K15 a2a1,m15m14 S1 - 0 1@world-of-art";
    return think(game, read(game, text), 1).lines.front();
  };
  const search::Variation unguarded = after_one_action("16");
  EXPECT_EQ(unguarded.actions.front(), "k14-m14");
  EXPECT_TRUE(search::is_win(unguarded.score));
  EXPECT_FALSE(search::is_win(after_one_action("12a3").score));
}

}  // namespace
}  // namespace broceliande::graal
