#pragma once

#include <cstdint>
#include <string>

#include "games/graal/game.hpp"

namespace broceliande::graal {

/// A complete drawing-up for a camp (party 0 is South), in its written form: the same for the same
/// seed, different for others, and with its courtyard guarded wherever the map allows it. It is
/// tried out by short searches against drawing-ups that any enemy might choose; of the enemy's own
/// nothing is known (C6).
[[nodiscard]] std::string draw_up(const Graal& game, int party, std::uint64_t seed);

}  // namespace broceliande::graal
