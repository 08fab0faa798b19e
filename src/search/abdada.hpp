#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>

namespace broceliande::search {

/// What the workers of a search are busy with, so that they do not all do the same: an action that
/// another worker is searching is deferred until the table knows most of it (after T. Kerrigan,
/// "Simplified ABDADA"). It need not be exact: an action that is not noted is searched twice.
class BusyActions {
 public:
  [[nodiscard]] bool has(std::uint64_t key) const {
    return at(key).load(std::memory_order_relaxed) == key;
  }

  /// An action is busy as long as this lives.
  class Guard {
   public:
    /// Without a table nothing is noted.
    Guard(BusyActions* all, std::uint64_t key) : place_(all == nullptr ? nullptr : &all->at(key)) {
      if (place_ != nullptr) place_->store(key, std::memory_order_relaxed);
    }
    ~Guard() {
      if (place_ != nullptr) place_->store(0, std::memory_order_relaxed);
    }
    Guard(const Guard&) = delete;
    Guard& operator=(const Guard&) = delete;

   private:
    std::atomic<std::uint64_t>* place_;
  };

 private:
  static constexpr std::size_t kPlaces = 1 << 12;

  [[nodiscard]] std::atomic<std::uint64_t>& at(std::uint64_t key) { return places_[key % kPlaces]; }
  [[nodiscard]] const std::atomic<std::uint64_t>& at(std::uint64_t key) const {
    return places_[key % kPlaces];
  }

  std::array<std::atomic<std::uint64_t>, kPlaces> places_{};
};

/// Moves of one node that other workers were busy with, to be searched after the others. On the
/// stack, since every node has one.
class DeferredMoves {
 public:
  struct Move {
    std::uint32_t index;  ///< in the list of the node
    std::int32_t reduction;
  };

  /// False where there is no room for more: the move is searched at once.
  bool add(std::size_t index, int reduction) {
    if (size_ == kMost) return false;
    moves_[size_++] = {static_cast<std::uint32_t>(index), reduction};
    return true;
  }
  [[nodiscard]] std::span<const Move> all() const { return {moves_.data(), size_}; }

 private:
  static constexpr std::size_t kMost = 16;  ///< each other worker is busy with one move of a node

  std::array<Move, kMost> moves_;  // not initialised: most nodes defer none
  std::size_t size_ = 0;
};

}  // namespace broceliande::search
