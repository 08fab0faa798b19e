#include "games/menhirs/search/swindle_search.hpp"

#include <algorithm>
#include <atomic>
#include <span>

#include "games/menhirs/rules.hpp"

namespace broceliande::menhirs {

bool SwindleSearch::applies_to(const State& state) {
  return state.turn + 1 >= state.first_clearing && size(state.mist) <= Combinations::kMostTiles;
}

void SwindleSearch::begin(const EndgameTablebase& tablebase) {
  if (cache_ && setup_ == tablebase.setup()) return;
  cache_.emplace(most_bytes_);
  setup_ = tablebase.setup();
}

std::vector<SwindleSearch::SwindleCandidate> SwindleSearch::candidates(
    const State& state, const std::vector<Action>& draws) {
  std::vector<SwindleCandidate> candidates;
  std::vector<Action> clears;
  for (std::size_t i = 0; i < draws.size(); ++i) {
    State after = state;
    apply(after, draws[i]);
    if (after.phase != Phase::clear) {
      candidates.push_back({i, after});
      continue;
    }
    clears.clear();
    legal(after, clears);
    for (const Action clear : clears) {
      candidates.push_back({i, after});
      apply(candidates.back().after, clear);
    }
  }
  return candidates;
}

std::optional<Action> SwindleSearch::best(const State& state, const std::vector<Action>& draws,
                                          const EndgameTablebase& tablebase,
                                          const ProofBudget& budget, int workers,
                                          search::WorkerPool* pool) {
  // Step 1. Move generation: the drawing actions, with every clear after them
  begin(tablebase);
  std::vector<SwindleCandidate> candidates = SwindleSearch::candidates(state, draws);

  // Step 2. Move ordering: at random, so that a short budget looks at all kinds
  Rng(state.hash()).shuffle(std::span(candidates));

  // Step 3. Lazy tablebase: how likely the opponent errs after each, shared out among the workers
  std::atomic<std::size_t> next = 0;
  const int at_once = search::workers_at_once(workers, pool);
  const auto work = [&](int /*number*/) {
    LazyTablebase lazy_tablebase(tablebase, *cache_);
    ProofBudget share = budget.shared_by(at_once);
    for (std::size_t i = next++; i < candidates.size(); i = next++) {
      SwindleCandidate& candidate = candidates[i];
      if (candidate.after.phase == Phase::over) continue;
      const std::optional<TablebaseEntry> after = lazy_tablebase.of(candidate.after, share);
      if (!after) return;
      candidate.evaluation = {-after->evaluation.value(), after->own_error_chance};
    }
  };
  search::run_workers(at_once, pool, work);

  // Step 4. Best move
  const auto best = std::ranges::max_element(candidates, {}, &SwindleCandidate::evaluation);
  if (best == candidates.end() || best->evaluation.value() != kDraw) return std::nullopt;
  return draws[best->action];
}

}  // namespace broceliande::menhirs
