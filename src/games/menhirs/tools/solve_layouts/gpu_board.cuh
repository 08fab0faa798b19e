#pragma once

#include <cstdint>

#include "entry.hpp"
#include "split_parts.hpp"
#include "tables.hpp"

namespace broceliande::menhirs::batch {
namespace {

constexpr int kWarp = 32;
constexpr int kWarpsPerBlock = 8;
constexpr unsigned kAllLanes = ~0U;
constexpr int kMostCellsHere = 37;  // side 4

/// What a turn is filled from.
struct Job {
  const Entry* next;           ///< the turn after, by number of the set; none in the last turn
  const Entry* left_behind;    ///< in a turn that clears: before the clear, see kAskAgain
  Entry* now;                  ///< where the entries go: by number, or by place in `listed`
  const Cells* listed;         ///< the sets to look at, or null for all of them
  std::uint64_t count;         ///< of sets to look at
  int tiles;                   ///< of these sets
  bool some_better_forbidden;  ///< whether `next` holds such entries (entry.hpp)
  const std::uint64_t* slots;  ///< see SplitParts
  const std::uint64_t* lists;
  int slot_bits;
  unsigned long long* counts;  ///< see Tally, or null
};

/// How a turn ends after its slide.
enum class TurnKind { last, plain, clearing };

/// Places in Job::counts: four of the sets, then four for each layout.
enum Tally { kSlides, kWithoutSlide, kWithOneSlide, kBetterForbiddenSeen, kOfLayouts };

struct DeviceBoard {
  int cells;
  Cells all;
  Cells edge[kDirections];
  int distance[kDirections];
  Cells neighbours[kMostCellsHere];
  std::uint32_t binomials[kMostCellsHere + 1][kMostTiles + 1];
};

__constant__ DeviceBoard kBoard;
__constant__ Cells kMenhirsOf[kLayoutsAtOnce];

/// Board tables that lanes read at different places, and the workings of each warp.
struct Workspace {
  std::uint32_t binomials[kMostCellsHere + 1][kMostTiles + 1];
  Cells neighbours[kMostCellsHere];
  struct OfWarp {
    Cells sets[kWarp];
    Cells clusters[kWarp][kMostTiles];
    std::uint32_t cluster_count[kWarp];
    std::uint32_t split_count[kWarp];
    std::uint32_t split_place[kWarp];
    std::uint64_t slides[2 * kWarp];  ///< the part, with the direction above it
  } warps[kWarpsPerBlock];
};

constexpr int kDirectionPlace = 40;  // in Workspace::OfWarp::slides
constexpr Cells kPartMask = (Cells{1} << kDirectionPlace) - 1;

__device__ int lowest(Cells cells) { return __ffsll(static_cast<long long>(cells)) - 1; }

__device__ Cells rotated(Cells set, int far) {
  return ((set << far) | (set >> (kBoard.cells - far))) & kBoard.all;
}

__device__ Cells set_numbered(const Workspace& work, std::uint64_t number, int tiles) {
  Cells set = 0;
  int cell = kBoard.cells - 1;
  for (int tile = tiles; tile > 0; --tile) {
    while (work.binomials[cell][tile] > number) --cell;
    number -= work.binomials[cell][tile];
    set |= Cells{1} << cell;
  }
  return set;
}

__device__ Cells piece(const Workspace& work, Cells set, Cells cell) {
  Cells found = cell;
  for (Cells open = cell; open != 0;) {
    const int next = lowest(open);
    open &= open - 1;
    const Cells fresh = work.neighbours[next] & set & ~found;
    found |= fresh;
    open |= fresh;
  }
  return found;
}

/// M9: whether a connected part of the mist may slide off.
__device__ bool may_part(const Workspace& work, Cells mist, Cells part) {
  const Cells cluster = piece(work, mist, part & (~part + 1));
  if (cluster == part) return true;
  if (__popcll(part) < kSmallestPiece) return false;
  for (Cells rest = cluster & ~part; rest != 0;) {
    const Cells found = piece(work, rest, rest & (~rest + 1));
    if (__popcll(found) < kSmallestPiece) return false;
    rest &= ~found;
  }
  return true;
}

/// A lane finds the clusters of a set of its own, and the parts that may split off the large one:
/// among eleven tiles there are no two clusters of six.
__device__ void find_clusters(const Job& job, Workspace& work, Workspace::OfWarp& mine, int lane,
                              Cells set) {
  mine.sets[lane] = set;
  mine.split_count[lane] = 0;
  mine.split_place[lane] = 0;
  int clusters = 0;
  for (Cells left = set; left != 0;) {
    const Cells cluster = piece(work, left, left & (~left + 1));
    left &= ~cluster;
    mine.clusters[lane][clusters++] = cluster;
    if (__popcll(cluster) < SplitParts::kSmallestCluster) continue;
    const std::uint64_t slots = std::uint64_t{1} << job.slot_bits;
    std::uint64_t slot = (cluster * SplitParts::kScatter) >> (64 - job.slot_bits);
    for (;; slot = (slot + 1) & (slots - 1)) {
      const std::uint64_t held = job.slots[slot];
      if (held == 0) break;
      if (held >> SplitParts::kPlaceBits != cluster) continue;
      const auto place =
          static_cast<std::uint32_t>(held & ((std::uint64_t{1} << SplitParts::kPlaceBits) - 1));
      mine.split_count[lane] = static_cast<std::uint32_t>(job.lists[place]);
      mine.split_place[lane] = place + 1;
      break;
    }
  }
  mine.cluster_count[lane] = clusters;
}

/// Which tiles of a set belong to a part, as a slide number has it.
__device__ std::uint32_t part_bits(Cells set, Cells part) {
  std::uint32_t bits = 0;
  for (std::uint32_t bit = 1; set != 0; set &= set - 1, bit <<= 1) {
    if ((part >> lowest(set) & 1) != 0) bits |= bit;
  }
  return bits;
}

}  // namespace
}  // namespace broceliande::menhirs::batch
