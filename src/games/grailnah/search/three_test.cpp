// Among three: tree search in which everybody looks after themselves, guided by the evaluation.
#include <gtest/gtest.h>

#include "games/grailnah/search/engine.hpp"
#include "games/grailnah/search/evaluator.hpp"
#include "games/grailnah/search/leaf_evaluator.hpp"
#include "games/grailnah/search/levels.hpp"
#include "games/grailnah/search/seat_evaluator.hpp"
#include "games/grailnah/test_positions.hpp"
#include "search/alphabeta_engine.hpp"
#include "search/mcts.hpp"
#include "search/simple_engines.hpp"
#include "testing/instrumented.hpp"

namespace broceliande::grailnah {
namespace {

using search::Engine;
using search::SearchRequest;

constexpr std::size_t kMemory = std::size_t{1} << 24;

search::SearchResult result_of(Engine& engine, const State& state, std::uint64_t nodes) {
  std::size_t failed = 0;
  EXPECT_TRUE(engine.set_position(position_text(state), {}, failed));
  SearchRequest request;
  request.nodes = nodes;
  request.seed = 5;
  return engine.think(request);
}

std::string chosen_by(Engine& engine, const State& state, std::uint64_t nodes) {
  return result_of(engine, state, nodes).best();
}

State after_random_actions(const Grailnah& game, std::uint64_t seed, int actions) {
  Rng rng(seed);
  State state = game.deal(rng);
  std::vector<Action> legal;
  for (int i = 0; i < actions && !state.is_over; ++i) {
    legal.clear();
    game.legal(state, legal);
    game.apply(state, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
  }
  return state;
}

bool can_win_at_once(const Grailnah& game, const State& state) {
  std::vector<Action> legal;
  game.legal(state, legal);
  return std::ranges::any_of(legal, [&](Action action) {
    State after = state;
    game.apply(after, action);
    return after.is_over && has(after.winners, state.to_move);
  });
}

/// Whether it is over, or the next player does not win at once.
bool is_safe(const Grailnah& game, State state, Action action) {
  game.apply(state, action);
  return state.is_over || !can_win_at_once(game, state);
}

TEST(AmongThree, ALittleSearchWinsMoreOftenThanGreedyPlayers) {
  if (kInstrumented) GTEST_SKIP() << kLongComputation;
  const Grailnah game = game_with({{"players", "3"}});
  const auto engine = make_engine(game, kMemory);
  search::GreedyEngine<SeatEvaluator> greedy(game);
  int won = 0;
  int lost = 0;
  for (std::uint64_t seed = 0; seed < 16; ++seed) {
    for (int seat = 0; seat < 3; ++seat) {
      State state = after_random_actions(game, seed, 4);
      for (int turn = 0; !state.is_over && turn < 200; ++turn) {
        const bool is_searched = game.to_act(state).index == seat;
        Engine& player = is_searched ? *engine : static_cast<Engine&>(greedy);
        game.apply(state, *game.read_action(state, chosen_by(player, state, 200)));
      }
      if (!state.is_over || state.winners == 0) continue;
      const bool is_won =
          (*game.outcome(state)).of[static_cast<std::size_t>(seat)].verdict == Verdict::win;
      ++(is_won ? won : lost);
    }
  }
  EXPECT_GT(2 * won, lost) << "alone against two, a third would be even";
}

TEST(AmongThree, NobodyLetsTheNextWinAtOnceWhoCanHelpIt) {
  const Grailnah game = game_with({{"players", "3"}});
  const LeafEvaluator judge(game, weights_for(3));
  std::vector<Action> legal;
  for (int spoke = 1; spoke <= 20; ++spoke) {
    // Every other time there is so little room that most of the tree is pruned now and then.
    search::MonteCarloTreeSearch<LeafEvaluator> tree(judge, spoke % 2 == 0 ? kMemory : 1);
    const std::string beside_the_grail = "K@E,Q@E,n@E,n@E,n@G" + std::to_string(spoke);
    const State state = at(game, Three{.east = beside_the_grail, .turn = "N10"});
    legal.clear();
    game.legal(state, legal);
    const auto safe =
        std::ranges::count_if(legal, [&](Action action) { return is_safe(game, state, action); });
    ASSERT_TRUE(safe > 0 && safe < std::ssize(legal)) << spoke;
    tree.begin(state, 5, {});
    tree.run(400, {});
    const std::string chosen = tree.result_so_far(1).best();
    EXPECT_TRUE(is_safe(game, state, *game.read_action(state, chosen))) << spoke << ' ' << chosen;
  }
}

TEST(AmongThree, OneOfATeamOutLeavesTwoSides) {  // G7, G28
  const Grailnah game = game_with({{"players", "4"}});
  const State state = at(game, Four{.north = "-",
                                    .east = "K@E,Q@E,n@E,n@E",
                                    .south = "K@S,Q@S,n@S,n@S",
                                    .west = "K@W,Q@W,n@W,n@W",
                                    .turn = "W13"});
  search::AlphaBetaEngine<Evaluator> alpha_beta(game, kLevelsOfFour, kMemory / 2);
  const auto engine = make_engine(game, kMemory);
  const search::SearchResult expected = result_of(alpha_beta, state, 2'000);
  const search::SearchResult result = result_of(*engine, state, 2'000);
  EXPECT_EQ(result.lines.front().actions, expected.lines.front().actions);
  EXPECT_EQ(result.lines.front().score, expected.lines.front().score);
}

}  // namespace
}  // namespace broceliande::grailnah
