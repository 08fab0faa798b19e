#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "games/graal/board.hpp"

/// Straight lines over sets of squares.
///
/// A set can be *wound* in four ways so that all squares of a line are neighbouring bits: by rank
/// (the set as it is), by file, and by the two kinds of diagonals, where a diagonal that leaves the
/// board comes in again at the other side, so that it too fills 16 bits. With each line also read
/// backwards there are eight, one for each direction to look in, and the eight lines through a
/// square fit into one vector: what a figure can reach in all directions at once is then a handful
/// of operations.
namespace broceliande::graal {

inline constexpr std::size_t kWindings = 4;

/// The bit of a square in the winding of direction N, NE, E or SE: line times 16 plus place on it.
[[nodiscard]] constexpr Square wound(Square square, std::size_t winding) {
  const int file = square.file();
  const int rank = square.rank();
  switch (static_cast<Direction>(winding)) {
    case Direction::N:
      return Square::at(rank, file);  // NOLINT(readability-suspicious-call-argument)
    case Direction::NE: return Square::at(file, (file - rank + kSide) % kSide);
    case Direction::SE: return Square::at(file, (file + rank) % kSide);
    default: return square;
  }
}

[[nodiscard]] constexpr std::array<std::array<Square, kWindings>, kSquares> make_wound() {
  std::array<std::array<Square, kWindings>, kSquares> table{};
  for (std::size_t i = 0; i < kSquares; ++i) {
    for (std::size_t w = 0; w < kWindings; ++w) {
      table[i][w] = wound(Square{static_cast<std::uint8_t>(i)}, w);
    }
  }
  return table;
}
inline constexpr auto kWound = make_wound();

/// One set of squares in the windings of N, NE, E and SE.
class Lines {
 public:
  constexpr void add(Square square) {
    for (std::size_t w = 0; w < kWindings; ++w) wound_[w].add(kWound[square.index][w]);
  }
  constexpr void remove(Square square) {
    for (std::size_t w = 0; w < kWindings; ++w) wound_[w].remove(kWound[square.index][w]);
  }
  /// The set itself.
  [[nodiscard]] constexpr const Squares& squares() const {
    return wound_[static_cast<std::size_t>(Direction::E)];
  }
  [[nodiscard]] constexpr const Squares& wound_for(std::size_t winding) const {
    return wound_[winding];
  }
  friend constexpr bool operator==(const Lines&, const Lines&) = default;

 private:
  std::array<Squares, kWindings> wound_{};
};

/// One set of squares for each direction, wound so that a step in that direction is to the next
/// higher bit. Mostly the same set in all eight; what bars a diagonal step (C11) differs.
class Compass {
 public:
  constexpr Compass() = default;
  constexpr explicit Compass(const Lines& lines)
      : towards_{lines.wound_for(0),
                 lines.wound_for(1),
                 lines.wound_for(2),
                 lines.wound_for(3),
                 lines.wound_for(0).with_lines_reversed(),
                 lines.wound_for(1).with_lines_reversed(),
                 lines.wound_for(2).with_lines_reversed(),
                 lines.wound_for(3).with_lines_reversed()} {}

  /// `make(direction)` tells the wound set for each direction.
  template <class Make>
  [[nodiscard]] static constexpr Compass made(const Make& make) {
    return Compass(Made{}, make);
  }

  constexpr void add(Square square, Direction direction) {
    set_of(direction).add(bit_of(square, direction));
  }
  constexpr void remove(Square square, Direction direction) {
    set_of(direction).remove(bit_of(square, direction));
  }
  [[nodiscard]] constexpr bool has(Square square, Direction direction) const {
    return towards(direction).has(bit_of(square, direction));
  }

  constexpr void unite(const Compass& other) {
    for (std::size_t d = 0; d < kDirections; ++d) towards_[d] |= other.towards_[d];
  }

  [[nodiscard]] constexpr const Squares& towards(Direction direction) const {
    return towards_[static_cast<std::size_t>(direction)];
  }
  friend constexpr bool operator==(const Compass&, const Compass&) = default;

  /// Where on its line a square is, looking in that direction.
  [[nodiscard]] static constexpr Square bit_of(Square square, Direction direction) {
    const auto d = static_cast<std::size_t>(direction);
    if (d < kWindings) return wound(square, d);
    const Square forward = wound(square, d - kWindings);
    return Square::at(kSide - 1 - forward.file(), forward.rank());
  }

 private:
  struct Made {};
  template <class Make>
  constexpr Compass(Made /*tag*/, const Make& make)
      : towards_{make(Direction::N), make(Direction::NE), make(Direction::E), make(Direction::SE),
                 make(Direction::S), make(Direction::SW), make(Direction::W), make(Direction::NW)} {
  }

  constexpr Squares& set_of(Direction direction) {
    return towards_[static_cast<std::size_t>(direction)];
  }

  std::array<Squares, kDirections> towards_{};
};

/// The eight lines through a square, 16 bits a direction.
using Fan [[gnu::vector_size(16)]] = std::uint16_t;

[[nodiscard]] inline Fan fan(const Compass& set, Square from) {
  const auto file = static_cast<unsigned>(from.file());
  const auto rank = static_cast<unsigned>(from.rank());
  const unsigned rising = (file - rank) % kSide;
  const unsigned falling = (file + rank) % kSide;
  const auto line = [&set](Direction direction, unsigned number) {
    return set.towards(direction).line(number);
  };
  return Fan{line(Direction::N, file),     line(Direction::NE, rising), line(Direction::E, rank),
             line(Direction::SE, falling), line(Direction::S, file),    line(Direction::SW, rising),
             line(Direction::W, rank),     line(Direction::NW, falling)};
}

/// A fan as it is kept in tables.
using FanBits = std::array<std::uint16_t, kDirections>;

[[nodiscard]] inline Fan fan(const FanBits& bits) { return std::bit_cast<Fan>(bits); }

/// All squares of the board in each direction.
[[nodiscard]] constexpr std::array<FanBits, kSquares> make_horizons() {
  std::array<FanBits, kSquares> horizons{};
  for (std::size_t i = 0; i < kSquares; ++i) {
    const Square from{static_cast<std::uint8_t>(i)};
    for (std::size_t d = 0; d < kDirections; ++d) {
      const auto direction = static_cast<Direction>(d);
      const unsigned ahead = (1U << steps_to_edge(from, direction)) - 1U;
      const unsigned first = static_cast<unsigned>(Compass::bit_of(from, direction).file()) + 1;
      horizons[i][d] = static_cast<std::uint16_t>(ahead << first);
    }
  }
  return horizons;
}
inline constexpr auto kHorizons = make_horizons();

/// What can be reached: in each direction all squares of `reach` up to and with the first of
/// `stops`, but none of `bars` and nothing beyond. All three are fans of the same square.
[[nodiscard]] inline Fan reached(Fan reach, Fan stops, Fan bars) {
  stops &= reach;
  bars &= reach;
  // Numbers with their lowest 1 and everything below it, and with everything below it alone; where
  // there is no 1, all bits. The squares before `from` are not in `reach`.
  const Fan up_to_stop = stops ^ (stops - 1);
  const Fan before_bar = ~bars & (bars - 1);
  return up_to_stop & before_bar & reach;
}

/// How many squares of a fan there are in each direction.
[[nodiscard]] inline Fan lengths(Fan fan) {
  fan -= fan >> 1 & 0x5555;
  fan = (fan & 0x3333) + (fan >> 2 & 0x3333);
  fan = (fan + (fan >> 4)) & 0x0f0f;
  return (fan + (fan >> 8)) & 0x1f;
}

[[nodiscard]] inline int size(Fan fan) {
  using Halves [[gnu::vector_size(16)]] = std::uint64_t;
  const auto halves = std::bit_cast<Halves>(fan);
  return std::popcount(halves[0]) + std::popcount(halves[1]);
}

}  // namespace broceliande::graal
