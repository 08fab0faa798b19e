#pragma once

#include <cstdint>

namespace broceliande::menhirs::batch {

#ifdef __CUDACC__
#define BROCELIANDE_ANYWHERE __host__ __device__
#else
#define BROCELIANDE_ANYWHERE
#endif

/// A slide of a set of mist in 14 bits, such that no two slides of one set share a number: the low
/// 11 say which of the tiles move, counted from the lowest bit of the set; the high 3 the
/// direction. Directions 6 and 7 are none, and mark what needs no slide.
using SlideNumber = std::uint32_t;
inline constexpr int kPartBits = 11;
inline constexpr SlideNumber kNoMirror = 7U << kPartBits | 0x7ffU;

[[nodiscard]] BROCELIANDE_ANYWHERE constexpr SlideNumber slide_number(std::uint32_t part,
                                                                      std::uint32_t direction) {
  return part | direction << kPartBits;
}

/// What a set of mist is worth to the player to act, 0 a loss, 1 a draw, 2 a win, with every mirror
/// (M11). A mirror forbids one slide, so an entry holds the value, the best slide, and the value
/// without it; where several slides are equally good no mirror matters. In 16 bits:
///
///   15-13  direction of the best slide; 7: no mirror matters; 6: see below
///   12-2   its part
///   1-0    value with it and without it: 1 win, draw; 2 win, loss; 3 draw, loss
///
/// With direction 7 the low bits are 0 for a loss, 1 for a win, 3 for a draw, mirror or no mirror.
/// Where only one slide is legal and M11 forbids it, the player passes (M15), and that can be
/// better for them than the slide: direction 6, and the two values change places. The slide is not
/// stored then; being the only one, it is the mirror if the mirror is legal at all.
using Entry = std::uint16_t;
inline constexpr std::uint32_t kAlways = 7U << 13;
inline constexpr std::uint32_t kBetterForbidden = 6U << 13;
inline constexpr std::uint32_t kLossAlways = kAlways;

[[nodiscard]] BROCELIANDE_ANYWHERE constexpr std::uint32_t pair_number(std::uint32_t high,
                                                                       std::uint32_t low) {
  return high == 1 ? 3 : low == 1 ? 1 : 2;
}

[[nodiscard]] BROCELIANDE_ANYWHERE constexpr std::uint32_t make_entry(std::uint32_t best,
                                                                      std::uint32_t without_best,
                                                                      SlideNumber best_slide) {
  if (best == without_best) return kAlways | (best == 0 ? 0U : best == 1 ? 3U : 1U);
  if (best < without_best) return kBetterForbidden | pair_number(without_best, best);
  return best_slide << 2 | pair_number(best, without_best);
}

[[nodiscard]] BROCELIANDE_ANYWHERE constexpr bool is_always(std::uint32_t entry) {
  return entry >> 13 == 7;
}

[[nodiscard]] BROCELIANDE_ANYWHERE constexpr bool is_better_forbidden(std::uint32_t entry) {
  return entry >> 13 == 6;
}

/// A turn that clears is filled in two steps: first what every set is worth that a slide can leave
/// behind, when the best tile is then taken. That is an entry too, of the player to act next: the
/// mirror in question is a slide of the set before the clear. Where several mirrors matter, or
/// passes do, 16 bits cannot hold them; then direction 6 says to ask again, tile by tile, and the
/// low bits hold the most that the clearing player can hope for.
inline constexpr std::uint32_t kAskAgain = 6U << 13;

[[nodiscard]] BROCELIANDE_ANYWHERE constexpr bool asks_again(std::uint32_t entry) {
  return entry >> 13 == 6;
}

/// A slide of a set without one of its tiles, as a slide of the whole set; `place` counts the
/// tiles of the set that are lower than that one.
[[nodiscard]] BROCELIANDE_ANYWHERE constexpr SlideNumber with_tile_at(SlideNumber slide,
                                                                      int place) {
  const std::uint32_t below = slide & ((1U << place) - 1);
  const std::uint32_t part = slide & ((1U << kPartBits) - 1);
  return below | part >> place << (place + 1) | slide >> kPartBits << kPartBits;
}

/// The lower of the two values, or the higher, as the opponent sees it.
[[nodiscard]] BROCELIANDE_ANYWHERE constexpr std::uint32_t opposite_worth(std::uint32_t entry,
                                                                          bool lower) {
  constexpr std::uint32_t kHigher = 2U | 0U << 2 | 0U << 4 | 1U << 6;
  constexpr std::uint32_t kLower = 2U | 1U << 2 | 2U << 4 | 2U << 6;
  return (lower ? kLower : kHigher) >> (2 * (entry & 3)) & 3;
}

/// The value to the opponent with a mirror, or with kNoMirror, of any entry but those that are
/// better forbidden.
[[nodiscard]] BROCELIANDE_ANYWHERE constexpr std::uint32_t opposite_worth_with(std::uint32_t entry,
                                                                               SlideNumber mirror) {
  return opposite_worth(entry, entry >> 2 == mirror);
}

}  // namespace broceliande::menhirs::batch
