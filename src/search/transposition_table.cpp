#include "search/transposition_table.hpp"

#include <bit>
#include <limits>

namespace broceliande::search {
namespace {

constexpr unsigned kActionShift = 24;
constexpr unsigned kDepthShift = 48;
constexpr unsigned kBoundShift = 56;
constexpr unsigned kGenerationShift = 58;
constexpr std::uint64_t kLow24 = 0xffffff;

std::uint64_t packed(const TtEntry& entry, unsigned generation) {
  return (static_cast<std::uint64_t>(entry.score) & kLow24) |
         std::uint64_t{entry.action & kLow24} << kActionShift |
         static_cast<std::uint64_t>(entry.depth & 0xff) << kDepthShift |
         static_cast<std::uint64_t>(entry.bound) << kBoundShift |
         std::uint64_t{generation} << kGenerationShift;
}

TtEntry unpacked(std::uint64_t contents) {
  // Shifted up and down again, so that the sign comes along.
  const auto score = static_cast<Score>(static_cast<std::uint32_t>(contents & kLow24) << 8) >> 8;
  return {.score = score,
          .depth = static_cast<int>(contents >> kDepthShift & 0xff),
          .bound = static_cast<Bound>(contents >> kBoundShift & 3),
          .action = static_cast<std::uint32_t>(contents >> kActionShift & kLow24)};
}

}  // namespace

void TranspositionTable::resize(std::size_t bytes) {
  const std::size_t wanted = std::bit_floor(std::max(bytes / sizeof(Bucket), std::size_t{2}));
  buckets_ = std::vector<Bucket>(wanted);
  shift_ = 64U - static_cast<unsigned>(std::countr_zero(wanted));
}

void TranspositionTable::clear() {
  for (Bucket& bucket : buckets_) {
    for (Slot& slot : bucket) {
      slot.key_xor_contents.store(0, std::memory_order_relaxed);
      slot.contents.store(0, std::memory_order_relaxed);
    }
  }
  generation_ = 0;
}

std::optional<TtEntry> TranspositionTable::probe(std::uint64_t key) const {
  for (const Slot& slot : bucket_of(key)) {
    const std::uint64_t contents = slot.contents.load(std::memory_order_relaxed);
    if ((slot.key_xor_contents.load(std::memory_order_relaxed) ^ contents) == key)
      return unpacked(contents);
  }
  return std::nullopt;
}

int TranspositionTable::staleness(std::uint64_t contents) const {
  const auto written = static_cast<unsigned>(contents >> kGenerationShift);
  const auto age = static_cast<int>((generation_ - written) & kGenerations);
  return 8 * age - static_cast<int>(contents >> kDepthShift & 0xff);
}

void TranspositionTable::store(std::uint64_t key, const TtEntry& entry) {
  Bucket& bucket = bucket_of(key);
  Slot* chosen = bucket.data();
  int most_stale = std::numeric_limits<int>::min();
  TtEntry kept = entry;
  for (Slot& slot : bucket) {
    const std::uint64_t contents = slot.contents.load(std::memory_order_relaxed);
    if ((slot.key_xor_contents.load(std::memory_order_relaxed) ^ contents) == key) {
      if (kept.action == 0) kept.action = unpacked(contents).action;
      chosen = &slot;
      break;
    }
    if (const int stale = staleness(contents); stale > most_stale) {
      most_stale = stale;
      chosen = &slot;
    }
  }
  const std::uint64_t contents = packed(kept, generation_);
  chosen->contents.store(contents, std::memory_order_relaxed);
  chosen->key_xor_contents.store(key ^ contents, std::memory_order_relaxed);
}

}  // namespace broceliande::search
