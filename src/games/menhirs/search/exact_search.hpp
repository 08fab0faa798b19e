#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/menhirs/rules.hpp"
#include "games/menhirs/search/endgame_tablebase.hpp"
#include "games/menhirs/search/game_value.hpp"
#include "games/menhirs/search/proof_budget.hpp"
#include "games/menhirs/search/proof_table.hpp"
#include "games/menhirs/state.hpp"

namespace broceliande::menhirs {

/// Alpha-beta to the end of the game, for boards too large for tables: exact, as soon as the turns
/// that are left allow. Searches that share a proof table may run at the same time.
class ExactSearch {
 public:
  /// The proof table and the tablebase must be about the game of what is asked.
  ExactSearch(ProofTable& proofs, const EndgameTablebase& tablebase)
      : proofs_(proofs), tablebase_(tablebase) {}

  /// Nothing when the budget ran out; what was proved by then is kept.
  [[nodiscard]] std::optional<GameValue> value(const State& state, ProofBudget& budget);

 private:
  /// The values that still matter.
  struct Window {
    GameValue alpha = -kTurns;
    GameValue beta = kTurns;

    [[nodiscard]] Window of_opponent() const { return {-beta, -alpha}; }
  };

  /// A position that a whole turn, slide and clear, can lead to.
  struct Child {
    Cells mist = 0;
    Action mirror;
    int rank = 0;  ///< the highest first; no two have the same, whose order heaps do not agree on
  };

  [[nodiscard]] GameValue search(const State& state, Window window);
  [[nodiscard]] GameValue search_action_by_action(const State& state, Window window);
  [[nodiscard]] GameValue search_turn(const State& state, Window window);
  [[nodiscard]] GameValue search_children(const State& state, Window window, Cells& best);
  void list_children(const State& state, Cells tried_first);

  ProofTable& proofs_;
  const EndgameTablebase& tablebase_;
  std::array<std::vector<Child>, kTurns> children_;
  std::vector<Action> actions_;
  ProofBudget* budget_ = nullptr;
  std::uint64_t visited_ = 0;
  bool gave_up_ = false;
};

/// Whether a slide of this turn bares the last menhir (M12).
[[nodiscard]] bool wins_at_once(const State& state);

}  // namespace broceliande::menhirs
