#pragma once

#include <string_view>

#include "core/tableau.hpp"
#include "games/pebbles/state.hpp"

namespace broceliande::pebbles {

inline constexpr std::string_view kPebble = "pebble";

/// Everybody's pebbles.
[[nodiscard]] Tableau tableau(const State& state);

}  // namespace broceliande::pebbles
