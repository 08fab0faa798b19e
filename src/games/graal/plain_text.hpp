#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/graal/plain.hpp"
#include "games/graal/plain_board.hpp"

/// The texts of the plain Graal ("Texts" in the rules).
namespace broceliande::graal::plain {

/// Nothing where readers refuse, and where writing again would give another text.
[[nodiscard]] std::optional<Position> read_position(std::string_view text, const Variant& variant);

[[nodiscard]] std::string write_position(const Position& position);

/// C20: what repetition compares: rows, turn and pending shot.
[[nodiscard]] std::string write_repetition_key(const Position& position);

[[nodiscard]] std::string write_action(const Action& action);

}  // namespace broceliande::graal::plain
