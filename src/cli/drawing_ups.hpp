#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/any_game.hpp"

/// What people have prepared and kept under a name, as files in their home: one folder a game, each
/// text as party 0 would hand it in.
namespace broceliande::cli {

/// The names that can be used: those that come with the game and those that were kept.
[[nodiscard]] std::vector<std::string> known_names(const AnyGame& game);

/// The text behind what was typed: a kept one by its name, or else what was typed itself (a text,
/// or a name that the game knows).
[[nodiscard]] Result<std::string> resolved(const AnyGame& game, int party,
                                           const std::string& typed);

/// Keeps a party's text under a name. Returns what went wrong, or an empty text.
[[nodiscard]] std::string keep(const AnyGame& game, int party, const std::string& name,
                               const std::string& text);

}  // namespace broceliande::cli
