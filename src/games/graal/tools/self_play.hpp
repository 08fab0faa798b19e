#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/graal/search/evaluator.hpp"
#include "games/graal/search/network_evaluator.hpp"
#include "tools/self_play.hpp"

/// Games that the engine plays against itself: what the tuner and the maker of training data share.
namespace broceliande::graal {

/// What tools/self_play.hpp must know of Graal. South is the first side.
struct PlayKit {
  using Game = Graal;
  using Weights = graal::Weights;
  using Evaluator = graal::Evaluator;
  using NetworkEvaluator = graal::NetworkEvaluator;
  using NetworkTable = graal::NetworkTable;

  static_assert(static_cast<int>(Ending::draw) == static_cast<int>(tools::GameEnd::draw));
  [[nodiscard]] static tools::GameEnd ending(const State& state) {
    return static_cast<tools::GameEnd>(state.ending);
  }
  [[nodiscard]] static int side_to_act(const State& state) {
    return static_cast<int>(to_act(state).camp());
  }
  [[nodiscard]] static Weights default_weights(const Graal& /*game*/) { return {}; }
  static void prepare(std::optional<NetworkTable>& table, const search::Network& network,
                      const Graal& game, const State& state) {
    if (!table || !table->serves(state)) table.emplace(network, game.variant(), state);
  }
};

/// A stock drawing-up or one at random.
inline std::string any_drawing_up(const Graal& game, int party, Rng& rng) {
  const auto stock = game.stock_preparations();
  if (rng.below(2) == 0 || stock.empty()) return *game.complete(party, "", rng);
  const std::string text(stock[rng.below(static_cast<std::uint32_t>(stock.size()))].text);
  if (!game.review(0, text)) return *game.complete(party, "", rng);
  return party == 0 ? text : *game.mirrored(text);
}

inline void play_at_random(const Graal& game, State& state, Rng& rng) {
  std::vector<Action> actions;
  game.legal(state, actions);
  game.apply(state, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
}

/// Two drawing-ups, and fewer than `random_plies` actions at random.
inline State any_start(const Graal& game, Rng& rng, std::uint32_t random_plies) {
  const std::string south = any_drawing_up(game, 0, rng);
  State state = game.lift({south, any_drawing_up(game, 1, rng)});
  for (std::uint32_t i = rng.below(random_plies); i > 0 && !state.is_over(); --i) {
    play_at_random(game, state, rng);
  }
  return state;
}

}  // namespace broceliande::graal
