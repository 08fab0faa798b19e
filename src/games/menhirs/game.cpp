#include "games/menhirs/game.hpp"

namespace broceliande::menhirs {

Manifest Menhirs::manifest() {
  return {
      .name = kName,
      .summary = "Menhirs in the Mist: slide the mist until no menhir is left in it (2 players)",
      .rule_prefix = 'M',
      .options = {{.name = "side",
                   .help = "hexes along a side of the board (M3)",
                   .values = {"4", "3", "5"},
                   .in_position = true},
                  {.name = "clearing",
                   .help = "turn in which the clearing starts, or never (M13)",
                   .values = {"8a", "7b", "never"},
                   .in_position = true},
                  {.name = "early21",
                   .help = "whether a win in round 3 scores 21 (M18)",
                   .values = {"off", "on"}}},
      .figures = {{"menhir"}, {"mist"}},
      .has_colours = false,
      .plays_matches = true,
  };
}

namespace {

/// M13
int first_clearing(std::string_view clearing) {
  if (clearing == "never") return kNeverClears;
  return clearing == "7b" ? 13 : 14;
}

}  // namespace

Result<Menhirs> Menhirs::with(const OptionValues& options) {
  Result<OptionValues> values = complete(manifest().options, options);
  if (!values) return pass_on(values);
  Menhirs game;
  game.side_ = value_of(*values, "side")[0] - '0';
  game.first_clearing_ = first_clearing(value_of(*values, "clearing"));
  game.early21_ = value_of(*values, "early21") == "on";
  game.options_ = std::move(*values);
  return game;
}

}  // namespace broceliande::menhirs
