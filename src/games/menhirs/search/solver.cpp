#include "games/menhirs/search/solver.hpp"

#include <algorithm>
#include <atomic>
#include <utility>

#include "games/menhirs/rules.hpp"

namespace broceliande::menhirs {
namespace {

/// M17: the tiles that are left when that turn slides; every clear before took one, but never the
/// last (M14).
int score_at(const State& state, int turn) {
  const int placements = std::max(0, kPlacements - state.turn);
  const int clears = std::max(0, turn - std::max<int>(state.turn, state.first_clearing));
  return std::max(1, size(state.mist) + placements - clears);
}

/// Whether the player who acted acts again or the game is over, so that what follows is told from
/// his side.
bool is_still_his(const State& before, const State& after) {
  return after.phase == Phase::over || after.turn == before.turn;
}

}  // namespace

Proof proof_of(const State& state, GameValue value) {
  if (value == kDraw) return {};
  const int turn = value > 0 ? kTurns - value : kTurns + value;
  return {value > 0 ? 1 : -1, turn, score_at(state, turn)};
}

void Solver::prepare_search(const State& state) {
  if (!proofs_) {
    proofs_ = std::make_unique<ProofTable>(most_bytes_ / 4);
    search_ = std::make_unique<ExactSearch>(*proofs_, *tablebase_);
  }
  proofs_->begin(state);
  tablebase_->begin(state);
}

bool Solver::fill_tablebase(const State& state, const ProofBudget& budget, int workers,
                            search::WorkerPool* pool) {
  constexpr int kLastTurnToFill = 14;  // 8a
  constexpr std::uint64_t kQuickSets = 2'500'000;
  begin_tablebase(state);
  if (!applies_to(state) || has_tables_for(state) || state.turn > kLastTurnToFill) return true;
  const bool has_time = state.turn < state.first_clearing;
  return tablebase_->fill(budget, workers, pool,
                          has_time ? EndgameTablebase::kAllSets : kQuickSets);
}

std::optional<GameValue> Solver::value(const State& state, ProofBudget& budget) {
  if (!applies_to(state)) return std::nullopt;

  // Step 1. Exact search, where tables would be too large
  if (!has_tables_for(state)) {
    prepare_search(state);
    return search_->value(state, budget);
  }

  // Step 2. Exact tables: retrograde analysis down to this turn, then a probe
  if (!tables_) tables_.emplace();
  if (!tables_->reach(state, budget)) return std::nullopt;
  return tables_->value(state);
}

std::optional<std::vector<GameValue>> Solver::values(const std::vector<State>& states,
                                                     const ProofBudget& budget, int workers,
                                                     search::WorkerPool* pool) {
  if (states.empty()) return std::vector<GameValue>{};
  if (!applies_to(states.front())) return std::nullopt;

  // Step 1. Work queue: every worker takes the next state
  std::vector<GameValue> found(states.size());
  std::atomic<std::size_t> next = 0;
  std::atomic<bool> gave_up = false;
  const auto work = [&](auto&& value_of) {
    for (std::size_t i = next++; i < states.size() && !gave_up; i = next++) {
      const std::optional<GameValue> value = value_of(states[i]);
      if (!value) gave_up = true;
      if (value) found[i] = *value;
    }
  };

  // Step 2. Exact search by one worker or by all, who share the proofs
  if (pool == nullptr || workers <= 1 || has_tables_for(states.front())) {
    ProofBudget all = budget;
    work([&](const State& state) { return value(state, all); });
  } else {
    prepare_search(states.front());
    pool->run(workers, [&](int /*number*/) {
      ExactSearch search(*proofs_, *tablebase_);
      ProofBudget share = budget.shared_by(workers);
      work([&](const State& state) { return search.value(state, share); });
    });
  }
  if (gave_up) return std::nullopt;
  return found;
}

std::optional<Proof> Solver::solve(const State& state, ProofBudget budget) {
  const std::optional<GameValue> found = value(state, budget);
  if (!found) return std::nullopt;
  return proof_of(state, *found);
}

std::optional<std::vector<ProvenAction>> Solver::actions(const State& state,
                                                         const ProofBudget& budget, int workers,
                                                         search::WorkerPool* pool) {
  // Step 1. Move generation
  std::vector<Action> legal_actions;
  legal(state, legal_actions);

  // Step 2. Values of the children
  std::vector<State> after(legal_actions.size(), state);
  for (std::size_t i = 0; i < after.size(); ++i) apply(after[i], legal_actions[i]);
  const auto found = values(after, budget, workers, pool);
  if (!found) return std::nullopt;

  // Step 3. Move ordering: best first, equals as the rules list them
  struct Judged {
    GameValue loss;  ///< the value, turned round
    std::size_t place;
  };
  std::vector<Judged> judged;
  for (std::size_t i = 0; i < after.size(); ++i) {
    judged.push_back({is_still_his(state, after[i]) ? -(*found)[i] : (*found)[i], i});
  }
  std::ranges::sort(judged, {}, [](const Judged& one) { return std::pair(one.loss, one.place); });

  // Step 4. Proofs, from the side to act
  std::vector<ProvenAction> proven;
  for (const auto& [loss, place] : judged) {
    proven.push_back({legal_actions[place], proof_of(state, -loss)});
  }
  return proven;
}

std::optional<Action> Solver::best_action(const State& state, ProofBudget& budget) {
  // Step 1. Value of the position
  const std::optional<GameValue> wanted = value(state, budget);
  if (!wanted) return std::nullopt;

  // Step 2. Move generation
  std::vector<Action> legal_actions;
  legal(state, legal_actions);

  // Step 3. Move loop: the first action that keeps the value
  for (const Action action : legal_actions) {
    State next = state;
    apply(next, action);
    const std::optional<GameValue> found = value(next, budget);
    if (!found) return std::nullopt;
    if ((is_still_his(state, next) ? *found : -*found) == *wanted) return action;
  }
  return std::nullopt;
}

std::optional<std::vector<Action>> Solver::line(const State& state, ProofBudget budget) {
  // Principal variation: a best action in each position, to the end
  std::vector<Action> line;
  State now = state;
  while (now.phase != Phase::over) {
    const std::optional<Action> best = best_action(now, budget);
    if (!best) return std::nullopt;
    line.push_back(*best);
    apply(now, *best);
  }
  return line;
}

}  // namespace broceliande::menhirs
