#include "games/grailnah/search/evaluation.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "games/grailnah/search/evaluator.hpp"
#include "games/grailnah/search/seat_evaluator.hpp"
#include "games/grailnah/test_positions.hpp"
#include "games/grailnah/test_quarter_turn.hpp"

namespace broceliande::grailnah {
namespace {

/// Positions of random games, all running.
std::vector<State> any_states(const Grailnah& game, std::uint64_t seed) {
  Rng rng(seed);
  std::vector<State> states;
  std::vector<Action> actions;
  for (State state = game.deal(rng); !state.is_over && states.size() < 120;) {
    states.push_back(state);
    actions.clear();
    game.legal(state, actions);
    game.apply(state, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
  }
  return states;
}

template <class Look>
void for_many_states(const OptionValues& options, const Look& look) {
  const Grailnah game = game_with(options);
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    for (const State& state : any_states(game, seed)) look(game, state);
    if (testing::Test::HasFailure()) return;
  }
}

TEST(Evaluation, TurnsWithTheBoard) {
  for (const std::string players : {"2", "3", "4"}) {
    for_many_states({{"players", players}}, [](const Grailnah& game, const State& state) {
      const Evaluation evaluation(game.rules(), weights_for(game.seats()));
      const State next = turned(game.rules().board, state);
      SiteScores here = evaluation.evaluate(state);
      std::ranges::rotate(here, here.end() - 1);
      EXPECT_EQ(here, evaluation.evaluate(next)) << game.position_text(state);
    });
  }
}

TEST(Evaluation, IsLinearInTheWeights) {
  Weights once = weights_for(2);
  Weights thrice = once;
  for (const WeightPart& part : kWeightParts) {
    for (Score& weight : part.of(thrice)) weight *= 3;
  }
  for_many_states({}, [&](const Grailnah& game, const State& state) {
    SiteScores scores = Evaluation(game.rules(), once).evaluate(state);
    for (Score& standing : scores) standing *= 3;
    EXPECT_EQ(scores, Evaluation(game.rules(), thrice).evaluate(state));
  });
}

TEST(Evaluation, EveryWeightHasAName) {
  Weights weights{};
  std::size_t named = 0;
  for (const WeightPart& part : kWeightParts) named += part.of(weights).size();
  EXPECT_EQ(named * sizeof(Score), sizeof(Weights));
}

// ---------------------------------------------------------------- from the right side

Score score_at(const std::string& position, const OptionValues& options = {}) {
  const Grailnah game = game_with(options);
  const State state = at(game, position);
  return Evaluator(game, state).evaluate(state);
}

TEST(Evaluation, IsForWhoeverHasToAct) {
  const std::string ahead = "K@N,Q@N,n@N,n@N,n@E4,n@E7";
  const std::string home = "K@S,Q@S,n@S,n@S,n@S,n@S";
  EXPECT_GT(score_at(Two{.north = ahead, .south = home, .turn = "N10"}), 100);
  EXPECT_LT(score_at(Two{.north = ahead, .south = home, .turn = "S11"}), -50);
}

TEST(Evaluation, OfTeamsCountsBothPartners) {
  const std::string ahead = "K@S,Q@S,n@S,n@S,n@E14,n@E17";
  const OptionValues four = {{"players", "4"}};
  EXPECT_GT(score_at(Four{.south = ahead, .turn = "N10"}, four), 0);
  EXPECT_LT(score_at(Four{.south = ahead, .turn = "E11"}, four), 0);
}

TEST(Evaluation, OfThreeIsForTheOneWhoThinks) {
  const Grailnah game = game_with({{"players", "3"}});
  const State start = at(game, Three{.north = "K@N,Q@N,n@N,n@E4,n@E8", .turn = "N10"});
  State later = start;
  later.to_move = 1;
  const Evaluator evaluator(game, start);
  EXPECT_GT(evaluator.evaluate(start), 0);
  EXPECT_LT(evaluator.evaluate(later), 0);
  EXPECT_EQ(evaluator.side_to_act(start), 0);
  EXPECT_EQ(evaluator.side_to_act(later), 1);
}

TEST(Evaluation, ExpectsMostForWhoIsAhead) {
  const Grailnah game = game_with({{"players", "3"}});
  const State state = at(game, Three{.east = "K@E,Q@E,n@E,n@E4,n@E9", .turn = "N10"});
  const search::Expectations all = SeatEvaluator(game).expectations(state);
  EXPECT_GT(all[1], all[0]);
  EXPECT_GT(all[1], all[2]);
}

/// What a difference makes to North, who is not to move.
Score gain_of_north(const Two& with, const Two& without) {
  return score_at(without) - score_at(with);
}

TEST(Evaluation, KnowsSealedCastles) {
  const Two open{
      .north = "K@N,Q@N,n@N,n@N,n@A3,n@A20", .south = "K@S,Q@S,n@S,n@S,n@A8,n@A15", .turn = "S11"};
  Two sealed = open;
  sealed.north = "K@N,Q@N,n@N,n@N,n@A10,n@A13";
  sealed.south = "K@S,Q@S,n@S,n@S,n@A10,n@A13";
  EXPECT_GT(gain_of_north(sealed, open), 0);
}

TEST(Evaluation, KnowsTheWalkForKnights) {  // G26
  const Two home{.north = "K@N,Q@N,n@A5", .south = "K@S,Q@S,n@S", .turn = "S11"};
  Two nearly = home;
  nearly.north = "K@B12,Q@S,n@A5";
  EXPECT_GT(gain_of_north(nearly, home), 0);
}

TEST(Evaluation, PrefersFreeKnights) {
  const Two free{.north = "K@N,Q@N,n@C6,n@C7", .south = "K@S,Q@S,n@C11,n@C12", .turn = "S11"};
  Two locked = free;
  locked.south = "K@C7,Q@S,n@C11,n@C12";  // a King who locks a Knight
  EXPECT_LT(gain_of_north(locked, free), 0);
}

}  // namespace
}  // namespace broceliande::grailnah
