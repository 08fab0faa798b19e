#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/rng.hpp"
#include "games/menhirs/search/end_tables.hpp"
#include "games/menhirs/search/exact_patience.hpp"
#include "games/menhirs/search/outlook.hpp"
#include "games/menhirs/state.hpp"

namespace broceliande::menhirs {

/// What was found about positions before the end tables begin. Several may use it at once: what two
/// of them have written by halves is not read.
class ProspectMemory {
 public:
  explicit ProspectMemory(std::size_t bytes)
      : entries_(std::bit_floor(std::max<std::size_t>(1, bytes / sizeof(Entry)))) {}

  [[nodiscard]] std::optional<PackedProspect> recall(std::uint64_t key) const;
  void remember(std::uint64_t key, PackedProspect packed);

 private:
  struct Entry {
    std::atomic<std::uint64_t> check = 0;  ///< the key and the bits, one over the other
    std::atomic<std::uint64_t> bits = 0;
  };

  [[nodiscard]] std::size_t place_of(std::uint64_t key) const {
    return static_cast<std::size_t>(scatter(key)) & (entries_.size() - 1);
  }

  std::vector<Entry> entries_;
};

/// The prospects of any position in the clearing: from the end tables as far as they are filled;
/// before that, looked at when they are asked for.
class Prospects {
 public:
  /// The memory must be about the game of the tables.
  Prospects(const EndTables& ends, ProspectMemory& memory);

  /// Of a position at the beginning of a turn, with at most Combinations::kMostTiles; nothing when
  /// patience ran out. What was found by then is kept.
  [[nodiscard]] std::optional<Prospect> of(const State& state, Patience& patience);

 private:
  struct Known;

  [[nodiscard]] PackedProspect at(int turn, Cells mist);

  const EndTables& ends_;
  ProspectMemory& memory_;
  std::vector<Outlook> outlooks_;  ///< one for each turn, since a look leads to others
  Patience* patience_ = nullptr;
  std::uint64_t looks_ = 0;
  bool gave_up_ = false;
};

}  // namespace broceliande::menhirs
