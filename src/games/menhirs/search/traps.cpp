#include "games/menhirs/search/traps.hpp"

#include <algorithm>
#include <atomic>
#include <span>

#include "games/menhirs/rules.hpp"

namespace broceliande::menhirs {

bool Traps::can_be_set(const State& state) {
  return state.turn + 1 >= state.first_clearing && size(state.mist) <= Combinations::kMostTiles;
}

void Traps::begin(const EndTables& ends) {
  if (memory_ && course_ == ends.course()) return;
  memory_.emplace(most_bytes_);
  course_ = ends.course();
}

std::vector<Traps::Plan> Traps::plans(const State& state, const std::vector<Action>& draws) {
  std::vector<Plan> plans;
  std::vector<Action> clears;
  for (std::size_t i = 0; i < draws.size(); ++i) {
    State after = state;
    apply(after, draws[i]);
    if (after.phase != Phase::clear) {
      plans.push_back({i, after});
      continue;
    }
    clears.clear();
    legal(after, clears);
    for (const Action clear : clears) {
      plans.push_back({i, after});
      apply(plans.back().after, clear);
    }
  }
  return plans;
}

std::optional<Action> Traps::best(const State& state, const std::vector<Action>& draws,
                                  const EndTables& ends, const ProofBudget& budget, int workers,
                                  search::WorkerPool* pool) {
  begin(ends);
  std::vector<Plan> plans = Traps::plans(state, draws);
  // Where the budget is short, those that are looked at should be of all kinds.
  Rng(state.hash()).shuffle(std::span(plans));
  std::atomic<std::size_t> next = 0;
  const int at_once = search::workers_at_once(workers, pool);
  const auto work = [&](int /*number*/) {
    Prospects prospects(ends, *memory_);
    ProofBudget share = budget.shared_by(at_once);
    for (std::size_t i = next++; i < plans.size(); i = next++) {
      Plan& plan = plans[i];
      if (plan.after.phase == Phase::over) continue;
      const std::optional<Prospect> after = prospects.of(plan.after, share);
      if (!after) return;
      plan.promise = {-after->promise.worth(), after->fear};
    }
  };
  search::run_workers(at_once, pool, work);
  const auto best = std::ranges::max_element(plans, {}, &Plan::promise);
  if (best == plans.end() || best->promise.worth() != kDraw) return std::nullopt;
  return draws[best->action];
}

}  // namespace broceliande::menhirs
