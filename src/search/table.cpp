#include "search/table.hpp"

#include <bit>

namespace broceliande::search {
namespace {

constexpr unsigned kActionShift = 24;
constexpr unsigned kDepthShift = 48;
constexpr unsigned kBoundShift = 56;
constexpr unsigned kGenerationShift = 58;
constexpr std::uint64_t kLow24 = 0xffffff;

std::uint64_t packed(const Memory& memory, unsigned generation) {
  return (static_cast<std::uint64_t>(memory.score) & kLow24) |
         std::uint64_t{memory.action & kLow24} << kActionShift |
         static_cast<std::uint64_t>(memory.depth & 0xff) << kDepthShift |
         static_cast<std::uint64_t>(memory.bound) << kBoundShift |
         std::uint64_t{generation} << kGenerationShift;
}

Memory unpacked(std::uint64_t contents) {
  // Shifted up and down again, so that the sign comes along.
  const auto score = static_cast<Score>(static_cast<std::uint32_t>(contents & kLow24) << 8) >> 8;
  return {.score = score,
          .depth = static_cast<int>(contents >> kDepthShift & 0xff),
          .bound = static_cast<Bound>(contents >> kBoundShift & 3),
          .action = static_cast<std::uint32_t>(contents >> kActionShift & kLow24)};
}

}  // namespace

void Table::resize(std::size_t bytes) {
  const std::size_t wanted = std::bit_floor(std::max(bytes / sizeof(Bucket), std::size_t{2}));
  buckets_ = std::vector<Bucket>(wanted);
  shift_ = 64U - static_cast<unsigned>(std::countr_zero(wanted));
}

void Table::clear() {
  for (Bucket& bucket : buckets_) {
    for (Entry& entry : bucket) {
      entry.mixed.store(0, std::memory_order_relaxed);
      entry.contents.store(0, std::memory_order_relaxed);
    }
  }
  generation_ = 0;
}

std::optional<Memory> Table::recall(std::uint64_t key) const {
  for (const Entry& entry : bucket_of(key)) {
    const std::uint64_t contents = entry.contents.load(std::memory_order_relaxed);
    if ((entry.mixed.load(std::memory_order_relaxed) ^ contents) == key) return unpacked(contents);
  }
  return std::nullopt;
}

int Table::staleness(std::uint64_t contents) const {
  const auto written = static_cast<unsigned>(contents >> kGenerationShift);
  const auto age = static_cast<int>((generation_ - written) & kGenerations);
  return 8 * age - static_cast<int>(contents >> kDepthShift & 0xff);
}

void Table::remember(std::uint64_t key, const Memory& memory) {
  Bucket& bucket = bucket_of(key);
  Entry* chosen = bucket.data();
  int most_stale = -kInfinite;
  Memory kept = memory;
  for (Entry& entry : bucket) {
    const std::uint64_t contents = entry.contents.load(std::memory_order_relaxed);
    if ((entry.mixed.load(std::memory_order_relaxed) ^ contents) == key) {
      if (kept.action == 0) kept.action = unpacked(contents).action;
      chosen = &entry;
      break;
    }
    if (const int stale = staleness(contents); stale > most_stale) {
      most_stale = stale;
      chosen = &entry;
    }
  }
  const std::uint64_t contents = packed(kept, generation_);
  chosen->contents.store(contents, std::memory_order_relaxed);
  chosen->mixed.store(key ^ contents, std::memory_order_relaxed);
}

}  // namespace broceliande::search
