#include "games/graal/search/network_engine.hpp"

#include <gtest/gtest.h>

#include "games/graal/search/network_evaluator.hpp"
#include "search/iterative_deepening.hpp"
#include "search/test_network.hpp"

namespace broceliande::graal {
namespace {

constexpr std::size_t kMemory = std::size_t{1} << 20;

search::Network any_network(std::uint64_t seed) {
  constexpr search::Network::Shape kShape{.inputs = NetworkFeatures::kInputs,
                                          .width = 16,
                                          .hidden = 4,
                                          .buckets = NetworkFeatures::kBuckets};
  return *search::Network::read(search::made_up_network(kShape, seed, 128).file());
}

State random_drawing_up(const Graal& game, std::uint64_t seed) {
  Rng rng(seed);
  return game.lift({*game.complete(0, "", rng), *game.complete(1, "", rng)});
}

search::SearchRequest of_nodes() {
  search::SearchRequest request;
  request.nodes = 1'000;
  return request;
}

search::SearchResult thought(search::Engine& engine, const Graal& game, const State& state) {
  std::size_t failed = 0;
  EXPECT_TRUE(engine.set_position(game.position_text(state), {}, failed));
  engine.forget();
  return engine.think(of_nodes());
}

/// What an evaluator and a table without an engine find.
search::SearchResult searched(const search::Network& network, const Graal& game,
                              const State& state) {
  const NetworkTable table(network, game.variant(), state);
  const NetworkEvaluator evaluator(game, state, table);
  search::TranspositionTable memory(kMemory);
  return search::IterativeDeepening(evaluator, memory, of_nodes(), {}).think(state, {});
}

void expect_same(const search::SearchResult& one, const search::SearchResult& other) {
  EXPECT_EQ(one.depth, other.depth);
  EXPECT_EQ(one.nodes, other.nodes);
  EXPECT_EQ(one.lines.front().score, other.lines.front().score);
  EXPECT_EQ(one.lines.front().actions, other.lines.front().actions);
}

TEST(GraalNetworkEngine, ThinksAsTheSearchDoesWhereverCastlesStand) {
  const Graal game = *Graal::with({});
  const search::Network network = any_network(2);
  const auto engine = make_network_engine(game, network, kMemory);
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const State state = random_drawing_up(game, seed);
    expect_same(thought(*engine, game, state), searched(network, game, state));
  }
}

TEST(GraalNetworkEngine, ThinksOtherwiseWithAnotherNetwork) {
  const Graal game = *Graal::with({});
  const State state = random_drawing_up(game, 1);
  const auto one = make_network_engine(game, any_network(2), kMemory);
  const auto other = make_network_engine(game, any_network(3), kMemory);
  EXPECT_NE(thought(*one, game, state).lines.front().score,
            thought(*other, game, state).lines.front().score);
}

TEST(GraalNetworkEngine, DrawsUpBehindTheScreen) {
  const Graal game = *Graal::with({});
  const auto engine = make_network_engine(game, any_network(2), kMemory);
  EXPECT_TRUE(engine->prepare(0, 1));
  EXPECT_TRUE(engine->think(of_nodes()).lines.empty()) << "there is no position yet";
}

TEST(GraalNetworkEngine, KnowsNetworksOfOtherGames) {
  EXPECT_TRUE(takes_network(any_network(2)));
  const auto small =
      search::made_up_network({.inputs = 5, .width = 4, .hidden = 2, .buckets = 6}, 1);
  EXPECT_FALSE(takes_network(*search::Network::read(small.file())));
}

}  // namespace
}  // namespace broceliande::graal
