#pragma once

#include <cstdint>

#include "core/error.hpp"
#include "games/graal/state.hpp"
#include "games/graal/variant.hpp"

namespace broceliande::graal {

/// C3: two squares side by side in the camp's own kingdom.
[[nodiscard]] Result<void> check_castle(const Castle& castle, Camp camp);

/// C7: whether a figure of that kind may stand on the square; `is_castle` tells donjon and
/// courtyard of either camp from open ground.
enum class Building : std::uint8_t { none, courtyard, donjon };
[[nodiscard]] Result<void> check_standing(const Variant& variant, const Map& map, Kind kind,
                                          Square square, Building building);

/// Refuses a position whose fields read well, but which cannot be.
[[nodiscard]] Result<void> inspect(const Variant& variant, const State& state);

}  // namespace broceliande::graal
