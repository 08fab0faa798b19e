#pragma once

#include <string>
#include <string_view>

#include "core/error.hpp"
#include "games/menhirs/state.hpp"

namespace broceliande::menhirs {

/// `7b`; turns count from 0.
[[nodiscard]] std::string turn_text(int turn);

/// `8a`, or `never` (M13).
[[nodiscard]] std::string clearing_text(int first_clearing);

[[nodiscard]] std::string position_text(const State& state);
[[nodiscard]] Result<State> read_position(std::string_view text);

[[nodiscard]] std::string action_text(const State& state, Action action);
/// A legal action, or the rule that forbids it.
[[nodiscard]] Result<Action> read_action(const State& state, std::string_view text);

}  // namespace broceliande::menhirs
