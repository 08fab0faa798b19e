/// The tables on a GPU: one warp looks at one set of mist, one lane at one layout. See README.md.

#include <cuda_runtime.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <utility>

#include "games/menhirs/rules.hpp"
#include "games/menhirs/search/combinations.hpp"
#include "gpu_fill.cuh"

namespace broceliande::menhirs::batch {
namespace {

void check(cudaError_t error, const char* what) {
  if (error == cudaSuccess) return;
  std::fprintf(stderr, "%s: %s\n", what, cudaGetErrorString(error));
  std::exit(1);
}

/// Memory of the device.
template <class T>
class Room {
 public:
  explicit Room(std::size_t count) { check(cudaMalloc(&data_, count * sizeof(T)), "cudaMalloc"); }
  explicit Room(std::span<const T> items) : Room(items.size()) {
    check(cudaMemcpy(data_, items.data(), items.size_bytes(), cudaMemcpyHostToDevice), "to device");
  }
  ~Room() { cudaFree(data_); }
  Room(const Room&) = delete;
  Room& operator=(const Room&) = delete;

  [[nodiscard]] T* get() const { return data_; }
  [[nodiscard]] std::vector<T> read(std::size_t count) const {
    std::vector<T> items(count);
    check(cudaMemcpy(items.data(), data_, count * sizeof(T), cudaMemcpyDeviceToHost),
          "from device");
    return items;
  }

 private:
  T* data_ = nullptr;
};

DeviceBoard device_board(const Board& board) {
  DeviceBoard device{};
  device.cells = board.cells;
  device.all = board.all;
  for (std::size_t d = 0; d < kDirections; ++d) {
    device.edge[d] = board.edge[d];
    device.distance[d] = board.distance[d];
  }
  for (std::size_t i = 0; i < static_cast<std::size_t>(board.cells); ++i) {
    device.neighbours[i] = board.neighbours[i];
  }
  for (int cells = 0; cells <= board.cells; ++cells) {
    for (int tiles = 0; tiles <= kMostTiles; ++tiles) {
      device.binomials[cells][tiles] =
          static_cast<std::uint32_t>(Combinations::count(cells, tiles));
    }
  }
  return device;
}

Value as_value(std::uint32_t opposite_worth) { return static_cast<Value>(2 - opposite_worth); }

Value value_with(const Board& board, const Question& question, Entry entry) {
  const Action mirror = question.mirror;
  if (!mirror.is_slide()) return as_value(opposite_worth(entry, is_better_forbidden(entry)));
  if (!is_better_forbidden(entry)) {
    std::uint32_t part = 0;
    std::uint32_t bit = 1;
    for (Cells left = question.mist; left != 0; left &= left - 1, bit <<= 1) {
      if ((first(left) & mirror.cells()) != 0) part |= bit;
    }
    const auto direction = static_cast<std::uint32_t>(mirror.direction());
    return as_value(opposite_worth_with(entry, slide_number(part, direction)));
  }
  State state;
  state.side = static_cast<std::uint8_t>(board.side);
  state.phase = Phase::slide;
  state.mist = question.mist;
  std::vector<Action> actions;
  legal(state, actions);
  return as_value(opposite_worth(entry, actions.front() != mirror));
}

}  // namespace

struct Tables::Inside {
  const Board& board;
  SplitParts parts;
  Room<std::uint64_t> slots;
  Room<std::uint64_t> lists;
  /// Turns that do not clear alternate between the first two. Those that do alternate between the
  /// first and the third, which needs no room for eleven tiles, and fill the second before.
  Room<Entry> first;
  Room<Entry> second;
  Room<Entry> third;
  Room<unsigned long long> counts{kOfLayouts + 4 * kLayoutsAtOnce};
  Batch batch;
  int turn = kTurns;  ///< the one that was filled last
  bool some_better_forbidden = false;

  explicit Inside(const Board& the_board)
      : board(the_board),
        parts(board, kMostTiles),
        slots(std::span<const std::uint64_t>(parts.slots)),
        lists(std::span<const std::uint64_t>(parts.lists)),
        first(most_sets(kMostTiles) * kLayoutsAtOnce),
        second(most_sets(kMostTiles) * kLayoutsAtOnce),
        third(most_sets(kMostTiles - 1) * kLayoutsAtOnce) {
    const DeviceBoard device = device_board(board);
    check(cudaMemcpyToSymbol(kBoard, &device, sizeof device), "the board");
    parts.slots = {};
    parts.lists = {};
  }

  /// Of so many tiles or fewer.
  [[nodiscard]] std::uint64_t most_sets(int tiles) const {
    std::uint64_t most = 0;
    for (; tiles > 0; --tiles) most = std::max(most, Combinations::count(board.cells, tiles));
    return most;
  }

  [[nodiscard]] Entry* table_of(int of_turn) const {
    if ((of_turn - batch.first_clearing) % 2 == 0) return first.get();
    return batch.clears_at(of_turn) ? third.get() : second.get();
  }

  /// A job that looks at the turn before the one that was filled last.
  [[nodiscard]] Job job(Entry* to, const Cells* listed, std::uint64_t count) const {
    return {.next = table_of(turn),
            .left_behind = second.get(),
            .now = to,
            .listed = listed,
            .count = count,
            .tiles = batch.tiles_at(turn - 1),
            .some_better_forbidden = some_better_forbidden,
            .slots = slots.get(),
            .lists = lists.get(),
            .slot_bits = parts.slot_bits,
            .counts = nullptr};
  }

  void run(const Job& job) const {
    if (turn == batch.horizon) return launch(fill_sets<TurnKind::last>, job);
    if (!batch.clears_at(turn - 1)) return launch(fill_sets<TurnKind::plain>, job);
    Job before = job;
    before.now = second.get();
    launch(fill_left_behind, before);
    launch(fill_sets<TurnKind::clearing>, job);
  }

  static void launch(void (*kernel)(Job), const Job& job) {
    constexpr int kBytes = static_cast<int>(sizeof(Workspace));
    int blocks_per_sm = 0;
    int processors = 0;
    check(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, kBytes),
          "shared memory");
    check(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks_per_sm, kernel,
                                                        kWarp * kWarpsPerBlock, kBytes),
          "occupancy");
    check(cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, 0), "processors");
    const auto blocks = static_cast<unsigned>(blocks_per_sm * processors);
    kernel<<<blocks, kWarp * kWarpsPerBlock, kBytes>>>(job);
    check(cudaGetLastError(), "launch");
    check(cudaDeviceSynchronize(), "the pass");
  }
};

Tables::Tables(int side) : inside_(std::make_unique<Inside>(board(side))) {}
Tables::~Tables() = default;

void Tables::begin(const Batch& batch) {
  inside_->batch = batch;
  inside_->turn = batch.horizon;
  inside_->some_better_forbidden = false;
  std::array<Cells, kLayoutsAtOnce> menhirs{};
  for (std::size_t i = 0; i < batch.layouts.size(); ++i) menhirs[i] = batch.layouts[i];
  check(cudaMemcpyToSymbol(kMenhirsOf, menhirs.data(), sizeof menhirs), "the layouts");
}

TurnCounts Tables::fill() {
  Inside& in = *inside_;
  const int tiles = in.batch.tiles_at(in.turn - 1);
  TurnCounts counts;
  counts.sets = Combinations::count(in.board.cells, tiles);
  const std::size_t places = kOfLayouts + 4 * kLayoutsAtOnce;
  check(cudaMemset(in.counts.get(), 0, places * sizeof(unsigned long long)), "counts");
  Job job = in.job(in.table_of(in.turn - 1), nullptr, counts.sets);
  job.counts = in.counts.get();
  in.run(job);
  --in.turn;

  const auto found = in.counts.read(places);
  counts.slides = found[kSlides];
  counts.without_slide = found[kWithoutSlide];
  counts.with_one_slide = found[kWithOneSlide];
  in.some_better_forbidden = found[kBetterForbiddenSeen] != 0;
  for (std::size_t i = 0; i < kLayoutsAtOnce; ++i) {
    const std::size_t at = kOfLayouts + 4 * i;
    counts.layouts[i] = {{found[at], found[at + 1], found[at + 2]}, found[at + 3]};
  }
  return counts;
}

std::vector<Value> Tables::answer(std::span<const Question> questions) const {
  if (questions.empty()) return {};
  std::vector<std::uint64_t> places;
  for (const Question& question : questions) {
    const std::uint64_t number = Combinations::number(question.mist);
    places.push_back(number * kLayoutsAtOnce + question.layout);
  }
  const Room<std::uint64_t> wanted{std::span<const std::uint64_t>(places)};
  const Room<Entry> found(places.size());
  const int count = static_cast<int>(places.size());
  gather<<<(count + 255) / 256, 256>>>(inside_->table_of(inside_->turn), wanted.get(), found.get(),
                                       count);
  check(cudaGetLastError(), "gather");
  const auto entries = found.read(places.size());
  std::vector<Value> values;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    values.push_back(value_with(inside_->board, questions[i], entries[i]));
  }
  return values;
}

std::vector<Value> Tables::look_before(std::span<const Cells> sets) const {
  const Room<Cells> listed(sets);
  const Room<Entry> found(sets.size() * kLayoutsAtOnce);
  inside_->run(inside_->job(found.get(), listed.get(), sets.size()));
  std::vector<Value> values;
  for (const Entry entry : found.read(sets.size() * kLayoutsAtOnce)) {
    values.push_back(as_value(opposite_worth(entry, is_better_forbidden(entry))));
  }
  return values;
}

}  // namespace broceliande::menhirs::batch
