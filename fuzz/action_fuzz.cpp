// Any bytes as an action, in a position from play: refused with a message, or it is a legal action,
// by its own name or as a short form of it.
#include <algorithm>

#include "core/playout.hpp"
#include "fuzzed_game.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace broceliande;
  fuzz::Input input(data, size);
  const fuzz::Fuzzed& game = fuzz::any_game(input);
  static std::vector<fuzz::Fuzzed::Action> actions;
  Rng rng(input.take());
  fuzz::Fuzzed::State state = game.deal(rng);
  play_out(game, state, rng, actions, static_cast<int>(input.take()));
  actions.clear();
  game.legal(state, actions);
  const auto read = game.read_action(state, input.bytes);
  if (read) {
    fuzz::require(std::ranges::find(actions, *read) != actions.end());
  } else {
    fuzz::require(!english(read.error()).empty());
  }
  if (actions.empty()) return 0;
  const auto action = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
  fuzz::require(game.read_action(state, game.action_text(state, action)) == action);
  return 0;
}
