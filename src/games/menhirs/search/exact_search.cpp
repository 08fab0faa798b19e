#include "games/menhirs/search/exact_search.hpp"

#include <algorithm>
#include <functional>
#include <iterator>

#include "games/menhirs/parts.hpp"

namespace broceliande::menhirs {
namespace {

/// How many positions go by between two looks at the budget.
constexpr std::uint64_t kNodesPerSpend = 256;

/// The score of what was best before.
constexpr int kHighestScore = 1000;

/// Below the score, a rank counts the children: more than any position has.
constexpr int kRankBits = 16;

bool bares_all(const Board& board, const State& state, Cells part) {
  if ((state.covered() & ~part) != 0) return false;
  for (int d = 0; d < kDirections; ++d) {
    const auto direction = static_cast<Direction>(d);
    if (!board.can_move_on_board(part, direction)) continue;
    const Cells landed = board.moved(part, direction);
    if ((landed & (state.menhirs | (state.mist & ~part))) != 0) continue;
    if (Action::slide(part, direction) != state.mirror) return true;
  }
  return false;
}

/// More menhirs under mist, in more clusters, are harder to bare: that is where a player who is
/// content with a draw looks first, and most positions are draws.
int ordering_score(const State& state) {
  const Board& board = menhirs::board(state.side);
  int clusters = 0;
  for (Cells left = state.covered(); left != 0;) {
    left &= ~board.piece(state.mist, first(left));
    ++clusters;
  }
  return 8 * clusters + size(state.covered());
}

/// Whether M9 lets a part slide off. Where it does not, a mirror forbids nothing.
bool may_part(const State& state, Cells part) {
  const Board& board = menhirs::board(state.side);
  const Cells cluster = board.piece(state.mist, first(part));
  if (cluster == part) return true;
  if (size(part) < kSmallestPiece) return false;
  for (Cells rest = cluster & ~part; rest != 0;) {
    const Cells piece = board.piece(rest, first(rest));
    if (size(piece) < kSmallestPiece) return false;
    rest &= ~piece;
  }
  return true;
}

}  // namespace

bool wins_at_once(const State& state) {
  const Board& board = menhirs::board(state.side);
  const Cells covered = state.covered();
  const Cells cluster = board.piece(state.mist, first(covered));
  if ((covered & ~cluster) != 0) return false;
  if (bares_all(board, state, cluster)) return true;
  bool found = false;
  each_smaller_part(board, cluster, [&](Cells part, unsigned /*directions*/) {
    found = found || bares_all(board, state, part);
  });
  return found;
}

std::optional<GameValue> ExactSearch::value(const State& state, ProofBudget& budget) {
  budget_ = &budget;
  gave_up_ = false;
  visited_ = 0;
  const GameValue value = search(state, {});
  if (gave_up_ || !budget.spend(visited_ % kNodesPerSpend)) return std::nullopt;
  return value;
}

GameValue ExactSearch::search(const State& state, Window window) {
  if (state.phase == Phase::over) return state.covered() == 0 ? win_at(state.turn) : kDraw;
  if (state.phase != Phase::slide) return search_action_by_action(state, window);
  if (const auto known = tablebase_.of(state)) return known->evaluation.value();
  State simpler = state;
  if (state.mirror.is_slide() && !may_part(state, state.mirror.cells())) {
    simpler.mirror = Action::pass();
  }
  return search_turn(simpler, window);
}

/// For placements and for a clear that stands alone.
GameValue ExactSearch::search_action_by_action(const State& state, Window window) {
  // Step 1. Move generation
  std::vector<Action> actions;
  legal(state, actions);

  // Step 2. Move loop
  GameValue highest = -kTurns;
  for (const Action action : actions) {
    State next = state;
    apply(next, action);

    // Step 3. Search it; after the last action the score is told from the same side
    const GameValue value =
        next.phase == Phase::over ? search(next, window) : -search(next, window.of_opponent());

    // Step 4. Raise alpha, beta cutoff
    highest = std::max(highest, value);
    window.low = std::max(window.low, value);
    if (window.low >= window.high || gave_up_) break;
  }
  return highest;
}

GameValue ExactSearch::search_turn(const State& state, Window window) {
  // Step 1. Budget
  if (++visited_ % kNodesPerSpend == 0 && !budget_->spend(kNodesPerSpend)) gave_up_ = true;
  if (gave_up_) return kDraw;

  // Step 2. Immediate win
  if (wins_at_once(state)) return win_at(state.turn);

  // Step 3. Bounds: no win before the turn after next, no loss before the next
  const GameValue highest = state.turn + 2 < kTurns ? win_at(state.turn + 2) : kDraw;
  const GameValue lowest = state.turn + 1 < kTurns ? loss_at(state.turn + 1) : kDraw;
  window.low = std::max(window.low, lowest - 1);
  window.high = std::min(window.high, highest + 1);
  if (highest <= window.low || highest == lowest) return highest;
  if (lowest >= window.high) return lowest;

  // Step 4. Proof table
  Bounds bounds = proofs_.probe(state, {.lowest = static_cast<std::int8_t>(lowest),
                                        .highest = static_cast<std::int8_t>(highest)});
  if (bounds.lowest >= window.high || bounds.lowest == bounds.highest) return bounds.lowest;
  if (bounds.highest <= window.low) return bounds.highest;

  // Step 5. Move ordering, then the move loop
  list_children(state, bounds.best);
  const GameValue value = search_children(state, window, bounds.best);
  if (gave_up_) return kDraw;

  // Step 6. Proof table
  if (value > window.low) bounds.lowest = static_cast<std::int8_t>(value);
  if (value < window.high) bounds.highest = static_cast<std::int8_t>(value);
  proofs_.store(state, bounds);
  return value;
}

/// Most positions are decided by one of the first children, so they are drawn from a heap rather
/// than sorted.
GameValue ExactSearch::search_children(const State& state, Window window, Cells& best) {
  // Step 1. Move picker
  std::vector<Child>& children = children_[state.turn];
  std::ranges::make_heap(children, {}, &Child::rank);
  State next = state;
  ++next.turn;

  // Step 2. Move loop
  GameValue highest = -kTurns;
  for (auto end = children.end(); end != children.begin(); --end) {
    std::ranges::pop_heap(children.begin(), end, {}, &Child::rank);
    next.mist = std::prev(end)->mist;
    next.mirror = std::prev(end)->mirror;

    // Step 3. Search it
    const GameValue value = -search(next, window.of_opponent());
    if (gave_up_) return kDraw;

    // Step 4. New best move
    if (value > highest) {
      highest = value;
      best = next.mist;
    }

    // Step 5. Raise alpha, beta cutoff
    window.low = std::max(window.low, value);
    if (window.low >= window.high) break;
  }
  return highest;
}

/// Every way to end the turn; no slide wins, and the turn is not the last.
void ExactSearch::list_children(const State& state, Cells tried_first) {
  std::vector<Child>& children = children_[state.turn];
  children.clear();
  actions_.clear();
  legal(state, actions_);
  for (const Action action : actions_) {
    State next = state;
    apply(next, action);
    const int score = ordering_score(next);
    const auto add = [&](Cells mist, Action mirror, int penalty) {
      const int child_score = mist == tried_first ? kHighestScore : score - penalty;
      children.push_back(
          {mist, mirror, (child_score << kRankBits) - static_cast<int>(children.size())});
    };
    if (next.phase != Phase::clear) {
      add(next.mist, next.mirror, 0);
      continue;
    }
    for (Cells left = clearable(next); left != 0; left &= left - 1) {
      const Cells tile = first(left);
      const bool lifts = (next.mirror.cells() & tile) != 0;  // M11
      add(next.mist & ~tile, lifts ? Action::pass() : next.mirror,
          (state.menhirs & tile) != 0 ? 1 : 0);
    }
  }
}

}  // namespace broceliande::menhirs
