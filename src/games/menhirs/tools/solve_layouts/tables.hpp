#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "games/menhirs/state.hpp"

namespace broceliande::menhirs::batch {

/// So many layouts share a pass: one for each lane of a warp.
inline constexpr std::size_t kLayoutsAtOnce = 32;
inline constexpr int kMostTiles = 11;  // M4

/// What a player to act can force.
enum class Value : std::uint8_t { loss, draw, win };

[[nodiscard]] constexpr Value of_opponent(Value value) {
  return static_cast<Value>(2 - static_cast<int>(value));
}

/// The game of up to 32 layouts. It is drawn when nobody has won before turn `horizon`: 24 is the
/// whole game (M16), and a win that is lost with a nearer horizon tells its turn.
struct Batch {
  int side = 4;
  int first_clearing = 14;
  int horizon = kTurns;
  std::vector<Cells> layouts;  ///< the cells of their menhirs

  [[nodiscard]] bool clears_at(int turn) const { return turn >= first_clearing; }
  /// Every clear takes a tile: with eleven, one is left for 12b at least (M13).
  [[nodiscard]] int tiles_at(int turn) const {
    return clears_at(turn) ? kMostTiles - (turn - first_clearing) : kMostTiles;
  }
};

/// A position at the beginning of a turn, with the slide that M11 forbids in it or a pass.
struct Question {
  Cells mist = 0;
  Action mirror;
  std::size_t layout = 0;
};

/// Of all sets of mist that cover a menhir, without mirror.
struct LayoutCounts {
  std::array<std::uint64_t, 3> by_value{};
  std::uint64_t mirror_decides = 0;  ///< there is a mirror that changes the value
};

struct TurnCounts {
  std::uint64_t sets = 0;
  std::uint64_t slides = 0;
  std::uint64_t without_slide = 0;
  std::uint64_t with_one_slide = 0;
  std::array<LayoutCounts, kLayoutsAtOnce> layouts;
};

/// The values of all positions of one turn, found from those of the turn after. There are two
/// implementations, one for a GPU and a plain one for small boards; a program links one of them.
class Tables {
 public:
  explicit Tables(int side);
  ~Tables();
  Tables(const Tables&) = delete;
  Tables& operator=(const Tables&) = delete;

  /// Forgets everything; the next turn to fill is the last before the horizon.
  void begin(const Batch& batch);
  /// Fills the turn before the one that was filled last.
  TurnCounts fill();
  /// Values in the turn that was filled last.
  [[nodiscard]] std::vector<Value> answer(std::span<const Question> questions) const;
  /// Values in the turn before, without mirror, for every set and all 32 layouts: those of the
  /// first set, then those of the second… The turn is not filled by that.
  [[nodiscard]] std::vector<Value> look_before(std::span<const Cells> sets) const;

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace broceliande::menhirs::batch
