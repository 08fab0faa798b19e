#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "core/argument.hpp"

namespace broceliande::graal {

inline constexpr int kSide = 16;  // C1
inline constexpr int kSquares = kSide * kSide;

/// C1: South's kingdom is ranks 1 to 8, North's the rest.
enum class Camp : std::uint8_t { south, north };

[[nodiscard]] constexpr Camp enemy_of(Camp camp) {
  return camp == Camp::south ? Camp::north : Camp::south;
}

/// A hole of the board, counted from a1 eastward and then northward.
struct Square {
  std::uint8_t index = 0;

  [[nodiscard]] static constexpr Square at(int file, int rank) {
    return {static_cast<std::uint8_t>(rank * kSide + file)};
  }
  [[nodiscard]] constexpr int file() const { return index % kSide; }
  [[nodiscard]] constexpr int rank() const { return index / kSide; }
  [[nodiscard]] constexpr Camp kingdom() const {
    return rank() < kSide / 2 ? Camp::south : Camp::north;
  }
  /// The same hole for a player on the other side of the table.
  [[nodiscard]] constexpr Square half_turned() const {
    return {static_cast<std::uint8_t>(kSquares - 1 - index)};
  }
  friend constexpr auto operator<=>(Square, Square) = default;
};

/// A set of squares, one bit each: bit i of the board is square i. Four machine words that are
/// worked on together: one AVX2 register, or two of SSE2 or WASM SIMD.
class alignas(32) Squares {
 public:
  constexpr Squares() = default;
  constexpr Squares(Square square) {  // NOLINT: a square is a set of one
    if (std::is_constant_evaluated()) {
      add(square);
    } else {
      // As a whole: reading four words of which one has just been written would have to wait.
      const Vector numbers{0, 1, 2, 3};
      const Vector is_it = numbers == std::uint64_t{square.index / 64U};
      const Vector words = is_it & bit(square);
      __builtin_memcpy(words_.data(), &words, sizeof(words));
    }
  }

  [[nodiscard]] constexpr bool has(Square square) const {
    return (words_[square.index / 64U] >> (square.index % 64U) & 1U) != 0;
  }
  constexpr void add(Square square) { words_[square.index / 64U] |= bit(square); }
  constexpr void remove(Square square) { words_[square.index / 64U] &= ~bit(square); }

  [[nodiscard]] constexpr bool any() const {
    return (words_[0] | words_[1] | words_[2] | words_[3]) != 0;
  }
  [[nodiscard]] constexpr int count() const {
    return std::popcount(words_[0]) + std::popcount(words_[1]) + std::popcount(words_[2]) +
           std::popcount(words_[3]);
  }
  [[nodiscard]] constexpr std::uint64_t word(std::size_t i) const { return words_[i]; }

  /// Every rank, or whatever line of 16 a wound set has there (lines.hpp), read from its other end.
  [[nodiscard]] Squares with_lines_reversed() const {
    return with_lines([](auto& x) {
      x = (x >> 1 & 0x5555) | (x & 0x5555) << 1;
      x = (x >> 2 & 0x3333) | (x & 0x3333) << 2;
      x = (x >> 4 & 0x0f0f) | (x & 0x0f0f) << 4;
      x = x >> 8 | x << 8;
    });
  }

  /// Every square moved to the place before it on its line; the first ones fall off.
  [[nodiscard]] Squares one_place_before() const {
    return with_lines([](auto& x) { x >>= 1; });
  }

  /// Calls `visit(square)` in board order.
  template <class Visit>
  constexpr void each(const Visit& visit) const {
    for (unsigned i = 0; i < 4; ++i) {
      for (std::uint64_t left = words_[i]; left != 0; left &= left - 1) {
        const unsigned index = 64 * i + static_cast<unsigned>(std::countr_zero(left));
        visit(Square{static_cast<std::uint8_t>(index)});
      }
    }
  }

  friend constexpr Squares operator|(const Squares& a, const Squares& b) {
    return joined(a, b, [](auto& x, const auto& y) { x |= y; });
  }
  friend constexpr Squares operator&(const Squares& a, const Squares& b) {
    return joined(a, b, [](auto& x, const auto& y) { x &= y; });
  }
  friend constexpr Squares operator^(const Squares& a, const Squares& b) {
    return joined(a, b, [](auto& x, const auto& y) { x ^= y; });
  }
  /// The squares of `a` that are not in `b`.
  friend constexpr Squares operator-(const Squares& a, const Squares& b) {
    return joined(a, b, [](auto& x, const auto& y) { x &= ~y; });
  }
  constexpr Squares& operator|=(const Squares& other) { return *this = *this | other; }
  friend constexpr bool operator==(const Squares&, const Squares&) = default;

 private:
  /// GCC and clang turn this into whatever vectors the machine has. Left to themselves they would
  /// often go word by word, which is three times slower here.
  using Vector [[gnu::vector_size(32)]] = std::uint64_t;

  using LineVector [[gnu::vector_size(32)]] = std::uint16_t;
  static_assert(std::endian::native == std::endian::little);  // so line i is bits 16 i and up

  template <class Change>
  [[nodiscard]] Squares with_lines(const Change& change) const {
    LineVector x;
    __builtin_memcpy(&x, words_.data(), sizeof(x));
    change(x);
    Squares result = *this;
    __builtin_memcpy(result.words_.data(), &x, sizeof(x));
    return result;
  }
  template <class Operation>
  [[nodiscard]] static constexpr Squares joined(const Squares& a, const Squares& b,
                                                const Operation& operation) {
    Squares result = a;
    if (std::is_constant_evaluated()) {
      for (std::size_t i = 0; i < 4; ++i) operation(result.words_[i], b.words_[i]);
      return result;
    }
    Vector x;
    Vector y;
    __builtin_memcpy(&x, a.words_.data(), sizeof(x));
    __builtin_memcpy(&y, b.words_.data(), sizeof(y));
    operation(x, y);
    __builtin_memcpy(result.words_.data(), &x, sizeof(x));
    return result;
  }
  [[nodiscard]] static constexpr std::uint64_t bit(Square square) {
    return std::uint64_t{1} << (square.index % 64U);
  }

  std::array<std::uint64_t, 4> words_{};
};

[[nodiscard]] constexpr Squares make_board() {
  Squares board;
  for (int i = 0; i < kSquares; ++i) board.add(Square{static_cast<std::uint8_t>(i)});
  return board;
}
/// All squares.
inline constexpr Squares kBoard = make_board();

/// Clockwise from north, so that right angles are two apart and the opposite is four further.
enum class Direction : std::uint8_t { N, NE, E, SE, S, SW, W, NW };
inline constexpr int kDirections = 8;

inline constexpr std::array<Direction, 4> kDiagonals{Direction::NE, Direction::SE, Direction::SW,
                                                     Direction::NW};

[[nodiscard]] constexpr bool is_diagonal(Direction direction) {
  return static_cast<unsigned>(direction) % 2 == 1;
}
[[nodiscard]] constexpr Direction turned(Direction direction, int eighths) {
  return static_cast<Direction>((static_cast<int>(direction) + eighths) % kDirections);
}

/// What one step adds to the index of a square.
inline constexpr std::array<int, kDirections> kStride{16, 17, 1, -15, -16, -17, -1, 15};

/// The square `steps` further on. It must lie on the board, see `steps_to_edge`.
[[nodiscard]] constexpr Square walked(Square from, Direction direction, int steps) {
  const int stride = kStride[static_cast<std::size_t>(direction)];
  return {static_cast<std::uint8_t>(from.index + stride * steps)};
}

[[nodiscard]] constexpr std::array<std::array<std::uint8_t, kDirections>, kSquares>
make_steps_to_edge() {
  std::array<std::array<std::uint8_t, kDirections>, kSquares> steps{};
  for (int i = 0; i < kSquares; ++i) {
    const Square from{static_cast<std::uint8_t>(i)};
    const int north = kSide - 1 - from.rank();
    const int east = kSide - 1 - from.file();
    const int south = from.rank();
    const int west = from.file();
    const std::array<int, kDirections> far{
        north, std::min(north, east), east, std::min(south, east),
        south, std::min(south, west), west, std::min(north, west)};
    for (std::size_t d = 0; d < kDirections; ++d) {
      steps[static_cast<std::size_t>(i)][d] = static_cast<std::uint8_t>(far[d]);
    }
  }
  return steps;
}
inline constexpr auto kStepsToEdge = make_steps_to_edge();

[[nodiscard]] constexpr int steps_to_edge(Square from, Direction direction) {
  return kStepsToEdge[from.index][static_cast<std::size_t>(direction)];
}

/// A straight way between two different squares.
struct StraightWay {
  Direction direction = Direction::N;
  int steps = 0;
};

/// The straight way from one square to the other, if there is one.
[[nodiscard]] std::optional<StraightWay> straight_way(Square from, Square to);

/// `1 to 8`: the ranks of a camp's kingdom.
[[nodiscard]] Argument kingdom_ranks(Camp camp);

/// `c3`, as the rules write squares.
[[nodiscard]] std::string square_text(Square square);
/// Its halves: `c` and `14`.
[[nodiscard]] std::string file_text(Square square);
[[nodiscard]] std::string rank_text(Square square);

}  // namespace broceliande::graal
