#pragma once

#include <optional>
#include <vector>

#include "core/outcome.hpp"
#include "games/pebbles/state.hpp"

/// The rules of Pebbles as free functions over State; no function here keeps anything.
namespace broceliande::pebbles {

/// Whether the cells hold three in a row (P4).
[[nodiscard]] bool has_row(Cells cells);

/// Appends every legal action (P3).
void legal(const State& state, std::vector<Action>& actions);

/// Carries out a legal action.
void apply(State& state, Action action);

/// The end of the game (P4, P5); nothing while it runs.
[[nodiscard]] std::optional<Outcome> outcome(const State& state);

}  // namespace broceliande::pebbles
