#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <vector>

#include "games/menhirs/state.hpp"
#include "search/spin_lock.hpp"

namespace broceliande::menhirs {

/// Proved bounds of the value of a position at the beginning of a turn.
struct Bounds {
  std::int8_t lowest = 0;
  std::int8_t highest = 0;
  Cells best = 0;  ///< the mist of the child that was best, to be tried first
};

/// What was proved about the positions of one layout, each with all that belongs to it, so that
/// nothing rests on a hash alone. Several searches may use it at once.
class ProofTable {
 public:
  explicit ProofTable(std::size_t bytes)
      : entries_(std::bit_floor(std::max<std::size_t>(1, bytes / sizeof(ProofEntry)))) {}

  /// From now on positions are of the layout of this one; others are forgotten.
  void begin(const State& state) {
    const bool is_same =
        menhirs_ == state.menhirs && side_ == state.side && first_clearing_ == state.first_clearing;
    if (is_same) return;
    std::ranges::fill(entries_, ProofEntry{});
    menhirs_ = state.menhirs;
    side_ = state.side;
    first_clearing_ = state.first_clearing;
  }

  /// What was proved of the position; if nothing, the bounds given.
  [[nodiscard]] Bounds probe(const State& state, Bounds otherwise) {
    const std::size_t place = place_of(state);
    const std::unique_lock lock(locks_[place % kLocks]);
    const ProofEntry& entry = entries_[place];
    const bool is_known =
        entry.mist == state.mist && entry.mirror == state.mirror.bits() && entry.turn == state.turn;
    return is_known ? Bounds{entry.lowest, entry.highest, entry.best} : otherwise;
  }

  void store(const State& state, const Bounds& bounds) {
    const std::size_t place = place_of(state);
    const std::unique_lock lock(locks_[place % kLocks]);
    entries_[place] = {state.mist, state.mirror.bits(), bounds.best,
                       state.turn, bounds.lowest,       bounds.highest};
  }

 private:
  struct ProofEntry {
    Cells mist = 0;
    std::uint64_t mirror = 0;
    Cells best = 0;
    std::uint8_t turn = 0;
    std::int8_t lowest = 0;
    std::int8_t highest = 0;
  };

  static constexpr std::size_t kLocks = 1 << 12;

  [[nodiscard]] std::size_t place_of(const State& state) const {
    return static_cast<std::size_t>(state.hash()) & (entries_.size() - 1);
  }

  std::vector<ProofEntry> entries_;
  std::array<search::SpinLock, kLocks> locks_;
  Cells menhirs_ = 0;
  int side_ = 0;
  int first_clearing_ = 0;
};

}  // namespace broceliande::menhirs
