#pragma once

#include <cstdint>

#include "games/menhirs/search/game_value.hpp"

namespace broceliande::menhirs {

/// How good a position is for a player: its exact value, and among draws the chance that the other
/// player errs. One number, the higher the better.
class PracticalValue {
 public:
  static constexpr int kCertain = 63;

  constexpr PracticalValue() = default;
  /// The chance, up to kCertain, is that of a draw.
  constexpr PracticalValue(GameValue value, int winning_chance)
      : bits_(value * kStep + (value == kDraw ? winning_chance : 0)) {}
  [[nodiscard]] static constexpr PracticalValue from_bits(int bits) { return PracticalValue(bits); }

  [[nodiscard]] constexpr GameValue value() const { return bits_ >> 6; }
  /// That they win: in a win kCertain, in a loss -kCertain.
  [[nodiscard]] constexpr int winning_chance() const {
    if (value() == kDraw) return bits_ & kCertain;
    return value() > 0 ? kCertain : -kCertain;
  }
  [[nodiscard]] constexpr int bits() const { return bits_; }

  friend constexpr auto operator<=>(PracticalValue, PracticalValue) = default;

 private:
  static constexpr int kStep = kCertain + 1;

  explicit constexpr PracticalValue(int bits) : bits_(bits) {}

  int bits_ = 0;
};

/// What is known of a position at the beginning of a turn. A fallible player is that of
/// opponent_model.hpp.
struct TablebaseEntry {
  static constexpr int kMaxRandomPlayScore = 127;

  PracticalValue evaluation;  ///< for the player to move, against a fallible opponent
  int own_error_chance = 0;   ///< in a draw: that the player to move errs if fallible
  int random_play_score = 0;  ///< for the player to move: of play at random that only takes wins
};

/// The entry of a set of mist in 64 bits. The mirror (M11) forbids at most one slide, so the
/// evaluations of the best slide and of the second best tell all:
///   bits 0–11, 12–23  the evaluation, and the evaluation without the best slide, + 2048
///   bits 24–29        the chance to err oneself
///   bits 30–37        the random play score, + 128
///   bits 38–63        the name of the best slide
class PackedEntry {
 public:
  /// A slide is known by the set of mist that it leads to, see ExactSlides; a name is a number that
  /// the set has.
  using Name = std::uint32_t;
  static constexpr Name kNoSlide = (1U << 26) - 1;

  constexpr PackedEntry() = default;
  constexpr PackedEntry(const TablebaseEntry& entry, PracticalValue without_best, Name best_slide)
      : bits_(static_cast<std::uint64_t>(entry.evaluation.bits() + kBias) |
              static_cast<std::uint64_t>(without_best.bits() + kBias) << 12 |
              static_cast<std::uint64_t>(entry.own_error_chance) << 24 |
              static_cast<std::uint64_t>(entry.random_play_score + kRandomPlayBias) << 30 |
              static_cast<std::uint64_t>(best_slide) << 38) {}

  [[nodiscard]] static constexpr PackedEntry from_bits(std::uint64_t bits) {
    PackedEntry packed;
    packed.bits_ = bits;
    return packed;
  }
  [[nodiscard]] constexpr std::uint64_t bits() const { return bits_; }

  [[nodiscard]] constexpr Name best_slide() const { return static_cast<Name>(bits_ >> 38); }
  [[nodiscard]] constexpr TablebaseEntry best() const {
    return {evaluation(0), own_error_chance(), random_play_score()};
  }
  [[nodiscard]] constexpr TablebaseEntry without_best() const {
    return {evaluation(12), own_error_chance(), random_play_score()};
  }
  /// Whether it matters that the best slide is forbidden.
  [[nodiscard]] constexpr bool depends_on_mirror() const { return evaluation(0) != evaluation(12); }

 private:
  static constexpr int kBias = 2048;
  static constexpr int kRandomPlayBias = 128;

  [[nodiscard]] constexpr PracticalValue evaluation(int shift) const {
    return PracticalValue::from_bits(static_cast<int>(bits_ >> shift & 4095) - kBias);
  }
  [[nodiscard]] constexpr int own_error_chance() const {
    return static_cast<int>(bits_ >> 24 & 63);
  }
  [[nodiscard]] constexpr int random_play_score() const {
    return static_cast<int>(bits_ >> 30 & 255) - kRandomPlayBias;
  }

  std::uint64_t bits_ = 0;
};

}  // namespace broceliande::menhirs
