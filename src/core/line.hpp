#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/game.hpp"

namespace broceliande {

/// A state and the moves that led to it, as far as the rules look back: the starting position
/// counts once, and the third occurrence of a position ends a recurring game.
template <Game G>
class Line {
 public:
  using State = typename G::State;
  using Action = typename G::Action;

  Line(const G& game, const State& start) : state_(start) { note(game); }

  [[nodiscard]] const State& state() const { return state_; }

  void apply(const G& game, Action action) {
    game.apply(state_, action);
    note(game);
  }

 private:
  void note([[maybe_unused]] const G& game) {
    if constexpr (RecurringGame<G>) {
      const std::uint64_t key = game.recurrence(state_);
      const auto before = std::ranges::count(seen_, key);
      seen_.push_back(key);
      if (before >= 2 && !game.outcome(state_)) game.end_by_recurrence(state_);
    }
  }

  State state_;
  std::vector<std::uint64_t> seen_;
};

}  // namespace broceliande
