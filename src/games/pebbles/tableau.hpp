#pragma once

#include <string_view>

#include "core/tableau.hpp"
#include "games/pebbles/state.hpp"

namespace broceliande::pebbles {

inline constexpr std::string_view kPebble = "pebble";
inline constexpr std::string_view kInHand = "waiting";

/// Everybody's pebbles, on the board and in hand.
[[nodiscard]] Tableau tableau(const State& state);

}  // namespace broceliande::pebbles
