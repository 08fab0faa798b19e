// A whole game driven by bytes, two an action; every sixteenth position and the last read back and
// count what they list.
#include "fuzzed_game.hpp"

namespace {

using namespace broceliande;

template <Game G>
void require_sound(const G& game, const typename G::State& state) {
  if constexpr (CountingGame<G>) {
    std::vector<typename G::Action> actions;
    game.legal(state, actions);
    fuzz::require(game.count_legal(state) == actions.size());
  }
  const auto read = game.read_position(game.position_text(state));
  fuzz::require(read.has_value() && *read == state && game.hash(*read) == game.hash(state));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Input input(data, size);
  const fuzz::Fuzzed& game = fuzz::any_game(input);
  static std::vector<fuzz::Fuzzed::Action> actions;
  Rng rng(input.take());
  fuzz::Fuzzed::State state = game.deal(rng);
  while (!input.bytes.empty()) {
    actions.clear();
    game.legal(state, actions);
    fuzz::require(actions.empty() == game.outcome(state).has_value());
    if (actions.empty()) break;
    const unsigned pick = input.take() * 256 + input.take();
    game.apply(state, actions[pick % actions.size()]);
    if (pick % 16 == 0) require_sound(game, state);
  }
  require_sound(game, state);
  return 0;
}
