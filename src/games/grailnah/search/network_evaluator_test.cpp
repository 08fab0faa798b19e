#include "games/grailnah/search/network_evaluator.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/grailnah/test_quarter_turn.hpp"
#include "search/iterative_deepening.hpp"
#include "search/test_network.hpp"

namespace broceliande::grailnah {
namespace {

search::Network any_network(int players, std::int32_t share = 0) {
  const search::Network::Shape shape{.inputs = NetworkFeatures::inputs(players),
                                     .width = 32,
                                     .hidden = 8,
                                     .buckets = NetworkView::kBuckets};
  return *search::Network::read(search::made_up_network(shape, 7, share).file());
}

Grailnah game_of(int players) { return *Grailnah::with({{"players", std::to_string(players)}}); }

void play_any(const Grailnah& game, State& state, Rng& rng) {
  std::vector<Action> actions;
  game.legal(state, actions);
  game.apply(state, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
}

Score fresh(const Grailnah& game, const NetworkTable& table, const State& state) {
  return NetworkEvaluator(game, state, table).evaluate(state);
}

/// Calls `look(state)` for the positions of a few games at random.
template <class Look>
void for_many_positions(const Grailnah& game, std::uint64_t seed, const Look& look) {
  for (std::uint64_t number = 0; number < 4; ++number) {
    Rng rng(seed + number);
    State state = game.deal(rng);
    for (int i = 0; i < 150 && !state.is_over; ++i) {
      look(state, rng);
      play_any(game, state, rng);
    }
  }
}

TEST(GrailnahNetworkEvaluator, KeepsTheAccumulatorsUpToDate) {
  for (const int players : {2, 4}) {
    const Grailnah game = game_of(players);
    const search::Network network = any_network(players);
    const NetworkTable table(network, players);
    Rng start(0);
    const NetworkEvaluator evaluator(game, game.deal(start), table);
    for_many_positions(game, 3, [&](const State& state, Rng& rng) {
      // Siblings first, as a search looks at them, then on.
      for (int sibling = 0; sibling < 3; ++sibling) {
        State child = state;
        play_any(game, child, rng);
        if (child.is_over) continue;
        ASSERT_EQ(evaluator.evaluate(child), fresh(game, table, child)) << players;
      }
    });
  }
}

TEST(GrailnahNetworkEvaluator, CopiesKeepAccumulatorsOfTheirOwn) {
  const Grailnah game = game_of(4);
  const search::Network network = any_network(4);
  const NetworkTable table(network, 4);
  Rng rng(8);
  State one = game.deal(rng);
  State other = one;
  const NetworkEvaluator evaluator(game, one, table);
  (void)evaluator.evaluate(one);
  const NetworkEvaluator copy = evaluator;  // NOLINT(performance-unnecessary-copy-initialization)
  for (int i = 0; i < 40; ++i) {
    play_any(game, one, rng);
    play_any(game, other, rng);
    if (one.is_over || other.is_over) break;
    ASSERT_EQ(evaluator.evaluate(one), fresh(game, table, one)) << i;
    ASSERT_EQ(copy.evaluate(other), fresh(game, table, other)) << i;
  }
}

TEST(GrailnahNetworkEvaluator, GivesEverySeatTheSameScoreInTheSamePlace) {
  for (const int players : {2, 4}) {
    const Grailnah game = game_of(players);
    for (const std::int32_t share : {0, 256}) {
      const search::Network network = any_network(players, share);
      const NetworkTable table(network, players);
      for_many_positions(game, 5, [&](const State& state, Rng&) {
        const Board& board = game.rules().board;
        State other = turned(board, state);
        if (players == 2) other = turned(board, other);
        ASSERT_EQ(fresh(game, table, state), fresh(game, table, other));
      });
    }
  }
}

TEST(GrailnahNetworkEvaluator, AddsTheHandMadeEvaluationWithItsShare) {
  const Grailnah game = game_of(4);
  const search::Network without = any_network(4);
  const search::Network with = any_network(4, 256);
  const NetworkTable one(with, 4);
  const NetworkTable other(without, 4);
  for_many_positions(game, 6, [&](const State& state, Rng&) {
    ASSERT_EQ(fresh(game, one, state),
              fresh(game, other, state) + Evaluator(game, state).evaluate(state));
  });
}

TEST(GrailnahNetworkEvaluator, KnowsNetworksForOtherNumbersOfPlayers) {
  EXPECT_TRUE(NetworkTable::fits(any_network(2), 2));
  EXPECT_TRUE(NetworkTable::fits(any_network(4), 4));
  EXPECT_FALSE(NetworkTable::fits(any_network(2), 4));
  EXPECT_FALSE(NetworkTable::fits(any_network(4), 2));
}

TEST(GrailnahNetworkEvaluator, SearchesTheSameWayEveryTime) {
  const Grailnah game = game_of(2);
  const search::Network network = any_network(2);
  const NetworkTable table(network, 2);
  Rng rng(1);
  const State state = game.deal(rng);
  const auto found = [&] {
    search::TranspositionTable memory(std::size_t{1} << 20);
    search::SearchRequest request;
    request.depth = 3;
    const NetworkEvaluator evaluator(game, state, table);
    return search::IterativeDeepening(evaluator, memory, request, {}).think(state, {});
  };
  const search::SearchResult once = found();
  const search::SearchResult again = found();
  EXPECT_EQ(once.depth, 3);
  EXPECT_EQ(once.nodes, again.nodes);
  EXPECT_EQ(once.lines.front().score, again.lines.front().score);
}

}  // namespace
}  // namespace broceliande::grailnah
