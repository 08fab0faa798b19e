#pragma once

#include "gpu_turns.cuh"

namespace broceliande::menhirs::batch {
namespace {

/// What a lane counts for its layout.
struct LaneCounts {
  std::uint32_t by_value[3] = {0, 0, 0};
  std::uint32_t mirror_decides = 0;

  __device__ void add(std::uint32_t best, std::uint32_t without_best) {
    by_value[0] += best == 0;
    by_value[1] += best == 1;
    by_value[2] += best == 2;
    mirror_decides += best != without_best;
  }
};

__device__ Workspace& workspace() {
  extern __shared__ char shared[];
  Workspace& work = *reinterpret_cast<Workspace*>(shared);
  for (int i = threadIdx.x; i < (kMostCellsHere + 1) * (kMostTiles + 1); i += blockDim.x) {
    (&work.binomials[0][0])[i] = (&kBoard.binomials[0][0])[i];
  }
  for (int i = threadIdx.x; i < kMostCellsHere; i += blockDim.x) {
    work.neighbours[i] = kBoard.neighbours[i];
  }
  __syncthreads();
  return work;
}

/// The first step of a turn that clears: fills Job::now with what sets are worth before the clear.
__global__ void __launch_bounds__(kWarp* kWarpsPerBlock) fill_left_behind(Job job) {
  Workspace& work = workspace();
  const int lane = threadIdx.x % kWarp;
  const Turns<TurnKind::clearing> turns{job, work, lane, kMenhirsOf[lane]};
  const std::uint64_t stride = std::uint64_t{gridDim.x} * kWarpsPerBlock * kWarp;
  std::uint64_t begin = std::uint64_t{blockIdx.x} * kWarpsPerBlock * kWarp + threadIdx.x - lane;
  for (; begin < job.count; begin += stride) {
    const int sets = static_cast<int>(min(std::uint64_t{kWarp}, job.count - begin));
    const Cells mine = lane < sets ? set_numbered(work, begin + lane, job.tiles) : 0;
    for (int s = 0; s < sets; ++s) {
      const std::uint32_t entry = turns.entry_left_behind(__shfl_sync(kAllLanes, mine, s));
      job.now[(begin + s) * kLayoutsAtOnce + lane] = static_cast<Entry>(entry);
    }
  }
}

template <TurnKind ending>
__global__ void __launch_bounds__(kWarp* kWarpsPerBlock) fill_sets(Job job) {
  Workspace& work = workspace();
  const int lane = threadIdx.x % kWarp;
  Workspace::OfWarp& mine = work.warps[threadIdx.x / kWarp];
  const Turns<ending> turns{job, work, lane, kMenhirsOf[lane]};
  // The first thirty lanes try five parts at a time, each in six directions.
  constexpr int kPartsAtOnce = 5;
  const int direction = lane % kDirections;
  const Cells edge = kBoard.edge[direction];
  const int distance = kBoard.distance[direction];
  LaneCounts counts;
  std::uint64_t slides_seen = 0;
  std::uint32_t few_slides[2] = {0, 0};
  std::uint32_t better_forbidden = 0;

  const std::uint64_t groups = (job.count + kWarp - 1) / kWarp;
  const std::uint64_t stride = std::uint64_t{gridDim.x} * kWarpsPerBlock;
  for (std::uint64_t group = std::uint64_t{blockIdx.x} * kWarpsPerBlock + threadIdx.x / kWarp;
       group < groups; group += stride) {
    const std::uint64_t begin = group * kWarp;
    const int sets = static_cast<int>(min(std::uint64_t{kWarp}, job.count - begin));
    __syncwarp();
    if (lane < sets) {
      const Cells set = job.listed != nullptr ? job.listed[begin + lane]
                                              : set_numbered(work, begin + lane, job.tiles);
      find_clusters(job, work, mine, lane, set);
    }
    __syncwarp();
    for (int s = 0; s < sets; ++s) {
      const Cells mist = mine.sets[s];
      const int clusters = mine.cluster_count[s];
      const int parts = clusters + mine.split_count[s];
      const std::uint64_t* splits = job.lists + mine.split_place[s] - clusters;
      int slides = 0;
      int waiting = 0;
      BestTwo best;
      for (int first_part = 0; first_part < parts; first_part += kPartsAtOnce) {
        const int which = first_part + lane / kDirections;
        bool moves = false;
        Cells part = 0;
        if (lane < kPartsAtOnce * kDirections && which < parts) {
          part = which < clusters ? mine.clusters[s][which] : splits[which];
          moves = (part & edge) == 0 && (rotated(part, distance) & mist & ~part) == 0;
        }
        const unsigned moving = __ballot_sync(kAllLanes, moves);
        if (moves) {
          mine.slides[waiting + __popc(moving & ((1U << lane) - 1))] =
              part | static_cast<std::uint64_t>(direction) << kDirectionPlace;
        }
        waiting += __popc(moving);
        slides += __popc(moving);
        __syncwarp();
        if (waiting < kWarp) continue;
        turns.add(mist, mine.slides[lane], kWarp, best);
        const std::uint64_t rest = mine.slides[kWarp + lane];
        __syncwarp();
        mine.slides[lane] = rest;
        waiting -= kWarp;
        __syncwarp();
      }
      if (waiting > 0) turns.add(mist, lane < waiting ? mine.slides[lane] : 0, waiting, best);
      __syncwarp();

      std::uint32_t value = best.best >> 16;
      std::uint32_t without_best = best.second >> 16;
      if (slides < 2) {
        without_best = turns.pass(mist);
        if (slides == 0) value = without_best;
        ++few_slides[slides];
      }
      const bool is_bare = (mist & turns.menhirs) == 0;  // won by the slide before (M12)
      const std::uint32_t entry =
          is_bare ? kLossAlways : make_entry(value, without_best, best.best & 0x3fffU);
      job.now[(begin + s) * kLayoutsAtOnce + lane] = static_cast<Entry>(entry);
      better_forbidden += is_better_forbidden(entry);
      if (!is_bare) counts.add(value, without_best);
      slides_seen += slides;
    }
  }
  if (job.counts == nullptr) return;
  atomicAdd(&job.counts[kBetterForbiddenSeen], better_forbidden);
  unsigned long long* of_layout = job.counts + kOfLayouts + 4 * lane;
  for (int i = 0; i < 3; ++i) atomicAdd(&of_layout[i], counts.by_value[i]);
  atomicAdd(&of_layout[3], counts.mirror_decides);
  if (lane != 0) return;
  atomicAdd(&job.counts[kSlides], slides_seen);
  atomicAdd(&job.counts[kWithoutSlide], few_slides[0]);
  atomicAdd(&job.counts[kWithOneSlide], few_slides[1]);
}

__global__ void gather(const Entry* table, const std::uint64_t* places, Entry* found, int count) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) found[i] = table[places[i]];
}

}  // namespace
}  // namespace broceliande::menhirs::batch
