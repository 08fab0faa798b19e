#pragma once

#include <string>
#include <vector>

#include "games/registry.hpp"

/// Games to show commands with: examples are made from what the games say of themselves, so that
/// they hold whichever games there are.
namespace broceliande::cli {

/// The first game, and another value than the default of its first option: `--side 3`.
[[nodiscard]] const GameEntry& example_game();
[[nodiscard]] std::string example_option();
/// What that game deals with that option, in quotes, and two actions that can be played there.
[[nodiscard]] std::string example_position();
[[nodiscard]] std::string example_actions();
/// Its seats.
[[nodiscard]] std::vector<std::string> example_seats();

/// The first game for more than two players, or else the first of all.
[[nodiscard]] const GameEntry& example_for_many();
/// How its players are counted: `--players 4` for as many as can play, or one more than the least.
[[nodiscard]] std::string option_for_most();
[[nodiscard]] std::string option_for_more();
/// Its seats with one more than the least.
[[nodiscard]] std::vector<std::string> seats_for_more();

/// The first game that is prepared behind screens, or else the first of all.
[[nodiscard]] const GameEntry& example_with_screens();

}  // namespace broceliande::cli
