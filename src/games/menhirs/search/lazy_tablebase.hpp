#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/rng.hpp"
#include "games/menhirs/search/endgame_tablebase.hpp"
#include "games/menhirs/search/proof_budget.hpp"
#include "games/menhirs/search/retrograde_step.hpp"
#include "games/menhirs/state.hpp"

namespace broceliande::menhirs {

/// Entries of positions before the tablebase begins. Several may use it at once: what two
/// of them have written by halves is not read.
class EntryCache {
 public:
  explicit EntryCache(std::size_t bytes)
      : entries_(std::bit_floor(std::max<std::size_t>(1, bytes / sizeof(CacheEntry)))) {}

  [[nodiscard]] std::optional<PackedEntry> probe(std::uint64_t key) const;
  void store(std::uint64_t key, PackedEntry packed);

 private:
  struct CacheEntry {
    std::atomic<std::uint64_t> check = 0;  ///< the key and the bits, one over the other
    std::atomic<std::uint64_t> bits = 0;
  };

  [[nodiscard]] std::size_t place_of(std::uint64_t key) const {
    return static_cast<std::size_t>(scatter(key)) & (entries_.size() - 1);
  }

  std::vector<CacheEntry> entries_;
};

/// The entry of any position in the clearing: from the tablebase as far as it is filled;
/// before that, computed when it is asked for.
class LazyTablebase {
 public:
  /// The cache must be about the game of the tables.
  LazyTablebase(const EndgameTablebase& tablebase, EntryCache& cache);

  /// Of a position at the beginning of a turn, with at most Combinations::kMostTiles; nothing when
  /// the budget ran out. What was found by then is kept.
  [[nodiscard]] std::optional<TablebaseEntry> of(const State& state, ProofBudget& budget);

 private:
  struct NextTurn;

  [[nodiscard]] PackedEntry at(int turn, Cells mist);

  const EndgameTablebase& tablebase_;
  EntryCache& cache_;
  std::vector<RetrogradeStep> backups_;  ///< one for each turn, since a look leads to others
  ProofBudget* budget_ = nullptr;
  std::uint64_t looks_ = 0;
  bool gave_up_ = false;
};

}  // namespace broceliande::menhirs
