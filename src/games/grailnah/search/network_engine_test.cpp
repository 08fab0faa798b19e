#include "games/grailnah/search/network_engine.hpp"

#include <gtest/gtest.h>

#include <string>

#include "games/grailnah/search/engine.hpp"
#include "games/grailnah/search/network_evaluator.hpp"
#include "search/iterative_deepening.hpp"
#include "search/test_network.hpp"

namespace broceliande::grailnah {
namespace {

constexpr std::size_t kSmallMemory = std::size_t{1} << 20;

search::Network any_network_for(int players, std::uint64_t seed = 2) {
  const search::Network::Shape shape{.inputs = NetworkFeatures::inputs(players),
                                     .width = 16,
                                     .hidden = 4,
                                     .buckets = NetworkView::kBuckets};
  return *search::Network::read(search::made_up_network(shape, seed, 128).file());
}

Grailnah network_game(int players, const std::string& castles = "players") {
  return *Grailnah::with({{"players", std::to_string(players)}, {"castles", castles}});
}

/// After so many actions at random.
State played_at_random(const Grailnah& game, std::uint64_t seed, int plies) {
  Rng rng(seed);
  State state = game.deal(rng);
  std::vector<Action> actions;
  for (int i = 0; i < plies && !state.is_over; ++i) {
    actions.clear();
    game.legal(state, actions);
    game.apply(state, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
  }
  return state;
}

search::SearchRequest of_some_nodes() {
  search::SearchRequest request;
  request.nodes = 1'000;
  return request;
}

search::SearchResult thought_by(search::Engine& engine, const Grailnah& game, const State& state) {
  std::size_t failed = 0;
  EXPECT_TRUE(engine.set_position(game.position_text(state), {}, failed));
  engine.forget();
  return engine.think(of_some_nodes());
}

void expect_same_thoughts(const search::SearchResult& one, const search::SearchResult& other) {
  EXPECT_EQ(one.depth, other.depth);
  EXPECT_EQ(one.nodes, other.nodes);
  EXPECT_EQ(one.lines.front().score, other.lines.front().score);
  EXPECT_EQ(one.lines.front().actions, other.lines.front().actions);
}

TEST(GrailnahNetworkEngine, ThinksAsTheSearchDoes) {
  for (const int players : {2, 4}) {
    const Grailnah game = network_game(players);
    const search::Network network = any_network_for(players);
    const NetworkTable table(network, players);
    const auto engine = make_network_engine(game, network, kSmallMemory);
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      const State state = played_at_random(game, seed, 12);
      search::TranspositionTable memory(kSmallMemory);
      const NetworkEvaluator evaluator(game, state, table);
      search::IterativeDeepening search(evaluator, memory, of_some_nodes(), {});
      expect_same_thoughts(thought_by(*engine, game, state), search.think(state, {}));
    }
  }
}

TEST(GrailnahNetworkEngine, ThinksOtherwiseWithAnotherNetwork) {
  const Grailnah game = network_game(2);
  const State state = played_at_random(game, 1, 12);
  const auto one = make_network_engine(game, any_network_for(2, 2), kSmallMemory);
  const auto other = make_network_engine(game, any_network_for(2, 3), kSmallMemory);
  EXPECT_NE(thought_by(*one, game, state).lines.front().score,
            thought_by(*other, game, state).lines.front().score);
}

TEST(GrailnahNetworkEngine, KeepsTheHandMadeEvaluationWhereTheNetworkIsForOthers) {
  const auto expect_hand_made = [](const Grailnah& game, int network_for) {
    const State state = played_at_random(game, 1, 8);
    const auto engine = make_network_engine(game, any_network_for(network_for), kSmallMemory);
    const auto hand_made = make_engine(game, kSmallMemory);
    expect_same_thoughts(thought_by(*engine, game, state), thought_by(*hand_made, game, state));
  };
  expect_hand_made(network_game(4), 2);
  expect_hand_made(network_game(2), 4);
  expect_hand_made(network_game(3), 4);
  expect_hand_made(network_game(2, "four"), 2);
}

TEST(GrailnahNetworkEngine, ThinksNothingWithoutAPosition) {
  const auto engine = make_network_engine(network_game(2), any_network_for(2), kSmallMemory);
  EXPECT_TRUE(engine->think(of_some_nodes()).lines.empty());
}

TEST(GrailnahNetworkEngine, KnowsNetworksOfOtherGames) {
  EXPECT_TRUE(takes_network(any_network_for(2)));
  EXPECT_TRUE(takes_network(any_network_for(4)));
  const auto small =
      search::made_up_network({.inputs = 5, .width = 4, .hidden = 2, .buckets = 8}, 1);
  EXPECT_FALSE(takes_network(*search::Network::read(small.file())));
}

}  // namespace
}  // namespace broceliande::grailnah
