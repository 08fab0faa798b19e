#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/error.hpp"
#include "games/grailnah/rules.hpp"

namespace broceliande::grailnah {

[[nodiscard]] std::string_view edition_text(Edition edition);
[[nodiscard]] std::optional<Edition> read_edition(std::string_view text);

[[nodiscard]] std::string position_text(const State& state);
[[nodiscard]] Result<State> read_position(const Rules& rules, std::string_view text);

/// A place of this board by its name; castles too, whether they stand or not.
[[nodiscard]] std::optional<Place> read_place(const Board& board, std::string_view text);

[[nodiscard]] std::string action_text(const State& state, Action action);
/// A legal action, or the rule that forbids it.
[[nodiscard]] Result<Action> read_action(const Rules& rules, const State& state,
                                         std::string_view text);

}  // namespace broceliande::grailnah
