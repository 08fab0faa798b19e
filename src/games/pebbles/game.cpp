#include "games/pebbles/game.hpp"

namespace broceliande::pebbles {

Manifest Pebbles::manifest() {
  return {
      .name = kName,
      .summary = "Pebbles: three in a row on nine cells (2 players, for tests)",
      .rule_prefix = 'P',
      .figures = {{kPebble}},
      .is_listed = false,
  };
}

Result<Pebbles> Pebbles::with(const OptionValues& options) {
  Result<OptionValues> values = complete(manifest().options, options);
  if (!values) return pass_on(values);
  Pebbles game;
  game.options_ = std::move(*values);
  return game;
}

}  // namespace broceliande::pebbles
