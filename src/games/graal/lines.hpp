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
  explicit Compass(const Lines& lines)
      : towards_{lines.wound_for(0),
                 lines.wound_for(1),
                 lines.wound_for(2),
                 lines.wound_for(3),
                 lines.wound_for(0).with_lines_reversed(),
                 lines.wound_for(1).with_lines_reversed(),
                 lines.wound_for(2).with_lines_reversed(),
                 lines.wound_for(3).with_lines_reversed()} {}

  constexpr void add(Square square, Direction direction) {
    towards_[static_cast<std::size_t>(direction)].add(bit_of(square, direction));
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
  std::array<Squares, kDirections> towards_{};
};

/// The eight lines through a square, 16 bits a direction, in the order of `lane_of`.
using Fan [[gnu::vector_size(16)]] = std::uint16_t;

/// A fan as it is kept in tables.
using FanBits = std::array<std::uint16_t, kDirections>;

[[nodiscard]] inline Fan fan(const FanBits& bits) { return std::bit_cast<Fan>(bits); }

/// Opposite directions stand side by side.
[[nodiscard]] constexpr std::size_t lane_of(Direction direction) {
  const auto d = static_cast<std::size_t>(direction);
  return 2 * (d % kWindings) + d / kWindings;
}

/// Where `Spokes` keeps the four lines through each square.
[[nodiscard]] constexpr std::array<std::array<std::uint8_t, kWindings>, kSquares> make_hubs() {
  std::array<std::array<std::uint8_t, kWindings>, kSquares> hubs{};
  for (std::size_t i = 0; i < kSquares; ++i) {
    for (std::size_t w = 0; w < kWindings; ++w) {
      const auto line = static_cast<std::size_t>(kWound[i][w].rank());
      const std::size_t quarters_swapped = (line & 0x3U) | (line & 0x4U) << 1 | (line & 0x8U) >> 1;
      hubs[i][w] = static_cast<std::uint8_t>(kSide * w + quarters_swapped);
    }
  }
  return hubs;
}
inline constexpr auto kHubs = make_hubs();

/// A set for each direction, as in a Compass, laid out for fans: each line stands beside the same
/// line read backwards, so that four numbers are the eight lines through a square.
class Spokes {
 public:
  Spokes() {}  // NOLINT: every winding is set, so nothing is cleared first

  void set(std::size_t winding, const Squares& forward, const Squares& backward) {
    using LineVector [[gnu::vector_size(32)]] = std::uint16_t;
    LineVector f;
    LineVector b;
    __builtin_memcpy(&f, &forward, sizeof(f));
    __builtin_memcpy(&b, &backward, sizeof(b));
    // Quarters 0 and 2, then 1 and 3: this is one operation each, in order it would be two.
    const auto even =
        __builtin_shufflevector(f, b, 0, 16, 1, 17, 2, 18, 3, 19, 8, 24, 9, 25, 10, 26, 11, 27);
    const auto odd =
        __builtin_shufflevector(f, b, 4, 20, 5, 21, 6, 22, 7, 23, 12, 28, 13, 29, 14, 30, 15, 31);
    __builtin_memcpy(&pairs_[kSide * winding], &even, sizeof(even));
    __builtin_memcpy(&pairs_[kSide * winding + kSide / 2], &odd, sizeof(odd));
  }

  [[nodiscard]] Fan through(Square square) const {
    using Pairs [[gnu::vector_size(16)]] = std::uint32_t;
    const auto& hub = kHubs[square.index];
    return std::bit_cast<Fan>(
        Pairs{pairs_[hub[0]], pairs_[hub[1]], pairs_[hub[2]], pairs_[hub[3]]});
  }

 private:
  alignas(32) std::array<std::uint32_t, kWindings * kSide> pairs_;
};

/// All squares of the board in each direction.
[[nodiscard]] constexpr std::array<FanBits, kSquares> make_horizons() {
  std::array<FanBits, kSquares> horizons{};
  for (std::size_t i = 0; i < kSquares; ++i) {
    const Square from{static_cast<std::uint8_t>(i)};
    for (std::size_t d = 0; d < kDirections; ++d) {
      const auto direction = static_cast<Direction>(d);
      const unsigned ahead = (1U << steps_to_edge(from, direction)) - 1U;
      const unsigned first = static_cast<unsigned>(Compass::bit_of(from, direction).file()) + 1;
      horizons[i][lane_of(direction)] = static_cast<std::uint16_t>(ahead << first);
    }
  }
  return horizons;
}
inline constexpr auto kHorizons = make_horizons();

/// Each square as its own fan: the place it has on its eight lines.
[[nodiscard]] constexpr std::array<FanBits, kSquares> make_places() {
  std::array<FanBits, kSquares> places{};
  for (std::size_t i = 0; i < kSquares; ++i) {
    const Square square{static_cast<std::uint8_t>(i)};
    for (std::size_t d = 0; d < kDirections; ++d) {
      const auto direction = static_cast<Direction>(d);
      const int place = Compass::bit_of(square, direction).file();
      places[i][lane_of(direction)] = static_cast<std::uint16_t>(1U << place);
    }
  }
  return places;
}
inline constexpr auto kPlaces = make_places();

/// What can be reached: in each direction all squares of `reach` up to and with the first of
/// `ends`, or none if `ends` has the square `from` itself. All are fans of that square.
[[nodiscard]] inline Fan reached(Fan reach, Fan ends, Square from) {
  // Taking the place of `from` away borrows from the first end beyond it and leaves all bits
  // further up and further down as they were.
  return (ends ^ (ends - fan(kPlaces[from.index]))) & reach;
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
