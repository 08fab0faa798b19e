#pragma once

#include <cstdint>

#include "core/rng.hpp"
#include "games/menhirs/board.hpp"

namespace broceliande::menhirs {

inline constexpr int kMenhirs = 7;        // M2
inline constexpr int kPlacements = 4;     // M7: one in each turn of rounds 1 and 2
inline constexpr int kTurns = 24;         // M6: 12 rounds of a and b
inline constexpr int kMostTurns = 100;    // M16: 50 rounds where nobody clears
inline constexpr int kSmallestPiece = 3;  // M9

inline constexpr int kNeverClears =
    kMostTurns;  // M13: as the first clearing, which no turn reaches

enum class Phase : std::uint8_t { place, slide, clear, over };

/// One decision, in 64 bits: the low 61 are cells, the high 3 say what is done with them.
///   0–5  the cells slide in that Direction
///   6    mist is placed on the cell
///   7    mist is taken off the cell, or with no cell: pass
/// As a mirror (M11) it is the slide that is forbidden, and a pass means that there is none.
class Action {
 public:
  constexpr Action() : Action(0, kTake) {}
  [[nodiscard]] static constexpr Action slide(Cells part, Direction direction) {
    return {part, static_cast<unsigned>(direction)};
  }
  [[nodiscard]] static constexpr Action place(Cells cell) { return {cell, kPlace}; }
  [[nodiscard]] static constexpr Action clear(Cells cell) { return {cell, kTake}; }
  [[nodiscard]] static constexpr Action pass() { return {}; }

  [[nodiscard]] constexpr Cells cells() const { return bits_ & kCellBits; }
  [[nodiscard]] constexpr bool is_slide() const { return what() < kPlace; }
  [[nodiscard]] constexpr bool is_place() const { return what() == kPlace; }
  [[nodiscard]] constexpr bool is_clear() const { return what() == kTake && cells() != 0; }
  [[nodiscard]] constexpr bool is_pass() const { return *this == pass(); }
  /// Of a slide.
  [[nodiscard]] constexpr Direction direction() const { return static_cast<Direction>(what()); }
  [[nodiscard]] constexpr std::uint64_t bits() const { return bits_; }

  friend constexpr bool operator==(Action, Action) = default;

 private:
  static constexpr Cells kCellBits = (Cells{1} << kMostCells) - 1;
  static constexpr unsigned kPlace = 6;
  static constexpr unsigned kTake = 7;

  constexpr Action(Cells cells, unsigned what) : bits_(cells | std::uint64_t{what} << kMostCells) {}
  [[nodiscard]] constexpr unsigned what() const {
    return static_cast<unsigned>(bits_ >> kMostCells);
  }

  std::uint64_t bits_;
};

/// A position. `turn` counts from 0 (1a) to 23 (12b), or to 99 (50b) where nobody clears; in `over`
/// it is the last turn played.
struct State {
  Cells mist = 0;
  Cells menhirs = 0;
  Action mirror;  ///< the slide that M11 forbids now, or a pass
  std::uint8_t side = 4;
  std::uint8_t turn = 0;
  std::uint8_t first_clearing = 14;  ///< from then on mist is cleared: 13 (7b), 14 (8a) or never
  Phase phase = Phase::place;

  /// The mist tiles that stand on menhirs.
  [[nodiscard]] constexpr Cells covered() const { return mist & menhirs; }

  /// How many turns the game has at most (M16).
  [[nodiscard]] constexpr int turns() const {
    return first_clearing == kNeverClears ? kMostTurns : kTurns;
  }

  [[nodiscard]] constexpr std::uint64_t hash() const {
    const std::uint64_t small = std::uint64_t{side} | std::uint64_t{turn} << 8 |
                                std::uint64_t{first_clearing} << 16 |
                                static_cast<std::uint64_t>(phase) << 24;
    return scatter(mist ^ scatter(menhirs ^ scatter(mirror.bits() ^ scatter(small))));
  }

  friend constexpr bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 64);
static_assert(sizeof(Action) == 8);

}  // namespace broceliande::menhirs
