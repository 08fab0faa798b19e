// Any bytes as a position: refused with a message, or read and written back to the same bytes.
#include "fuzzed_game.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace broceliande;
  fuzz::Input input(data, size);
  const fuzz::Fuzzed& game = fuzz::any_game(input);
  const auto state = game.read_position(input.bytes);
  if (!state) {
    fuzz::require(!english(state.error()).empty());
    return 0;
  }
  fuzz::require(game.position_text(*state) == input.bytes);
  fuzz::require(!render(game.draw(*state), true).empty());
  fuzz::require(!game.read_action(*state, "nonsense").has_value());
  return 0;
}
