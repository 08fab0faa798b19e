#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "games/menhirs/search/endgame_tablebase.hpp"
#include "games/menhirs/search/exact_search.hpp"
#include "games/menhirs/search/exact_slides.hpp"
#include "games/menhirs/search/exact_tables.hpp"
#include "games/menhirs/search/game_value.hpp"
#include "games/menhirs/search/proof_budget.hpp"
#include "games/menhirs/search/proof_table.hpp"
#include "games/menhirs/state.hpp"
#include "search/request.hpp"

namespace broceliande::menhirs {

/// What perfect play leads to, for the player to act.
struct Proof {
  int value = 0;          ///< +1 they win, 0 a draw, -1 they lose
  int turn = kTurns - 1;  ///< of the winning slide; in a draw the last turn
  int score = 0;          ///< of the winner (M17); 0 in a draw
  friend bool operator==(const Proof&, const Proof&) = default;
};

/// A value as a proof, for a running position that has it.
[[nodiscard]] Proof proof_of(const State& state, GameValue value);

/// An action with what it leads to, for the player who takes it.
struct ProvenAction {
  Action action;
  Proof proof;
};

/// Solves Menhirs exactly. On side 3 any position, by tables of the whole layout that are kept for
/// the next question about it; on sides 4 and 5 by search, which needs the end to be near enough.
/// It does not apply where nobody clears (M13): the mist never grows less, so there are neither
/// small tables nor a near end, and every question is answered with nothing.
///
/// What is best: a win before a draw before a loss; an earlier win before a later one, since it
/// scores at least as much (M17); a later loss before an earlier one. Among equals the first in the
/// order of the rules' list.
///
/// Every answer is nothing when the budget ran out; asking again goes on from what was found. One
/// Solver serves one thread, and its pool.
class Solver {
 public:
  static constexpr std::size_t kUsualBytes = std::size_t{256} << 20;

  /// The memory is taken as it is needed: about 32 MB for side 3, all of it for sides 4 and 5.
  /// With less than side 3 needs, search is used there too.
  explicit Solver(std::size_t most_bytes = kUsualBytes)
      : most_bytes_(most_bytes),
        tablebase_(std::make_unique<EndgameTablebase>(most_bytes / 4 * 3)) {}

  /// Whether it can solve positions of this game at all.
  [[nodiscard]] static bool applies_to(const State& state) {
    return state.first_clearing != kNeverClears;
  }

  /// Whether it solves the position by tables, from the first placement on.
  [[nodiscard]] bool has_tables_for(const State& state) const {
    return applies_to(state) && state.side == ExactSlides::kSide &&
           ExactTables::kMostBytes <= most_bytes_;
  }

  /// The tables of the last turns, with which all before is solved sooner. Once begun they are
  /// about the game of that position, until a position of another game is asked about.
  void begin_tablebase(const State& state) {
    if (applies_to(state)) tablebase_->begin(state);
  }
  /// Fills them as far as they gain more time than they take, and further before the clearing, when
  /// there is time to spare. False when the budget ran out; filling goes on the next time.
  [[nodiscard]] bool fill_tablebase(const State& state, const ProofBudget& budget = {},
                                    int workers = 1, search::WorkerPool* pool = nullptr);
  [[nodiscard]] const EndgameTablebase& tablebase() const { return *tablebase_; }

  [[nodiscard]] std::optional<Proof> solve(const State& state, ProofBudget budget = {});

  /// Every legal action, the best first; none when the game is over. Where the game is searched,
  /// the workers of a pool share the actions among them, and the budget.
  [[nodiscard]] std::optional<std::vector<ProvenAction>> actions(
      const State& state, const ProofBudget& budget = {}, int workers = 1,
      search::WorkerPool* pool = nullptr);

  /// Best actions of both players until the game is over.
  [[nodiscard]] std::optional<std::vector<Action>> line(const State& state,
                                                        ProofBudget budget = {});

 private:
  /// Makes the proof table, and a search of its own, ready for the layout.
  void prepare_search(const State& state);
  [[nodiscard]] std::optional<GameValue> value(const State& state, ProofBudget& budget);
  /// Of each position, all of one layout.
  [[nodiscard]] std::optional<std::vector<GameValue>> values(const std::vector<State>& states,
                                                             const ProofBudget& budget, int workers,
                                                             search::WorkerPool* pool);
  [[nodiscard]] std::optional<Action> best_action(const State& state, ProofBudget& budget);

  std::size_t most_bytes_;
  std::unique_ptr<EndgameTablebase> tablebase_;
  std::optional<ExactTables> tables_;
  std::unique_ptr<ProofTable> proofs_;
  std::unique_ptr<ExactSearch> search_;  ///< as long as there is a proof table
};

}  // namespace broceliande::menhirs
