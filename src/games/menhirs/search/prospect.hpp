#pragma once

#include <cstdint>

#include "games/menhirs/search/exact_worth.hpp"

namespace broceliande::menhirs {

/// How good a position is for a player: its exact worth, and among draws the chance that the other
/// player errs. One number, the higher the better.
class Promise {
 public:
  static constexpr int kSure = 63;

  constexpr Promise() = default;
  /// The chance, up to kSure, is that of a draw.
  constexpr Promise(Worth worth, int chance)
      : bits_(worth * kStep + (worth == kDraw ? chance : 0)) {}
  [[nodiscard]] static constexpr Promise from_bits(int bits) { return Promise(bits); }

  [[nodiscard]] constexpr Worth worth() const { return bits_ >> 6; }
  /// That he wins: in a win kSure, in a loss -kSure.
  [[nodiscard]] constexpr int chance() const {
    if (worth() == kDraw) return bits_ & kSure;
    return worth() > 0 ? kSure : -kSure;
  }
  [[nodiscard]] constexpr int bits() const { return bits_; }

  friend constexpr auto operator<=>(Promise, Promise) = default;

 private:
  static constexpr int kStep = kSure + 1;

  explicit constexpr Promise(int bits) : bits_(bits) {}

  int bits_ = 0;
};

/// What a position at the beginning of a turn promises.
struct Prospect {
  static constexpr int kMostDrift = 127;

  Promise promise;  ///< to the player to move, when the other is hasty
  int fear = 0;     ///< in a draw: the chance of the other, when the player to move is hasty
  int drift = 0;    ///< for the player to move, where aimless play leads that only takes wins
};

/// The prospects of a set of mist in 64 bits. The mirror (M11) forbids at most one slide, so what
/// the best slide and the second best promise tells all:
///   bits 0–11, 12–23  the promise, and the promise without the best slide, + 2048
///   bits 24–29        the fear
///   bits 30–37        the drift, + 128
///   bits 38–63        the name of the best slide
class PackedProspect {
 public:
  /// A slide is known by the set of mist that it leads to, see ExactSlides; a name is a number that
  /// the set has.
  using Name = std::uint32_t;
  static constexpr Name kNoSlide = (1U << 26) - 1;

  constexpr PackedProspect() = default;
  constexpr PackedProspect(const Prospect& prospect, Promise without_best, Name best_slide)
      : bits_(static_cast<std::uint64_t>(prospect.promise.bits() + kBias) |
              static_cast<std::uint64_t>(without_best.bits() + kBias) << 12 |
              static_cast<std::uint64_t>(prospect.fear) << 24 |
              static_cast<std::uint64_t>(prospect.drift + kDriftBias) << 30 |
              static_cast<std::uint64_t>(best_slide) << 38) {}

  [[nodiscard]] static constexpr PackedProspect from_bits(std::uint64_t bits) {
    PackedProspect packed;
    packed.bits_ = bits;
    return packed;
  }
  [[nodiscard]] constexpr std::uint64_t bits() const { return bits_; }

  [[nodiscard]] constexpr Name best_slide() const { return static_cast<Name>(bits_ >> 38); }
  [[nodiscard]] constexpr Prospect best() const { return {promise(0), fear(), drift()}; }
  [[nodiscard]] constexpr Prospect without_best() const { return {promise(12), fear(), drift()}; }
  /// Whether it matters that the best slide is forbidden.
  [[nodiscard]] constexpr bool depends_on_mirror() const { return promise(0) != promise(12); }

 private:
  static constexpr int kBias = 2048;
  static constexpr int kDriftBias = 128;

  [[nodiscard]] constexpr Promise promise(int shift) const {
    return Promise::from_bits(static_cast<int>(bits_ >> shift & 4095) - kBias);
  }
  [[nodiscard]] constexpr int fear() const { return static_cast<int>(bits_ >> 24 & 63); }
  [[nodiscard]] constexpr int drift() const {
    return static_cast<int>(bits_ >> 30 & 255) - kDriftBias;
  }

  std::uint64_t bits_ = 0;
};

}  // namespace broceliande::menhirs
