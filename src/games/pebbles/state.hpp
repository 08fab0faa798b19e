#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/rng.hpp"

namespace broceliande::pebbles {

inline constexpr int kSide = 3;  // P1
inline constexpr int kCells = kSide * kSide;
/// Enough for a full board, of which the player who begins puts one more.
inline constexpr std::array<int, 2> kPebbles{5, 4};

/// A set of cells: bit 3 * rank + file, both from 0.
using Cells = std::uint16_t;

/// One decision, in 8 bits: the cell on which a pebble is put.
struct Action {
  std::uint8_t cell = 0;

  friend constexpr bool operator==(Action, Action) = default;
};

/// A position: whose pebbles lie where. Whose turn it is follows from how many there are (P2).
struct State {
  Cells first = 0;
  Cells second = 0;

  [[nodiscard]] constexpr Cells taken() const { return first | second; }
  [[nodiscard]] constexpr int pebbles() const { return std::popcount(taken()); }
  [[nodiscard]] constexpr std::uint8_t to_act() const {
    return static_cast<std::uint8_t>(pebbles() % 2);
  }
  [[nodiscard]] constexpr std::uint64_t hash() const {
    return scatter(std::uint64_t{first} | std::uint64_t{second} << 16);
  }

  friend constexpr bool operator==(const State&, const State&) = default;
};

}  // namespace broceliande::pebbles
