#pragma once

#include <algorithm>

#include "search/alphabeta_worker.hpp"

namespace broceliande::search {

/// Follows noisy actions until the position is quiet; all actions under a threat.
template <EvaluatorLike E>
class Quiescence {
 public:
  using State = typename E::Game::State;
  using Action = typename E::Game::Action;
  using Node = AlphaBetaNode<State>;
  static constexpr Score kFutilityMargin = 110;

  explicit Quiescence(AlphaBetaWorker<E>& worker) : worker_(worker) {}

  Score search(const Node& node, int plies_left = kMaxPlies) {
    // Step 1. Stand pat, unless there is a threat to be answered
    if (worker_.handicap.is_short_sighted) return worker_.static_eval(node);
    const bool is_threatened =
        plies_left > kMaxPlies - kEvasionPlies && worker_.evaluator.is_threatened(node.state);
    const Score eval = is_threatened ? -kInfinite : worker_.static_eval(node);
    if (eval >= node.beta || plies_left == 0 || node.ply >= kMaxPly) return eval;

    // Step 2. Move loop
    Score best = eval;
    Node now = {node.state, node.key, 0, node.ply, std::max(node.alpha, best), node.beta};
    const PositionHistory::Scope scope(worker_.history, node.key);
    List list(worker_.ordering.stack());
    if (is_threatened) {
      worker_.ordering.fill(node.state, node.index(), 0);
    } else {
      worker_.ordering.fill_noisy(node.state);
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
      const auto move = list.pick_best(i);

      // Step 3. Delta pruning
      if (!is_threatened && eval + move.gain + kFutilityMargin <= now.alpha) continue;
      if (i > 0 && worker_.handicap.overlooks(node.key, tag_of(move.action))) continue;

      // Step 4. Search it
      const Score score = search_action(now, move.action, plies_left - 1);
      if (worker_.is_halted()) return 0;
      if (score <= best) continue;
      best = score;
      if (score <= now.alpha) continue;
      worker_.update_pv(node, move.action);
      now.alpha = score;
      if (score >= node.beta) break;
    }
    return best;
  }

 private:
  static constexpr int kMaxPlies = 10;
  static constexpr int kEvasionPlies = 4;  ///< the first of those, in which threats are answered

  using List = typename MoveOrdering<E>::List;

  Score search_action(const Node& node, Action action, int plies_left) {
    State child = node.state;
    worker_.evaluator.game().apply(child, action);
    worker_.pv[node.index() + 1].clear();
    if (const auto score = worker_.final_score(node, child)) return *score;
    if (worker_.count_node()) return 0;
    const bool is_same_side = worker_.is_same_side(node, child);
    const Score alpha = is_same_side ? node.alpha : -node.beta;
    const Score beta = is_same_side ? node.beta : -node.alpha;
    const Node next{child, worker_.evaluator.key(child), 0, node.ply + 1, alpha, beta};
    const Score score = worker_.history.is_repetition(next.key) ? kDraw
                        : worker_.wins_now(next)                ? win_in(next.ply + 1)
                                                                : search(next, plies_left);
    return is_same_side ? score : -score;
  }

  AlphaBetaWorker<E>& worker_;
};

}  // namespace broceliande::search
