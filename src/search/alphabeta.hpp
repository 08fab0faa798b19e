#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "search/alphabeta_worker.hpp"
#include "search/quiescence.hpp"

namespace broceliande::search {

/// One worker of an alpha-beta search: principal variation search with a transposition table, null
/// moves, futility pruning, late move reductions and quiescence; actions are ordered by score,
/// killers and history. Sides need not alternate: an answer by the same side keeps the sign.
template <EvaluatorLike E>
class AlphaBeta {
 public:
  using Game = typename E::Game;
  using State = typename Game::State;
  using Action = typename Game::Action;

  /// `before` are the keys of the positions that led to the one to search, itself left out.
  AlphaBeta(const E& evaluator, SharedState& shared, const Handicap& handicap,
            const std::vector<std::uint64_t>& before)
      : worker_(evaluator, shared, handicap, before) {}
  AlphaBeta(const AlphaBeta&) = delete;  // quiescence refers to the worker
  AlphaBeta& operator=(const AlphaBeta&) = delete;

  struct RootMove {
    Action action;
    Score score = -kInfinite;
    std::vector<Action> line{};
  };

  /// Searches the root moves to a depth with an aspiration window around the expected score, which
  /// is widened until the score is inside, and puts the best in front, with its line. Results found
  /// before the search is stopped still count.
  void search_root(const State& state, std::span<RootMove> root_moves, int depth, Score expected) {
    worker_.is_first_depth = depth == 1;
    max_extension_ply_ = 2 * depth;
    for (Score margin = depth >= 4 ? kAspirationMargin : kMaxMargin; margin < kMaxMargin;
         margin *= 4) {
      const Score alpha = expected - margin;
      const Score beta = expected + margin;
      const Score best = search_root_window(state, root_moves, depth, alpha, beta);
      if (worker_.is_halted() || (best > alpha && best < beta)) return;
      if (is_end(best)) break;
    }
    search_root_window(state, root_moves, depth, -kInfinite, kInfinite);
  }

  [[nodiscard]] std::uint64_t nodes() const { return worker_.nodes; }
  [[nodiscard]] Score static_eval(const State& state) const {
    return worker_.evaluator.evaluate(state);
  }

 private:
  static constexpr Score kAspirationMargin = 40;
  static constexpr Score kMaxMargin = kAspirationMargin << 12;  ///< from here on the window is open
  static constexpr Score kFutilityMargin = Quiescence<E>::kFutilityMargin;  ///< a ply
  static constexpr int kAbdadaDepth = 2;  ///< from which on workers leave busy actions for later

  using Node = AlphaBetaNode<State>;
  using List = typename MoveOrdering<E>::List;
  using ScoredAction = typename MoveOrdering<E>::ScoredAction;

  /// The move loop of a node so far.
  struct MoveLoop {
    Node node;  ///< with the window that is left
    Score best = -kInfinite;
    std::uint32_t best_tag = 0;
    std::size_t tried = 0;

    [[nodiscard]] bool is_cut_off() const { return best >= node.beta; }
  };
  Score search_root_window(const State& state, std::span<RootMove> root_moves, int depth,
                           Score alpha, Score beta) {
    const std::uint64_t key = worker_.evaluator.key(state);
    const PositionHistory::Scope scope(worker_.history, key);
    Score best = -kInfinite;
    for (std::size_t i = 0; i < root_moves.size(); ++i) {
      const Node node{state, key, depth, 0, std::max(alpha, best), beta};
      worker_.pv[0].clear();
      const int reduction = i == 0 ? 0 : late_move_reduction(node, i);
      const Score score = search_action(node, root_moves[i].action, reduction, i == 0);
      if (worker_.is_halted()) return best;
      root_moves[i].score = score > best ? score : -kInfinite;
      if (score <= best) continue;
      best = score;
      if (score <= alpha) continue;  // only a bound: the order of before stays
      root_moves[i].line.assign(1, root_moves[i].action);
      root_moves[i].line.insert(root_moves[i].line.end(), worker_.pv[1].begin(),
                                worker_.pv[1].end());
      const auto found = root_moves.begin() + static_cast<std::ptrdiff_t>(i);
      std::rotate(root_moves.begin(), found, found + 1);
      if (score >= beta) return best;
    }
    return best;
  }

  Score search(const Node& node, bool allows_null_move) {
    worker_.pv[node.index()].clear();

    // Step 1. Stop, repetition, immediate win
    if (worker_.count_node()) return 0;
    if (worker_.history.is_repetition(node.key)) return kDraw;
    if (worker_.wins_now(node)) return win_in(node.ply + 1);

    // Step 2. Quiescence at the horizon
    if (node.depth <= 0) return quiescence_.search(node);
    if (node.ply >= kMaxPly) return worker_.static_eval(node);

    // Step 3. Transposition table
    const std::optional<TtEntry> tt = worker_.shared.table.probe(node.key);
    if (tt && !node.is_pv() && tt->depth >= node.depth) {
      const Score score = score_from_tt(tt->score, node.ply);
      if (tt->bound == Bound::exact) return score;
      if (tt->bound == Bound::lower && score >= node.beta) return score;
      if (tt->bound == Bound::upper && score <= node.alpha) return score;
    }

    // Step 4. Static evaluation, which means nothing under a threat
    const bool is_threatened = worker_.evaluator.is_threatened(node.state);
    const Score eval = is_threatened ? -kInfinite : worker_.static_eval(node);

    if (!node.is_pv() && !is_threatened && !is_end(node.beta)) {
      // Step 5. Reverse futility pruning
      if (node.depth <= 4 && eval - kFutilityMargin * node.depth >= node.beta) return eval;

      // Step 6. Null move pruning
      if (allows_null_move && node.depth >= 3 && eval >= node.beta && null_move_fails_high(node)) {
        return node.beta;
      }
    }
    return search_moves(node, tt ? tt->action : 0, is_threatened, eval);
  }

  Score search_moves(const Node& node, std::uint32_t tt_action, bool is_threatened, Score eval) {
    // Step 7. Internal iterative reduction, threat extension
    const bool is_unknown = tt_action == 0 && node.depth >= 5;
    const bool is_extended =
        is_threatened && !worker_.evaluator.is_reply(node.state) && node.ply < max_extension_ply_;
    const int depth = node.depth - (is_unknown ? 1 : 0) + (is_extended ? 1 : 0);

    // Step 8. Move loop
    const PositionHistory::Scope scope(worker_.history, node.key);
    List list(worker_.ordering.stack());
    worker_.ordering.fill(node.state, node.index(), tt_action);
    MoveLoop loop{{node.state, node.key, depth, node.ply, node.alpha, node.beta}};
    DeferredMoves deferred;
    for (std::size_t i = 0; i < list.size() && !loop.is_cut_off(); ++i) {
      const ScoredAction move = list.pick_best(i);
      const bool is_quiet = move.is_quiet();
      if (loop.tried > 0 && worker_.handicap.overlooks(node.key, tag_of(move.action))) continue;

      // Step 9. Late move pruning and futility pruning: what comes later is quieter still
      if (is_quiet && loop.tried > 0 && !is_threatened && !node.is_pv() && !is_loss(loop.best)) {
        if (depth <= 3 && std::cmp_greater(i, 4 + 4 * depth * depth)) break;
        if (depth <= 2 && eval + kFutilityMargin * (depth + 1) <= loop.node.alpha) break;
      }

      // Step 10. Late move reduction
      const bool is_reduced = is_quiet && !is_threatened && depth >= 2;
      const int reduction = is_reduced ? late_move_reduction(loop.node, loop.tried) : 0;

      // Step 11. ABDADA: leave what another worker searches for later
      if (loop.tried > 0 && !is_threatened && is_busy(loop.node, move.action) &&
          deferred.add(i, reduction)) {
        continue;
      }

      // Step 12. Search it
      try_move(loop, list, i, reduction);
      if (worker_.is_halted()) return 0;
    }
    for (const auto& [i, reduction] : deferred.all()) {
      if (loop.is_cut_off()) break;
      try_move(loop, list, i, reduction);
      if (worker_.is_halted()) return 0;
    }

    // Step 13. Transposition table
    const Bound bound = loop.is_cut_off()    ? Bound::lower
                        : loop.best_tag != 0 ? Bound::exact
                                             : Bound::upper;
    worker_.shared.table.store(node.key, {.score = score_to_tt(loop.best, node.ply),
                                          .depth = std::clamp(node.depth, 0, 255),
                                          .bound = bound,
                                          .action = loop.best_tag});
    return loop.best;
  }

  void try_move(MoveLoop& loop, const List& list, std::size_t i, int reduction) {
    const Node& node = loop.node;
    const Action action = list[i].action;
    const bool is_shared = shares_moves(node);
    const BusyActions::Guard guard(is_shared ? worker_.shared.busy.get() : nullptr,
                                   is_shared ? busy_key(node, action) : 0);
    const Score score = search_action(node, action, reduction, loop.tried == 0);
    ++loop.tried;
    if (worker_.is_halted() || score <= loop.best) return;
    loop.best = score;
    if (score <= node.alpha) return;
    loop.best_tag = tag_of(action);
    worker_.update_pv(node, action);
    loop.node.alpha = score;
    if (loop.is_cut_off()) {
      worker_.ordering.reward(node.state, node.index(), node.depth, list, i);
    }
  }

  /// The score of an action for the side to act at `node`: principal variation search, with a null
  /// window and reduced unless it is the first, then re-searched as long as it fails high.
  Score search_action(const Node& node, Action action, int reduction, bool is_first) {
    State child = node.state;
    worker_.evaluator.game().apply(child, action);
    if (const auto score = worker_.final_score(node, child)) {
      worker_.pv[node.index() + 1].clear();
      return *score;
    }
    const int depth = node.depth - (worker_.evaluator.is_reply(child) ? 0 : 1);
    const bool is_same_side = worker_.is_same_side(node, child);
    const std::uint64_t key = worker_.evaluator.key(child);
    const auto search_child = [&](int to_depth, Score alpha, Score beta) {
      if (is_same_side) return search({child, key, to_depth, node.ply + 1, alpha, beta}, true);
      return -search({child, key, to_depth, node.ply + 1, -beta, -alpha}, true);
    };
    if (is_first) return search_child(depth, node.alpha, node.beta);
    Score score = search_child(depth - reduction, node.alpha, node.alpha + 1);
    if (score > node.alpha && reduction > 0) {
      score = search_child(depth, node.alpha, node.alpha + 1);
    }
    if (score > node.alpha && score < node.beta) score = search_child(depth, node.alpha, node.beta);
    return score;
  }

  /// Whether the side to act is so well off that it could even pass.
  bool null_move_fails_high(const Node& node) {
    State child = node.state;
    if (!worker_.evaluator.make_null_move(child) || worker_.is_same_side(node, child)) return false;
    const PositionHistory::Scope scope(worker_.history, node.key);
    const int depth = node.depth - 3 - node.depth / 4;
    const Score score = -search(
        {child, worker_.evaluator.key(child), depth, node.ply + 1, -node.beta, -node.beta + 1},
        false);
    return !worker_.is_halted() && score >= node.beta;
  }

  [[nodiscard]] static int late_move_reduction(const Node& node, std::size_t index) {
    if (index < 2 || node.depth < 3) return 0;
    const auto late = static_cast<int>(std::bit_width(index));
    const auto deep = static_cast<int>(std::bit_width(static_cast<unsigned>(node.depth)));
    return std::max(0, late * deep / 6 - (node.is_pv() ? 1 : 0));
  }

  [[nodiscard]] bool shares_moves(const Node& node) const {
    return worker_.shared.busy != nullptr && node.depth >= kAbdadaDepth;
  }
  [[nodiscard]] bool is_busy(const Node& node, Action action) const {
    return shares_moves(node) && worker_.shared.busy->has(busy_key(node, action));
  }
  [[nodiscard]] static std::uint64_t busy_key(const Node& node, Action action) {
    return scatter(node.key ^ tag_of(action)) + static_cast<std::uint64_t>(node.depth);
  }

  /// Wins and losses are stored relative to their position, not to the root.
  [[nodiscard]] static Score score_to_tt(Score score, int ply) {
    return is_win(score) ? score + ply : is_loss(score) ? score - ply : score;
  }
  [[nodiscard]] static Score score_from_tt(Score score, int ply) {
    return is_win(score) ? score - ply : is_loss(score) ? score + ply : score;
  }

  AlphaBetaWorker<E> worker_;
  Quiescence<E> quiescence_{worker_};
  int max_extension_ply_ = 0;
};

}  // namespace broceliande::search
