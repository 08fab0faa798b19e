#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>

#include "games/grailnah/search/network_engine.hpp"
#include "games/grailnah/search/network_evaluator.hpp"
#include "testing/project_path.hpp"

// The networks that come with the game.
namespace broceliande::grailnah {
namespace {

search::Network shipped_network(int players) {
  const std::string name = "data/networks/grailnah-" + std::to_string(players) + ".nnue";
  std::ifstream file(project_path(name), std::ios::binary);
  return *search::Network::read(std::string{std::istreambuf_iterator<char>(file), {}});
}

Grailnah game_of(int players) { return *Grailnah::with({{"players", std::to_string(players)}}); }

/// After so many actions at random.
State some_position(const Grailnah& game, std::uint64_t seed, int plies) {
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

std::vector<Score> some_scores(int players) {
  const search::Network network = shipped_network(players);
  const Grailnah game = game_of(players);
  const NetworkTable table(network, players);
  std::vector<Score> scores;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    const State state = some_position(game, seed, 6 * static_cast<int>(seed));
    EXPECT_FALSE(state.is_over);
    scores.push_back(NetworkEvaluator(game, state, table).evaluate(state));
  }
  return scores;
}

// selfplay_test.py compares many more with what network.py computes.
TEST(GrailnahNetworkFile, ScoresPositionsTheSameEverywhere) {
  EXPECT_EQ(some_scores(2), (std::vector<Score>{45, -102, -106, 292}));
  EXPECT_EQ(some_scores(4), (std::vector<Score>{18, 0, 191, 152}));
}

TEST(GrailnahNetworkFile, IsGoodForAnEngine) {
  for (const int players : {2, 4}) {
    const Grailnah game = game_of(players);
    ASSERT_TRUE(takes_network(shipped_network(players)));
    ASSERT_TRUE(NetworkTable::fits(shipped_network(players), players));
    const auto engine = make_network_engine(game, shipped_network(players), std::size_t{1} << 20);
    std::size_t failed = 0;
    ASSERT_TRUE(engine->set_position(game.position_text(some_position(game, 1, 4)), {}, failed));
    search::SearchRequest request;
    request.nodes = 500;
    EXPECT_FALSE(engine->think(request).lines.empty());
  }
}

}  // namespace
}  // namespace broceliande::grailnah
