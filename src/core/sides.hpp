#pragma once

#include "core/seat.hpp"

namespace broceliande {

/// Who plays with whom: an even number of seats is two sides that sit by turns (Grailnah's teams,
/// Graal's camps), an odd number is everybody alone.
[[nodiscard]] constexpr int sides_of(int seats) { return seats % 2 == 0 ? 2 : seats; }
[[nodiscard]] constexpr int side_of(Seat seat, int seats) { return seat.index % sides_of(seats); }

}  // namespace broceliande
