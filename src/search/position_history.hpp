#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace broceliande::search {

/// The positions that led to the current one, as keys: those of the game, then those of the search.
class PositionHistory {
 public:
  explicit PositionHistory(std::vector<std::uint64_t> played)
      : keys_(std::move(played)), played_(keys_.size()) {}

  /// Whether the position counts as a draw: it has occurred in this line, or twice in the game.
  /// Very old positions are not looked up.
  [[nodiscard]] bool is_repetition(std::uint64_t key) const {
    const std::size_t first = keys_.size() > kLookBack ? keys_.size() - kLookBack : 0;
    int in_game = 0;
    for (std::size_t i = keys_.size(); i-- > first;) {
      if (keys_[i] != key) continue;
      if (i >= played_ || ++in_game == 2) return true;
    }
    return false;
  }

  /// A position is part of the history as long as its scope lives.
  class Scope {
   public:
    Scope(PositionHistory& history, std::uint64_t key) : history_(history) {
      history_.keys_.push_back(key);
    }
    ~Scope() { history_.keys_.pop_back(); }
    Scope(const Scope&) = delete;
    Scope& operator=(const Scope&) = delete;

   private:
    PositionHistory& history_;
  };

 private:
  static constexpr std::size_t kLookBack = 100;

  std::vector<std::uint64_t> keys_;
  std::size_t played_;
};

}  // namespace broceliande::search
