#pragma once

#include "gpu_board.cuh"

namespace broceliande::menhirs::batch {
namespace {

/// The best two of the turns that a lane's layout has; a candidate is a worth, and the slide below.
struct BestTwo {
  std::uint32_t best = 0;
  std::uint32_t second = 0;

  __device__ void add(std::uint32_t value, SlideNumber slide) {
    const std::uint32_t candidate = value << 16 | slide;
    second = max(second, min(best, candidate));
    best = max(best, candidate);
  }
};

/// One warp's view of the turn: worths of turns, for the player who takes them. `mirror` is the
/// part that has slid, and the direction back; no cells after a pass.
template <TurnKind ending>
struct Turns {
  const Job& job;
  const Workspace& work;
  int lane;
  Cells menhirs;

  __device__ std::uint32_t entry_of(const Entry* table, std::uint32_t number) const {
    return table[std::uint64_t{number} * kLayoutsAtOnce + lane];
  }

  __device__ std::uint32_t opposite(std::uint32_t entry, SlideNumber mirror, Cells mist,
                                    Cells landed) const {
    if (job.some_better_forbidden && __any_sync(kAllLanes, is_better_forbidden(entry))) {
      const bool forbids = mirror != kNoMirror && may_part(work, mist, landed);
      if (is_better_forbidden(entry)) return opposite_worth(entry, !forbids);
    }
    return opposite_worth_with(entry, mirror);
  }

  /// The worth of leaving the mist `to` behind in a turn that ends with a clear.
  __device__ std::uint32_t cleared(Cells to, Cells landed, std::uint32_t back) const {
    const OneLess less = one_less(to, landed);
    const bool lifts = landed == 0 || (landed & less.taken) != 0;  // M11
    const SlideNumber mirror = lifts ? kNoMirror : slide_number(less.part, back);
    const Cells covered = to & menhirs;
    std::uint32_t best = 0;
    for (int i = 0; i < job.tiles; ++i) {
      const Cells tile = __shfl_sync(kAllLanes, less.taken, i);
      const SlideNumber with = __shfl_sync(kAllLanes, mirror, i);
      const std::uint32_t entry = entry_of(job.next, __shfl_sync(kAllLanes, less.number, i));
      const std::uint32_t value = opposite(entry, with, to & ~tile, landed);
      best = max(best, covered == tile ? 0 : value);  // M14
    }
    return covered == 0 ? 2 : best;  // M12
  }

  /// Each lane numbers the set without one of its tiles, and what is left of a part.
  struct OneLess {
    std::uint32_t number = 0;
    std::uint32_t part = 0;
    Cells taken = 0;
  };

  __device__ OneLess one_less(Cells set, Cells part) const {
    OneLess less;
    int place = 0;
    for (Cells left = set; left != 0; left &= left - 1, ++place) {
      const int cell = lowest(left);
      if (place == lane) {
        less.taken = Cells{1} << cell;
        continue;
      }
      const int rank = place < lane ? place : place - 1;
      less.number += work.binomials[cell][rank + 1];
      less.part |= static_cast<std::uint32_t>(part >> cell & 1) << rank;
    }
    return less;
  }

  /// What kAskAgain describes, for a set that is left behind.
  __device__ std::uint32_t entry_left_behind(Cells set) const {
    const OneLess less = one_less(set, 0);
    const Cells covered = set & menhirs;
    std::uint32_t entries[kMostTiles];
#pragma unroll
    for (int i = 0; i < kMostTiles; ++i) {
      entries[i] = kAlways | 1U;  // as good as a tile that may not be taken
      const std::uint32_t number = __shfl_sync(kAllLanes, less.number, i);
      const Cells tile = __shfl_sync(kAllLanes, less.taken, i);
      if (i < job.tiles && covered != tile) entries[i] = entry_of(job.next, number);  // M14
    }
    std::uint32_t usual = 0;  // what the clearing player gets when no mirror matters
    std::uint32_t most = 0;   // … and when the mirror is the best for him
    bool asks = false;
#pragma unroll
    for (int i = 0; i < kMostTiles; ++i) {
      asks = asks || is_better_forbidden(entries[i]);
      usual = max(usual, opposite_worth(entries[i], false));
      most = max(most, opposite_worth(entries[i], !is_always(entries[i])));
    }
    SlideNumber slide = kNoMirror;
#pragma unroll
    for (int i = 0; i < kMostTiles; ++i) {
      if (is_always(entries[i]) || opposite_worth(entries[i], true) <= usual) continue;
      const SlideNumber found = with_tile_at(entries[i] >> 2, i);
      asks = asks || (slide != kNoMirror && found != slide);
      slide = found;
    }
    if (covered == 0) return kLossAlways;  // M12
    return asks ? kAskAgain | most : make_entry(2 - usual, 2 - most, slide);
  }

  /// The worth of a pass (M15).
  __device__ std::uint32_t pass(Cells mist) const {
    if constexpr (ending == TurnKind::last) {
      return 1;
    } else if constexpr (ending == TurnKind::clearing) {
      return cleared(mist, 0, 0);
    } else {
      std::uint32_t number = 0;
      int place = 0;
      for (Cells left = mist; left != 0; left &= left - 1) {
        number += work.binomials[lowest(left)][++place];
      }
      return opposite(entry_of(job.next, number), kNoMirror, mist, 0);
    }
  }

  /// A slide, as a lane sees it, and what the mirror will be.
  struct LaneSlide {
    Cells to = 0;
    Cells landed = 0;
    std::uint32_t back = 0;
    SlideNumber number = 0;
  };

  __device__ LaneSlide slide_of(Cells mist, std::uint64_t packed) const {
    const Cells part = packed & kPartMask;
    const auto direction = static_cast<std::uint32_t>(packed >> kDirectionPlace);
    const Cells landed = rotated(part, kBoard.distance[direction]);
    return {(mist & ~part) | landed, landed, direction < 3 ? direction + 3 : direction - 3,
            slide_number(part_bits(mist, part), direction)};
  }

  /// Adds up to 32 slides of a set, one from each lane.
  __device__ void add(Cells mist, std::uint64_t packed, int slides, BestTwo& best) const {
    const LaneSlide slide = slide_of(mist, packed);
    if constexpr (ending == TurnKind::last) {
      for (int i = 0; i < slides; ++i) {
        const Cells to = __shfl_sync(kAllLanes, slide.to, i);
        best.add((to & menhirs) == 0 ? 2 : 1, __shfl_sync(kAllLanes, slide.number, i));
      }
    } else {
      look_up(slide, slides, best);
    }
  }

  __device__ void look_up(const LaneSlide& slide, int slides, BestTwo& best) const {
    std::uint32_t number = 0;
    std::uint32_t part = 0;
    int place = 0;
    for (Cells left = slide.to; left != 0; left &= left - 1) {
      const int cell = lowest(left);
      part |= static_cast<std::uint32_t>(slide.landed >> cell & 1) << place;
      number += work.binomials[cell][++place];
    }
    const std::uint32_t both = slide_number(part, slide.back) << 16 | slide.number;
    const Entry* table = ending == TurnKind::clearing ? job.left_behind : job.next;
    unsigned may_win = 0;  // the slides to ask about again, by what they may lead to
    unsigned may_draw = 0;
    constexpr int kAtOnce = 8;
    for (int begin = 0; begin < slides; begin += kAtOnce) {
      std::uint32_t entries[kAtOnce];
#pragma unroll
      for (int i = 0; i < kAtOnce; ++i) {
        const std::uint32_t of = __shfl_sync(kAllLanes, number, begin + i);
        entries[i] = begin + i < slides ? entry_of(table, of) : 0U;
      }
#pragma unroll
      for (int i = 0; i < kAtOnce; ++i) {
        if (begin + i >= slides) break;
        const std::uint32_t numbers = __shfl_sync(kAllLanes, both, begin + i);
        if constexpr (ending == TurnKind::clearing) {
          if (asks_again(entries[i])) {
            const unsigned bit = 1U << (begin + i);
            may_win |= (entries[i] & 3) == 2 ? bit : 0;
            may_draw |= (entries[i] & 3) == 1 ? bit : 0;
          } else {
            best.add(opposite_worth_with(entries[i], numbers >> 16), numbers & 0xffffU);
          }
        } else {
          Cells to = 0;
          Cells landed = 0;
          if (job.some_better_forbidden) {
            to = __shfl_sync(kAllLanes, slide.to, begin + i);
            landed = __shfl_sync(kAllLanes, slide.landed, begin + i);
          }
          best.add(opposite(entries[i], numbers >> 16, to, landed), numbers & 0xffffU);
        }
      }
    }
    if constexpr (ending == TurnKind::clearing) ask_again(slide, may_win, may_draw, best);
  }

  /// A slide that leads to no more than the second best need not be known better.
  __device__ void ask_again(const LaneSlide& slide, unsigned may_win, unsigned may_draw,
                            BestTwo& best) const {
    const auto open = [&] {
      const std::uint32_t second = best.second >> 16;
      return (second < 2 ? may_win : 0) | (second < 1 ? may_draw : 0);
    };
    for (unsigned asked = 0;;) {
      const unsigned left = __reduce_or_sync(kAllLanes, open()) & ~asked;
      if (left == 0) break;
      const int i = __ffs(static_cast<int>(left)) - 1;
      asked |= 1U << i;
      const Cells to = __shfl_sync(kAllLanes, slide.to, i);
      const Cells landed = __shfl_sync(kAllLanes, slide.landed, i);
      const std::uint32_t value = cleared(to, landed, __shfl_sync(kAllLanes, slide.back, i));
      const SlideNumber forward = __shfl_sync(kAllLanes, slide.number, i);
      if ((open() >> i & 1) != 0) best.add(value, forward);
    }
  }
};

}  // namespace
}  // namespace broceliande::menhirs::batch
