#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/menhirs/rules.hpp"
#include "games/menhirs/search/end_tables.hpp"
#include "games/menhirs/search/exact_worth.hpp"
#include "games/menhirs/search/proof_budget.hpp"
#include "games/menhirs/search/proof_table.hpp"
#include "games/menhirs/state.hpp"

namespace broceliande::menhirs {

/// Alpha-beta to the end of the game, for boards too large for tables: exact, as soon as the turns
/// that are left allow. Searches that share a memory may run at the same time.
class ExactSearch {
 public:
  /// The memory and the tables must be about the game of what is asked.
  ExactSearch(ProofTable& memory, const EndTables& ends) : proofs_(memory), ends_(ends) {}

  /// Nothing when the budget ran out; what was proved by then is kept.
  [[nodiscard]] std::optional<Worth> worth(const State& state, ProofBudget& budget);

 private:
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
    int rank = 0;  ///< the highest first; no two have the same, whose order heaps do not agree on
  };

  [[nodiscard]] Worth search(const State& state, Window window);
  [[nodiscard]] Worth search_action_by_action(const State& state, Window window);
  [[nodiscard]] Worth search_turn(const State& state, Window window);
  [[nodiscard]] Worth search_children(const State& state, Window window, Cells& best);
  void list_children(const State& state, Cells tried_first);

  ProofTable& proofs_;
  const EndTables& ends_;
  std::array<std::vector<Child>, kTurns> children_;
  std::vector<Action> actions_;
  ProofBudget* budget_ = nullptr;
  std::uint64_t visited_ = 0;
  bool gave_up_ = false;
};

/// Whether a slide of this turn bares the last menhir (M12).
[[nodiscard]] bool wins_at_once(const State& state);

}  // namespace broceliande::menhirs
