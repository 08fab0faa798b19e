#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/grailnah/search/network_evaluator.hpp"
#include "search/test_network.hpp"

namespace broceliande::grailnah {
namespace {

void add_network_scores(std::uint64_t& signature, int players, std::size_t width) {
  const Grailnah game = *Grailnah::with({{"players", std::to_string(players)}});
  const search::Network::Shape shape{.inputs = NetworkFeatures::inputs(players),
                                     .width = width,
                                     .hidden = 8,
                                     .buckets = NetworkView::kBuckets};
  const auto network = *search::Network::read(search::made_up_network(shape, 7, 200).file());
  const NetworkTable table(network, players);
  Rng start(0);
  const NetworkEvaluator evaluator(game, game.deal(start), table);
  std::vector<Action> actions;
  for (std::uint64_t number = 0; number < 4; ++number) {
    Rng rng(width + number);
    State state = game.deal(rng);
    for (int i = 0; i < 150 && !state.is_over; ++i) {
      signature = scatter(signature) ^ static_cast<std::uint64_t>(evaluator.evaluate(state));
      actions.clear();
      game.legal(state, actions);
      game.apply(state, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
    }
  }
}

TEST(GrailnahNetworkSignature, ScoresAreTheSameOnEveryPlatform) {
  std::uint64_t signature = 0;
  add_network_scores(signature, 2, 20);
  add_network_scores(signature, 2, 32);
  add_network_scores(signature, 4, 64);
  EXPECT_EQ(signature, 0x903cb383d0b5a30eU);
}

}  // namespace
}  // namespace broceliande::grailnah
