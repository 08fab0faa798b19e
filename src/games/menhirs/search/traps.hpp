#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/menhirs/search/end_tables.hpp"
#include "games/menhirs/search/proof_budget.hpp"
#include "games/menhirs/search/prospects.hpp"
#include "games/menhirs/state.hpp"
#include "search/request.hpp"

namespace broceliande::menhirs {

/// Where perfect play is a draw, some draws are harder for the opponent than others: he is taken
/// for a hasty player (see haste.hpp), and the chance that he errs, now or later, is what a player
/// goes by who only wants more than a draw.
class Traps {
 public:
  explicit Traps(std::size_t most_bytes) : most_bytes_(most_bytes) {}

  /// Whether there is anything to choose by: from the last turn before the clearing on.
  [[nodiscard]] static bool can_be_set(const State& state);

  /// The action with the best chance among some that all draw, as far as the budget allowed to look
  /// at them; nothing when it allowed none.
  [[nodiscard]] std::optional<Action> best(const State& state, const std::vector<Action>& draws,
                                           const EndTables& ends, const ProofBudget& budget,
                                           int workers, search::WorkerPool* pool);

 private:
  /// A turn to the end, begun with one of the actions.
  struct Plan {
    std::size_t action = 0;
    State after;
    Promise promise{-kTurns, 0};  ///< to the player who sets the trap
  };

  [[nodiscard]] static std::vector<Plan> plans(const State& state,
                                               const std::vector<Action>& draws);
  void begin(const EndTables& ends);

  std::size_t most_bytes_;
  std::optional<ProspectCache> memory_;
  Course course_;  ///< of what is in the memory
};

}  // namespace broceliande::menhirs
