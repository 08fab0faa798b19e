#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/error.hpp"
#include "core/reader.hpp"
#include "games/graal/state.hpp"
#include "games/graal/variant.hpp"

namespace broceliande::graal {

/// `S1`, `N1`, …
[[nodiscard]] std::string army_text(Army army);
[[nodiscard]] inline Argument army_argument(Army army) {
  return Argument::seat(army.index, army_text(army));
}

/// `K`, the capital of the kind.
[[nodiscard]] char kind_letter(Kind kind);
[[nodiscard]] std::optional<Kind> read_kind(char capital);

/// `f6*f8`
[[nodiscard]] std::string shot_text(Shot shot);

/// The square that comes next in the text, if one does.
[[nodiscard]] std::optional<Square> read_square(Reader& reader);
/// The square of that name.
[[nodiscard]] std::optional<Square> square_named(std::string_view name);

/// `world-of-art, twin-fords`
[[nodiscard]] Argument map_names(const Variant& variant);

[[nodiscard]] std::string position_text(const Variant& variant, const State& state);
[[nodiscard]] Result<State> read_position(const Variant& variant, std::string_view text);

[[nodiscard]] std::string action_text(const State& state, Action action);
/// A legal action, or the rule that forbids it.
[[nodiscard]] Result<Action> read_action(const Variant& variant, const State& state,
                                         std::string_view text);

}  // namespace broceliande::graal
