#include "games/graal/search/network_evaluator.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "search/iterative_deepening.hpp"
#include "search/test_network.hpp"

namespace broceliande::graal {
namespace {

constexpr search::Network::Shape kShape{.inputs = NetworkFeatures::kInputs,
                                        .width = 32,
                                        .hidden = 8,
                                        .buckets = NetworkFeatures::kBuckets};

search::Network any_network(std::int32_t share = 0) {
  return *search::Network::read(search::made_up_network(kShape, 7, share).file());
}

State drawn_up(const Graal& game, std::uint64_t seed) {
  Rng rng(seed);
  return game.lift({*game.complete(0, "", rng), *game.complete(1, "", rng)});
}

void play_any(const Graal& game, State& state, Rng& rng) {
  std::vector<Action> actions;
  game.legal(state, actions);
  game.apply(state, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
}

Score fresh(const Graal& game, const NetworkTable& table, const State& state) {
  return NetworkEvaluator(game, state, table).evaluate(state);
}

Army other(Army army) { return Army::of(enemy_of(army.camp()), army.number()); }

/// What the other camp sees from its side of the table.
State turned(const State& state) {
  State turned = state;
  turned.figures = {};
  state.figures.occupied().each([&](Square at) {
    const Figure figure = *state.figures.at(at);
    turned.figures.put({figure.kind, other(figure.army)}, at.half_turned());
  });
  for (const Camp camp : {Camp::south, Camp::north}) {
    const Castle& castle = state.castle_of(camp);
    turned.castles[static_cast<std::size_t>(enemy_of(camp))] = {castle.donjon.half_turned(),
                                                                castle.courtyard.half_turned()};
  }
  turned.turn = other(state.turn);
  if (state.is_shot_pending()) {
    turned.shot = {state.shot.archer.half_turned(), state.shot.target.half_turned()};
  }
  return turned;
}

TEST(GraalNetworkEvaluator, KeepsTheAccumulatorsUpToDate) {
  for (const char* armies : {"1", "3"}) {
    const Graal game = *Graal::with({{"armies", armies}});
    const search::Network network = any_network();
    State state = drawn_up(game, 3);
    const NetworkTable table(network, game.variant(), state);
    const NetworkEvaluator evaluator(game, state, table);
    Rng rng(4);
    for (int i = 0; i < 120 && !state.is_over(); ++i) {
      // Siblings first, as a search looks at them, then on.
      for (int sibling = 0; sibling < 3; ++sibling) {
        State child = state;
        play_any(game, child, rng);
        if (child.is_over()) continue;
        ASSERT_EQ(evaluator.evaluate(child), fresh(game, table, child)) << i;
      }
      play_any(game, state, rng);
    }
  }
}

TEST(GraalNetworkEvaluator, CopiesKeepAccumulatorsOfTheirOwn) {
  const Graal game = *Graal::with({});
  const search::Network network = any_network();
  State one = drawn_up(game, 3);
  State other = one;
  const NetworkTable table(network, game.variant(), one);
  const NetworkEvaluator evaluator(game, one, table);
  (void)evaluator.evaluate(one);
  const NetworkEvaluator copy = evaluator;  // NOLINT(performance-unnecessary-copy-initialization)
  Rng rng(8);
  for (int i = 0; i < 40; ++i) {
    play_any(game, one, rng);
    play_any(game, other, rng);
    if (one.is_over() || other.is_over()) break;
    ASSERT_EQ(evaluator.evaluate(one), fresh(game, table, one)) << i;
    ASSERT_EQ(copy.evaluate(other), fresh(game, table, other)) << i;
  }
}

TEST(GraalNetworkEvaluator, GivesBothCampsTheSameScoreInTheSamePlace) {
  std::string open = "open";
  for (int i = 0; i < kSide; ++i) open += "/" + std::string(kSide, '.');
  const Graal game = *Graal::with({{"map", open}});
  for (const std::int32_t share : {0, 256}) {
    const search::Network network = any_network(share);
    State state = drawn_up(game, 5);
    const State far_side = turned(state);
    const NetworkTable table(network, game.variant(), state);
    const NetworkTable far_table(network, game.variant(), far_side);
    Rng rng(6);
    for (int i = 0; i < 60 && !state.is_over(); ++i) {
      ASSERT_EQ(fresh(game, table, state), fresh(game, far_table, turned(state))) << i;
      play_any(game, state, rng);
    }
  }
}

TEST(GraalNetworkEvaluator, DampsTheScoreByTheClock) {
  const Graal game = *Graal::with({});
  const search::Network network = any_network();
  State state = drawn_up(game, 3);
  const NetworkTable table(network, game.variant(), state);
  const Score whole = fresh(game, table, state);
  state.clock = kQuietTurns / 2;
  EXPECT_NE(whole, 0);
  EXPECT_EQ(fresh(game, table, state), whole / 2);
}

TEST(GraalNetworkEvaluator, AddsTheHandMadeEvaluationWithItsShare) {
  const Graal game = *Graal::with({});
  const State state = drawn_up(game, 3);
  const search::Network without = any_network();
  const search::Network with = any_network(256);
  EXPECT_EQ(fresh(game, NetworkTable(with, game.variant(), state), state),
            fresh(game, NetworkTable(without, game.variant(), state), state) +
                evaluate(game.variant(), Weights{}, state));
}

TEST(GraalNetworkEvaluator, TablesServePositionsWithTheirCastles) {
  const Graal game = *Graal::with({});
  const search::Network network = any_network();
  const State state = drawn_up(game, 3);
  const NetworkTable table(network, game.variant(), state);
  EXPECT_TRUE(table.serves(state));
  State moved = state;
  moved.castles[1].courtyard = moved.castles[0].courtyard;
  EXPECT_FALSE(table.serves(moved));
  State elsewhere = state;
  elsewhere.map = static_cast<std::uint8_t>(1 - state.map);
  EXPECT_FALSE(table.serves(elsewhere));
}

TEST(GraalNetworkEvaluator, SearchesTheSameWayEveryTime) {
  const Graal game = *Graal::with({});
  const search::Network network = any_network();
  const State state = drawn_up(game, 3);
  const NetworkTable table(network, game.variant(), state);
  const auto found = [&] {
    search::TranspositionTable memory(std::size_t{1} << 20);
    search::SearchRequest request;
    request.depth = 2;
    const NetworkEvaluator evaluator(game, state, table);
    return search::IterativeDeepening(evaluator, memory, request, {}).think(state, {});
  };
  const search::SearchResult once = found();
  const search::SearchResult again = found();
  EXPECT_EQ(once.depth, 2);
  EXPECT_EQ(once.nodes, again.nodes);
  EXPECT_EQ(once.lines.front().score, again.lines.front().score);
  EXPECT_EQ(once.lines.front().actions, again.lines.front().actions);
}

TEST(GraalNetworkEvaluator, KnowsNetworksOfOtherGames) {
  EXPECT_TRUE(NetworkTable::fits(any_network()));
  const auto small =
      search::made_up_network({.inputs = 5, .width = 4, .hidden = 2, .buckets = 1}, 1);
  EXPECT_FALSE(NetworkTable::fits(*search::Network::read(small.file())));
}

}  // namespace
}  // namespace broceliande::graal
