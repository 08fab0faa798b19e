#include <gtest/gtest.h>

#include "engine/worker_threads.hpp"
#include "games/graal/search/network_features.hpp"
#include "games/grailnah/search/test_wins.hpp"
#include "games/menhirs/rules.hpp"
#include "games/menhirs/search/solver.hpp"
#include "games/menhirs/search/swindle_search.hpp"
#include "games/registry.hpp"
#include "opponents/registry.hpp"
#include "search/test_network.hpp"
#include "testing/instrumented.hpp"

namespace broceliande::engine {
namespace {

TEST(WorkerPool, SeveralWorkersFindForcedWins) {
  const auto engine = std::move(*opponents::make_engine("grailnah", {}, std::size_t{8} << 20));
  WorkerThreads pool;
  for (const auto& [plies, action, position] : grailnah::wins()) {
    if (plies % 2 == 0) continue;  // three players
    std::size_t failed = 0;
    ASSERT_TRUE(engine->set_position(position, {}, failed)) << position;
    search::SearchRequest request;
    // Which late moves are reduced depends on what the others left in the table, so now and then a
    // win is seen some plies later than a single worker sees it; the search ends where it is seen.
    request.depth = plies + 10;
    request.workers = 3;
    request.pool = &pool;
    const search::SearchResult result = engine->think(request);
    const search::Score score = result.lines.front().score;
    EXPECT_TRUE(search::is_win(score)) << position;
    if (search::plies_to_end(score) <= plies) {
      EXPECT_EQ(result.best(), action) << position << ": no other wins so soon";
    }
  }
}

TEST(WorkerPool, SeveralWorkersSearchWithANetwork) {
  constexpr search::Network::Shape kShape{.inputs = graal::NetworkFeatures::kInputs,
                                          .width = 16,
                                          .hidden = 4,
                                          .buckets = graal::NetworkFeatures::kBuckets};
  const OptionValues options{{"drawing-up", "stock"}};
  const auto rules = std::move(*find_game("graal")->with(options));
  const auto engine = std::move(*opponents::make_network_engine(
      "graal", options, *search::Network::read(search::made_up_network(kShape, 3).file()),
      std::size_t{1} << 20));
  WorkerThreads pool;
  std::size_t failed = 0;
  ASSERT_TRUE(engine->set_position(rules->deal(1), {}, failed));
  search::SearchRequest request;
  request.nodes = 20'000;
  request.workers = 3;
  request.pool = &pool;
  const search::SearchResult result = engine->think(request);
  EXPECT_GE(result.nodes, request.nodes) << "the limit is what all workers search together";
  EXPECT_TRUE(rules->apply(rules->deal(1), result.lines.front().actions, failed));
}

TEST(WorkerPool, SeveralWorkersGrowOneTree) {
  WorkerThreads pool;
  const std::pair<std::string, OptionValues> games[] = {{"menhirs", {}},
                                                        {"grailnah", {{"players", "3"}}}};
  for (const auto& [game, options] : games) {
    const auto engine = std::move(*opponents::make_engine(game, options, std::size_t{1} << 20));
    const auto rules = std::move(*find_game(game)->with(options));
    std::size_t failed = 0;
    ASSERT_TRUE(engine->set_position(rules->deal(1), {}, failed));
    search::SearchRequest request;
    request.nodes = kInstrumented ? 5'000 : 20'000;
    request.workers = 3;
    request.pool = &pool;
    const search::SearchResult result = engine->think(request);
    EXPECT_EQ(result.nodes, request.nodes) << "begun by one worker or another, but never twice";
    EXPECT_TRUE(rules->apply(rules->deal(1), {result.best()}, failed)) << result.best();
  }
}

/// 9b of a random game on side 4, or its end if that came before.
menhirs::State clearing_position(std::uint64_t seed) {
  Rng rng(seed);
  menhirs::State state = menhirs::deal(4, 14, rng);
  std::vector<menhirs::Action> actions;
  while (state.turn < 17 && state.phase != menhirs::Phase::over) {
    actions.clear();
    menhirs::legal(state, actions);
    menhirs::apply(state, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
  }
  return state;
}

TEST(WorkerPool, SeveralWorkersProveTheSameAsOne) {
  WorkerThreads pool;
  for (std::uint64_t seed = 0; seed < (kInstrumented ? 4 : 12); ++seed) {
    const menhirs::State state = clearing_position(seed);
    constexpr std::size_t kTight = 1 << 12;  // little memory, so that workers often want the same
    const auto alone = *menhirs::Solver(kTight).actions(state);
    const auto shared = *menhirs::Solver(kTight).actions(state, {}, 3, &pool);
    ASSERT_EQ(alone.size(), shared.size());
    for (std::size_t i = 0; i < alone.size(); ++i) {
      EXPECT_EQ(alone[i].action, shared[i].action) << seed;
      EXPECT_EQ(alone[i].proof, shared[i].proof) << seed;
    }
    EXPECT_FALSE(state.phase != menhirs::Phase::over &&
                 menhirs::Solver(kTight).actions(state, {.positions = 30}, 3, &pool))
        << "nobody has patience for that";
  }
}

TEST(WorkerPool, SeveralWorkersFillTheSameTablesAndChooseTheSameSwindle) {
  WorkerThreads pool;
  int compared = 0;
  for (std::uint64_t seed = 0; compared < 3; ++seed) {
    const menhirs::State state = clearing_position(seed);
    if (state.phase == menhirs::Phase::over) continue;
    constexpr std::size_t kRoom = std::size_t{1} << 20;
    menhirs::EndgameTablebase alone(kRoom);
    menhirs::EndgameTablebase shared(kRoom);
    alone.begin(state);
    shared.begin(state);
    ASSERT_TRUE(alone.fill({}));
    while (!shared.fill({.positions = 30'000}, 3, &pool)) continue;
    ASSERT_EQ(alone.first_turn(), shared.first_turn());
    const int turn = alone.first_turn();
    Rng rng(seed);
    for (int i = 0; i < 1'000; ++i) {
      menhirs::Cells mist = 0;
      while (menhirs::size(mist) < alone.setup().tiles_at(turn)) {
        mist |= menhirs::Cells{1} << rng.below(37);
      }
      ASSERT_EQ(alone.at(turn, mist)->bits(), shared.at(turn, mist)->bits());
    }
    std::vector<menhirs::Action> actions;
    menhirs::legal(state, actions);
    const auto one = menhirs::SwindleSearch(kRoom).best(state, actions, alone, {}, 1, nullptr);
    const auto several = menhirs::SwindleSearch(kRoom).best(state, actions, shared, {}, 3, &pool);
    EXPECT_EQ(one, several) << seed;
    ++compared;
  }
}

}  // namespace
}  // namespace broceliande::engine
