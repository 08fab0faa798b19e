#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/menhirs/search/endgame_tablebase.hpp"
#include "games/menhirs/search/lazy_tablebase.hpp"
#include "games/menhirs/search/proof_budget.hpp"
#include "games/menhirs/state.hpp"
#include "search/request.hpp"

namespace broceliande::menhirs {

/// Where perfect play is a draw, some draws are harder for the opponent than others: they are taken
/// for a fallible player (see opponent_model.hpp), and the chance that they err, now or later, is
/// what a player goes by who only wants more than a draw.
class SwindleSearch {
 public:
  explicit SwindleSearch(std::size_t most_bytes) : most_bytes_(most_bytes) {}

  /// Whether there is anything to choose by: from the last turn before the clearing on.
  [[nodiscard]] static bool applies_to(const State& state);

  /// The action with the best chance among some that all draw, as far as the budget allowed to look
  /// at them; nothing when it allowed none.
  [[nodiscard]] std::optional<Action> best(const State& state, const std::vector<Action>& draws,
                                           const EndgameTablebase& tablebase,
                                           const ProofBudget& budget, int workers,
                                           search::WorkerPool* pool);

 private:
  /// A turn to the end, begun with one of the actions.
  struct SwindleCandidate {
    std::size_t action = 0;
    State after;
    PracticalValue evaluation{-kTurns, 0};  ///< for the player who swindles
  };

  [[nodiscard]] static std::vector<SwindleCandidate> candidates(const State& state,
                                                                const std::vector<Action>& draws);
  void begin(const EndgameTablebase& tablebase);

  std::size_t most_bytes_;
  std::optional<EntryCache> cache_;
  GameSetup setup_;  ///< of what is in the cache
};

}  // namespace broceliande::menhirs
