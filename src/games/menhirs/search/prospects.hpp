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
#include "games/menhirs/search/proof_budget.hpp"
#include "games/menhirs/search/prospect_backup.hpp"
#include "games/menhirs/state.hpp"

namespace broceliande::menhirs {

/// What was found about positions before the end tables begin. Several may use it at once: what two
/// of them have written by halves is not read.
class ProspectCache {
 public:
  explicit ProspectCache(std::size_t bytes)
      : entries_(std::bit_floor(std::max<std::size_t>(1, bytes / sizeof(Entry)))) {}

  [[nodiscard]] std::optional<PackedProspect> probe(std::uint64_t key) const;
  void store(std::uint64_t key, PackedProspect packed);

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
  Prospects(const EndTables& ends, ProspectCache& memory);

  /// Of a position at the beginning of a turn, with at most Combinations::kMostTiles; nothing when
  /// the budget ran out. What was found by then is kept.
  [[nodiscard]] std::optional<Prospect> of(const State& state, ProofBudget& budget);

 private:
  struct Known;

  [[nodiscard]] PackedProspect at(int turn, Cells mist);

  const EndTables& ends_;
  ProspectCache& memory_;
  std::vector<ProspectBackup> backups_;  ///< one for each turn, since a look leads to others
  ProofBudget* budget_ = nullptr;
  std::uint64_t looks_ = 0;
  bool gave_up_ = false;
};

}  // namespace broceliande::menhirs
