#pragma once

#include "core/any_game.hpp"

namespace broceliande::cli {

/// Prints a game's actions with what the strongest level thinks of each: how its mover stood, what
/// it would have done, and where the game turned.
void review_game(const AnyGame& game, const AnyMatch& match);

/// What the strongest level would do now, and why; empty when the game is over.
[[nodiscard]] std::string advice(const AnyGame& game, const AnyMatch& match);

}  // namespace broceliande::cli
