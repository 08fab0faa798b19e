#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/menhirs/rules.hpp"
#include "games/menhirs/state.hpp"
#include "search/menhirs/exact_patience.hpp"
#include "search/menhirs/exact_worth.hpp"

namespace broceliande::menhirs {

/// Alpha-beta to the end of the game, for boards too large for tables: exact, as soon as the turns
/// that are left allow. What was proved is remembered, a position with all that belongs to it, so
/// that nothing rests on a hash alone.
class ExactSearch {
 public:
  explicit ExactSearch(std::size_t bytes);

  /// Nothing when patience ran out; what was proved by then is kept.
  [[nodiscard]] std::optional<Worth> worth(const State& state, Patience& patience);

 private:
  /// Proved bounds of the worth of a position at the beginning of a turn.
  struct Memory {
    Cells mist = 0;
    std::uint64_t mirror = 0;
    Cells best = 0;  ///< the mist of the child that was best, to be tried first
    std::uint8_t turn = 0;
    std::int8_t lowest = 0;
    std::int8_t highest = 0;
  };

  /// The worths that still matter.
  struct Window {
    Worth low = -kTurns;
    Worth high = kTurns;

    [[nodiscard]] Window of_opponent() const { return {-high, -low}; }
  };

  /// A position that a whole turn, slide and clear, can lead to.
  struct Child {
    Cells mist = 0;
    Action mirror;
    int promise = 0;
  };

  [[nodiscard]] Worth search(const State& state, Window window);
  [[nodiscard]] Worth search_action_by_action(const State& state, Window window);
  [[nodiscard]] Worth search_turn(const State& state, Window window);
  [[nodiscard]] Worth search_children(const State& state, Window window, Cells& best);
  void list_children(const State& state, Cells tried_first);
  [[nodiscard]] Memory& place_of(const State& state);
  /// What was proved of the position; if nothing, the bounds given.
  [[nodiscard]] Memory recall(const State& state, Worth lowest, Worth highest);
  void forget_other_layouts(const State& state);

  std::vector<Memory> memory_;
  Cells menhirs_ = 0;
  int side_ = 0;
  int first_clearing_ = 0;
  std::array<std::vector<Child>, kTurns> children_;
  std::vector<Action> actions_;
  Patience* patience_ = nullptr;
  std::uint64_t visited_ = 0;
  bool gave_up_ = false;
};

/// Whether a slide of this turn bares the last menhir (M12).
[[nodiscard]] bool wins_at_once(const State& state);

}  // namespace broceliande::menhirs
