#include "games/menhirs/search/engine.hpp"

#include <gtest/gtest.h>

#include <set>

#include "core/playout.hpp"
#include "games/menhirs/search/evaluation.hpp"
#include "games/menhirs/search/leaf_evaluator.hpp"
#include "games/menhirs/search/solver.hpp"
#include "search/mcts.hpp"
#include "testing/instrumented.hpp"

namespace broceliande::menhirs {
namespace {

Menhirs on_side(const char* side) { return *Menhirs::with({{"side", side}}); }

/// A position some random actions into a game; nothing when it ended before.
std::optional<State> somewhere(const Menhirs& game, std::uint64_t seed, int actions) {
  Rng rng(seed);
  State state = game.deal(rng);
  std::vector<Action> scratch;
  play_out(game, state, rng, scratch, actions);
  if (state.phase == Phase::over) return std::nullopt;
  return state;
}

/// The actions that prove best, where there are worse ones too.
std::set<std::string> best_actions(const Menhirs& game, Solver& solver, const State& state) {
  const auto proven = *solver.actions(state);
  std::set<std::string> best;
  for (const auto& [action, proof] : proven) {
    if (proof == proven.front().proof) best.insert(game.action_text(state, action));
  }
  return best.size() < proven.size() ? best : std::set<std::string>{};
}

search::SearchResult result_of(search::Engine& engine, const Menhirs& game, const State& state,
                               int level, std::uint64_t nodes) {
  std::size_t failed = 0;
  EXPECT_TRUE(engine.set_position(game.position_text(state), {}, failed));
  search::SearchRequest request;
  request.level = level;
  request.nodes = nodes;
  return engine.think(request);
}

std::string chosen(const Menhirs& game, const State& state, int level) {
  const auto engine = make_engine(game, std::size_t{64} << 20);
  return result_of(*engine, game, state, level, 2'000).best();
}

/// Sixty positions with a known best action, proved by the solver.
TEST(Engine, PlaysWhatIsProvedBest) {
  int positions = 0;
  for (const char* side : {"3", "4"}) {
    const Menhirs game = on_side(side);
    Solver solver;
    int found = 0;
    for (std::uint64_t seed = 0; found < 30; ++seed) {
      const auto state = somewhere(game, seed, 24 + static_cast<int>(seed % 6));
      if (!state || state->turn < 18) continue;
      const auto proof = *solver.solve(*state);
      const std::set<std::string> best = best_actions(game, solver, *state);
      if (best.empty() || proof.value == 0) continue;
      EXPECT_TRUE(best.contains(chosen(game, *state, search::kTopLevel)))
          << game.position_text(*state);
      ++found;
    }
    positions += found;
  }
  EXPECT_EQ(positions, 60);
}

TEST(Engine, KeepsADrawThatIsProved) {
  const Menhirs game = on_side("4");
  Solver solver;
  int found = 0;
  for (std::uint64_t seed = 0; found < 5; ++seed) {
    const auto state = somewhere(game, seed, 26);
    if (!state || state->turn < 18 || solver.solve(*state)->value != 0) continue;
    State after = *state;
    apply(after, *game.read_action(after, chosen(game, *state, search::kTopLevel)));
    EXPECT_EQ(solver.solve(after)->value, 0) << game.position_text(*state);
    ++found;
  }
}

/// Far from the clearing most actions draw; a player who took the first of the list would look
/// dull.
TEST(Engine, LooksForADrawThatItLikes) {
  if (kInstrumented) GTEST_SKIP() << kLongComputation;
  const Menhirs game = on_side("3");
  const auto engine = make_engine(game, search::kDefaultMemory);
  Solver solver;
  int others = 0;
  for (std::uint64_t seed = 0; seed < 3; ++seed) {
    const auto state = somewhere(game, seed, 5);
    if (!state || solver.solve(*state)->value != 0) continue;
    const search::SearchResult result = result_of(*engine, game, *state, search::kTopLevel, 20'000);
    EXPECT_TRUE(result.is_proof) << "there is room for the tables of side 3";
    const std::string choice = result.best();
    State after = *state;
    apply(after, *game.read_action(after, choice));
    EXPECT_EQ(solver.solve(after)->value, 0) << game.position_text(*state);
    const Action first = solver.actions(*state)->front().action;
    others += choice != game.action_text(*state, first) ? 1 : 0;
  }
  EXPECT_GT(others, 0);
}

/// Puzzles may have more tiles than the tables of the last turns and the swindle search can number.
TEST(Engine, AnswersPuzzlesWithManyTiles) {
  const Menhirs game = on_side("4");
  const State state =
      *game.read_position("MMMM/MMMMM/MMMM../......./....../...../.... 12a slide - 8a");
  State after = state;
  apply(after, *game.read_action(after, chosen(game, state, search::kTopLevel)));
  EXPECT_EQ(after.turn, state.turn);
}

/// M13: where nobody clears nothing is proved to the end, but the engine plays on all levels.
TEST(Engine, PlaysWhereNobodyClears) {
  const Menhirs game = *Menhirs::with({{"clearing", "never"}});
  const auto engine = make_engine(game, std::size_t{8} << 20);
  for (const int actions : {0, 4, 30, 101}) {
    for (std::uint64_t seed = 1; seed < 3; ++seed) {
      const auto state = somewhere(game, seed, actions);
      if (!state) continue;
      for (int level = 1; level <= search::kTopLevel; ++level) {
        const auto result = result_of(*engine, game, *state, level, 200);
        EXPECT_TRUE(game.read_action(*state, result.best())) << game.position_text(*state);
      }
    }
  }
  const State last =
      *game.read_position("o.../...../....../..M..../....../...../.... 50b slide - never");
  const auto result = result_of(*engine, game, last, search::kTopLevel, 2'000);
  State after = last;
  apply(after, *game.read_action(last, result.best()));
  EXPECT_EQ(after.phase, Phase::over);
  EXPECT_EQ(after.covered(), 0) << "a win that is there is taken";
}

TEST(MonteCarloTreeSearch, TakesAWinThatIsThere) {
  const Menhirs game = on_side("4");
  std::vector<Action> scratch;
  int found = 0;
  for (std::uint64_t seed = 0; found < 20; ++seed) {
    const auto state = somewhere(game, seed, 6 + static_cast<int>(seed % 20));
    if (!state || !can_win_now(*state, scratch)) continue;
    const LeafEvaluator judge(game);
    search::MonteCarloTreeSearch<LeafEvaluator> tree(judge,
                                                     found % 2 == 0 ? std::size_t{1} << 22 : 1);
    ASSERT_TRUE(tree.begin(*state, seed, {}));
    tree.run(5'000, {});
    const search::SearchResult result = tree.result_so_far(1);
    State after = *state;
    apply(after, *game.read_action(after, result.best()));
    EXPECT_EQ(after.phase, Phase::over) << game.position_text(*state);
    EXPECT_TRUE(result.is_proof);
    EXPECT_EQ(result.lines.front().score, search::win_in(1));
    ++found;
  }
}

TEST(MonteCarloTreeSearch, CountsTheActionsOfItsProof) {
  const Menhirs game = on_side("3");
  int wins = 0;
  int losses = 0;
  for (std::uint64_t seed = 0; wins < 5 || losses < 2; ++seed) {
    ASSERT_LT(seed, 1'000U) << wins << " wins, " << losses << " losses";
    const auto state = somewhere(game, seed, 24 + static_cast<int>(seed % 10));
    if (!state) continue;
    search::MonteCarloTreeSearch<LeafEvaluator> tree(LeafEvaluator(game), std::size_t{1} << 22);
    ASSERT_TRUE(tree.begin(*state, seed, {}));
    tree.run(5'000, {});
    const search::Variation best = tree.result_so_far(1).lines.front();
    if (!search::is_end(best.score) || best.actions.size() < 2) continue;
    ASSERT_EQ(search::plies_to_end(best.score), std::ssize(best.actions));
    State after = *state;
    for (const std::string& action : best.actions) apply(after, *game.read_action(after, action));
    ASSERT_EQ(after.phase, Phase::over) << game.position_text(*state);
    ++(search::is_win(best.score) ? wins : losses);
  }
}

}  // namespace
}  // namespace broceliande::menhirs
