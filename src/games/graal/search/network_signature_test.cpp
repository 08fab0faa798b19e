#include <gtest/gtest.h>

#include <vector>

#include "games/graal/search/network_evaluator.hpp"
#include "search/test_network.hpp"

namespace broceliande::graal {
namespace {

void add_network_scores(std::uint64_t& signature, const char* armies, std::size_t width) {
  const search::Network::Shape shape{.inputs = NetworkFeatures::kInputs,
                                     .width = width,
                                     .hidden = 8,
                                     .buckets = NetworkFeatures::kBuckets};
  const auto network = *search::Network::read(search::made_up_network(shape, width, 200).file());
  const Graal game = *Graal::with({{"armies", armies}});
  Rng drawing(width);
  State state = game.lift({*game.complete(0, "", drawing), *game.complete(1, "", drawing)});
  const NetworkTable table(network, game.variant(), state);
  const NetworkEvaluator evaluator(game, state, table);
  Rng rng(width);
  std::vector<Action> actions;
  for (int i = 0; i < 80 && !state.is_over(); ++i) {
    signature = scatter(signature) ^ static_cast<std::uint64_t>(evaluator.evaluate(state));
    actions.clear();
    game.legal(state, actions);
    game.apply(state, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
  }
}

TEST(GraalNetworkSignature, ScoresAreTheSameOnEveryPlatform) {
  std::uint64_t signature = 0;
  add_network_scores(signature, "3", 16);
  add_network_scores(signature, "1", 64);
  add_network_scores(signature, "1", 128);
  EXPECT_EQ(signature, 0xbbf9f082e976c89U);
}

}  // namespace
}  // namespace broceliande::graal
