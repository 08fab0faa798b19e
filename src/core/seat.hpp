#pragma once

#include <compare>
#include <cstdint>

namespace broceliande {

/// The most seats that any game may have.
inline constexpr int kMaxSeats = 6;

/// A part to be played in a game, an army or a colour, counted from 0 in the order in which the
/// game names its seats. At a table on the server a *place* belongs to a person, who may hold
/// several seats.
struct Seat {
  std::uint8_t index = 0;

  friend constexpr auto operator<=>(Seat, Seat) = default;
};

}  // namespace broceliande
