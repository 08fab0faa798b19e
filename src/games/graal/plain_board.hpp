#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>

/// What stands where in the plain Graal: records without rules, one hole after the other.
namespace broceliande::graal::plain {

inline constexpr int kSide = 16;         // C1
inline constexpr int kQuietTurns = 200;  // C20: so many turns without a capture are a draw

enum class Camp { kSouth, kNorth };

[[nodiscard]] constexpr Camp enemy_of(Camp camp) {
  return camp == Camp::kSouth ? Camp::kNorth : Camp::kSouth;
}

/// File 0 is `a`, rank 0 is `1`.
struct Square {
  int file = 0;
  int rank = 0;
  [[nodiscard]] bool operator==(const Square&) const = default;
};

[[nodiscard]] constexpr bool is_on_board(Square square) {
  return square.file >= 0 && square.file < kSide && square.rank >= 0 && square.rank < kSide;
}

/// One value for every hole of the board.
template <class T>
class Grid {
 public:
  [[nodiscard]] T& operator[](Square square) { return holes_[index(square)]; }
  [[nodiscard]] const T& operator[](Square square) const { return holes_[index(square)]; }

 private:
  [[nodiscard]] static std::size_t index(Square square) {
    return static_cast<std::size_t>(square.rank * kSide + square.file);
  }
  std::array<T, static_cast<std::size_t>(kSide* kSide)> holes_{};
};

/// Calls `visit(square)` for all 256 holes.
template <class Visit>
void each_square(const Visit& visit) {
  for (int rank = 0; rank < kSide; ++rank) {
    for (int file = 0; file < kSide; ++file) visit(Square{.file = file, .rank = rank});
  }
}

/// C21, C22: army 1 is the chief's.
struct Army {
  Camp camp = Camp::kSouth;
  int number = 1;
  [[nodiscard]] bool operator==(const Army&) const = default;
};

/// The kind is its capital letter in both camps: K P D N S E A L (C4).
struct Figure {
  char kind = 'K';
  Army army;
};

/// C3: a castle replaces the ground it stands on, so a hole has exactly one of these.
enum class Ground { kOpen, kForest, kRock, kDonjon, kCourtyard };

struct Castle {
  Square donjon;
  Square courtyard;
};

enum class Ending { kRunning, kSouthWon, kNorthWon, kDraw };

/// C18: a shot that waits for its retreat.
struct Shot {
  Square archer;
  Square target;
};

struct Position {
  Grid<std::optional<Figure>> figures;
  Grid<Ground> ground;
  Castle south_castle;
  Castle north_castle;
  Ending ending = Ending::kRunning;
  Army turn;  // means nothing after the end
  std::optional<Shot> pending;
  int clock = 0;
  int armies = 1;
  bool first_turn_is_quiet = false;  // C23
  std::string map_name;
  bool king_mounted = false;  // C5
  bool archer_exact = false;  // C12
  bool retreat_one = false;   // C17

  [[nodiscard]] const Castle& castle_of(Camp camp) const {
    return camp == Camp::kSouth ? south_castle : north_castle;
  }
};

enum class Deed { kMove, kTake, kShoot, kRetreat, kPass };

struct Action {
  Deed deed = Deed::kPass;
  Square from;
  Square to;
};

}  // namespace broceliande::graal::plain
