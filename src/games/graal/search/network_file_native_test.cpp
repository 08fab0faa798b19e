#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "games/graal/search/network_engine.hpp"
#include "games/graal/search/network_evaluator.hpp"
#include "testing/project_path.hpp"

// The network that comes with the game.
namespace broceliande::graal {
namespace {

search::Network shipped_network() {
  std::ifstream file(project_path("data/networks/graal.nnue"), std::ios::binary);
  return *search::Network::read(std::string{std::istreambuf_iterator<char>(file), {}});
}

/// After so many actions at random.
State some_position(const Graal& game, std::uint64_t seed, int plies) {
  Rng rng(seed);
  State state = game.lift({*game.complete(0, "", rng), *game.complete(1, "", rng)});
  std::vector<Action> actions;
  for (int i = 0; i < plies && !state.is_over(); ++i) {
    actions.clear();
    game.legal(state, actions);
    game.apply(state, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
  }
  return state;
}

// selfplay_test.py compares many more with what network.py computes.
TEST(GraalNetworkFile, ScoresPositionsTheSameEverywhere) {
  const search::Network network = shipped_network();
  const Graal game = *Graal::with({});
  std::vector<Score> scores;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    const State state = some_position(game, seed, 10 * static_cast<int>(seed));
    ASSERT_FALSE(state.is_over());
    const NetworkTable table(network, game.variant(), state);
    scores.push_back(NetworkEvaluator(game, state, table).evaluate(state));
  }
  EXPECT_EQ(scores, (std::vector<Score>{-15, -1, 27, 13}));
}

TEST(GraalNetworkFile, IsGoodForAnEngine) {
  const Graal game = *Graal::with({});
  ASSERT_TRUE(takes_network(shipped_network()));
  const auto engine = make_network_engine(game, shipped_network(), std::size_t{1} << 20);
  std::size_t failed = 0;
  ASSERT_TRUE(engine->set_position(game.position_text(some_position(game, 1, 4)), {}, failed));
  search::SearchRequest request;
  request.nodes = 500;
  EXPECT_FALSE(engine->think(request).lines.empty());
}

}  // namespace
}  // namespace broceliande::graal
