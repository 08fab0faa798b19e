#pragma once

#include <compare>
#include <cstdint>

namespace broceliande {

/// The most seats that any game may have.
inline constexpr int kMaxSeats = 6;

/// A place at the table, counted from 0 in the order in which the game names its seats.
struct Seat {
  std::uint8_t index = 0;

  friend constexpr auto operator<=>(Seat, Seat) = default;
};

}  // namespace broceliande
