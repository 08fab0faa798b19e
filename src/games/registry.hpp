#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.hpp"
#include "core/manifest.hpp"

namespace broceliande {

/// A game as the edges know it before any options are chosen.
struct GameEntry {
  Manifest manifest;
  Result<std::unique_ptr<AnyGame>> (*with)(const OptionValues& options);
};

/// All games, in the order in which they are shown.
[[nodiscard]] std::span<const GameEntry> games();

/// Null where there is no game of that name.
[[nodiscard]] const GameEntry* find_game(std::string_view name);

/// The names of the games that are offered to players, for messages: "one, another, a third".
[[nodiscard]] std::string game_names();

}  // namespace broceliande
