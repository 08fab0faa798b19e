#pragma once

#include <string>
#include <string_view>

#include "core/error.hpp"
#include "games/pebbles/state.hpp"

namespace broceliande::pebbles {

/// `b2`
[[nodiscard]] std::string cell_text(int cell);

/// `x../.o./...`: the ranks from the farthest to the nearest, x for the player who begins.
[[nodiscard]] std::string position_text(const State& state);
[[nodiscard]] Result<State> read_position(std::string_view text);

[[nodiscard]] Result<Action> read_action(const State& state, std::string_view text);

}  // namespace broceliande::pebbles
