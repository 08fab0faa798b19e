#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "search/score.hpp"

namespace broceliande::search {

/// How a remembered score relates to the true one.
enum class Bound : std::uint8_t { exact, lower, upper };

/// What is remembered of a position. The action is a tag, matched against the legal ones: an entry
/// of another position with the same key can mislead the search, but never cause an illegal action.
struct TtEntry {
  Score score = 0;
  int depth = 0;
  Bound bound = Bound::exact;
  std::uint32_t action = 0;  ///< a tag, see tag_of; 0 for none
};

/// A transposition table of fixed size that several workers share without locks: an entry holds its
/// key mixed with its contents, so one that two workers wrote half each is not recognised (after R.
/// Hyatt and T. Mann, "A lock-less transposition table implementation", 2002).
class TranspositionTable {
 public:
  explicit TranspositionTable(std::size_t bytes) { resize(bytes); }

  void resize(std::size_t bytes);
  void clear();
  /// Entries of earlier searches give way first.
  void begin_search() { generation_ = (generation_ + 1) & kGenerations; }

  [[nodiscard]] std::optional<TtEntry> probe(std::uint64_t key) const;
  void store(std::uint64_t key, const TtEntry& entry);

  [[nodiscard]] std::size_t bytes() const { return buckets_.size() * sizeof(Bucket); }

 private:
  // contents: 24 bits score, 24 bits action, 8 bits depth, 2 bits bound, 6 bits generation
  static constexpr unsigned kGenerations = 63;
  struct Slot {
    std::atomic<std::uint64_t> key_xor_contents{0};
    std::atomic<std::uint64_t> contents{0};
  };
  using Bucket = std::array<Slot, 4>;

  [[nodiscard]] Bucket& bucket_of(std::uint64_t key) {
    return buckets_[static_cast<std::size_t>(key >> shift_)];
  }
  [[nodiscard]] const Bucket& bucket_of(std::uint64_t key) const {
    return buckets_[static_cast<std::size_t>(key >> shift_)];
  }
  /// How replaceable an entry is: the higher, the sooner it is replaced.
  [[nodiscard]] int staleness(std::uint64_t contents) const;

  std::vector<Bucket> buckets_;
  unsigned shift_ = 0;
  unsigned generation_ = 0;
};

}  // namespace broceliande::search
