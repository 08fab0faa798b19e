#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "search/abdada.hpp"
#include "search/evaluator.hpp"
#include "search/handicap.hpp"
#include "search/move_ordering.hpp"
#include "search/position_history.hpp"
#include "search/request.hpp"
#include "search/transposition_table.hpp"

namespace broceliande::search {

/// What the workers of one search share: the table, and when to stop.
struct SharedState {
  TranspositionTable& table;
  Stop* stop = nullptr;
  std::uint64_t most_nodes = 0;          ///< of one worker; 0: no limit
  std::atomic<bool> is_halted = false;   ///< everybody stops
  std::atomic<std::uint64_t> nodes = 0;  ///< of all workers, brought up to date now and then
  std::unique_ptr<BusyActions> busy{};   ///< only of several workers
};

/// One worker of an alpha-beta search: principal variation search with a transposition table,
/// ordering by score, killers and history, reductions of late actions, a skipped turn as a
/// threat, and quiescence. Sides need not alternate: an answer by the same side keeps the sign.
template <Evaluator E>
class AlphaBeta {
 public:
  using Game = typename E::Game;
  using State = typename Game::State;
  using Action = typename Game::Action;
  static constexpr int kDeepest = 120;

  /// `before` are the keys of the positions that led to the one to search, itself left out.
  AlphaBeta(const E& evaluator, SharedState& shared, const Handicap& handicap,
            const std::vector<std::uint64_t>& before)
      : evaluator_(evaluator),
        shared_(shared),
        handicap_(handicap),
        history_(before),
        ordering_(evaluator) {}

  struct RootMove {
    Action action;
    Score score = -kInfinite;
    std::vector<Action> line{};
  };

  /// Searches the first actions from index `from` on to a depth and puts the best in front of them,
  /// with its line. What has been found when the search is halted in the middle still counts.
  void search_root(const State& state, std::span<RootMove> root_moves, int depth, Score around) {
    is_first_depth_ = depth == 1;
    deepest_extension_ = 2 * depth;
    for (Score margin = depth >= 4 ? kFirstMargin : kMostMargin; margin < kMostMargin;
         margin *= 4) {
      const Score alpha = around - margin;
      const Score beta = around + margin;
      const Score best = search_window(state, root_moves, depth, alpha, beta);
      if (is_halted() || (best > alpha && best < beta)) return;
      if (is_end(best)) break;
    }
    search_window(state, root_moves, depth, -kInfinite, kInfinite);
  }

  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

 private:
  static constexpr Score kFirstMargin = 40;
  static constexpr Score kMostMargin = kFirstMargin << 12;  ///< beyond it there is no window
  static constexpr Score kFutility = 110;
  static constexpr int kQuietPlies = 10;
  static constexpr int kSharedDepth = 2;    ///< from which on workers share out the actions
  static constexpr int kAnsweredPlies = 4;  ///< of those, where all answers to a threat are tried

  using List = typename MoveOrdering<E>::List;
  using ScoredAction = typename MoveOrdering<E>::ScoredAction;
  /// A position on the way down.
  struct Node {
    const State& state;
    std::uint64_t key;
    int depth;
    int ply;
    Score alpha;
    Score beta;

    [[nodiscard]] bool is_principal() const { return beta - alpha > 1; }
  };

  /// The actions of a node tried so far.
  struct Trial {
    Node now;  ///< with the window that is left
    Score best = -kInfinite;
    std::uint32_t best_tag = 0;
    std::size_t tried = 0;

    [[nodiscard]] bool is_decided() const { return best >= now.beta; }
  };
  /// An action whose turn comes last, and how much less deep it is searched at first.
  struct Later {
    std::size_t index;
    int less;
  };

  Score search_window(const State& state, std::span<RootMove> root_moves, int depth, Score alpha,
                      Score beta) {
    const std::uint64_t key = evaluator_.key(state);
    const PositionHistory::Scope step(history_, key);
    Score best = -kInfinite;
    for (std::size_t i = 0; i < root_moves.size(); ++i) {
      const Node node{state, key, depth, 0, std::max(alpha, best), beta};
      lines_[0].clear();
      const Score score =
          search_action(node, root_moves[i].action, i == 0 ? 0 : reduction(node, i), i == 0);
      if (is_halted()) return best;
      root_moves[i].score = score > best ? score : -kInfinite;
      if (score <= best) continue;
      best = score;
      if (score <= alpha) continue;  // only a bound: the order of before stays
      root_moves[i].line.assign(1, root_moves[i].action);
      root_moves[i].line.insert(root_moves[i].line.end(), lines_[1].begin(), lines_[1].end());
      std::rotate(root_moves.begin(), root_moves.begin() + static_cast<std::ptrdiff_t>(i),
                  root_moves.begin() + static_cast<std::ptrdiff_t>(i) + 1);
      if (score >= beta) return best;
    }
    return best;
  }

  Score search(const Node& node, bool may_skip) {
    lines_[static_cast<std::size_t>(node.ply)].clear();
    if (count_node()) return 0;
    if (history_.is_repetition(node.key)) return kDraw;
    if (wins_now(node)) return win_in(node.ply + 1);
    if (node.depth <= 0) return quiesce(node, kQuietPlies);
    if (node.ply >= kDeepest) return judged(node);

    const std::optional<TtEntry> memory = shared_.table.probe(node.key);
    if (memory && !node.is_principal() && memory->depth >= node.depth) {
      const Score score = seen_from(node.ply, memory->score);
      if (memory->bound == Bound::exact) return score;
      if (memory->bound == Bound::lower && score >= node.beta) return score;
      if (memory->bound == Bound::upper && score <= node.alpha) return score;
    }
    const bool is_threatened = evaluator_.is_threatened(node.state);
    const Score still = is_threatened ? -kInfinite : judged(node);
    if (!node.is_principal() && !is_threatened && !is_end(node.beta)) {
      if (node.depth <= 4 && still - kFutility * node.depth >= node.beta) return still;
      if (may_skip && node.depth >= 3 && still >= node.beta && skipping_suffices(node)) {
        return node.beta;
      }
    }
    return search_choices(node, memory ? memory->action : 0, is_threatened, still);
  }

  Score search_choices(const Node& node, std::uint32_t tt_action, bool is_threatened, Score still) {
    const PositionHistory::Scope step(history_, node.key);
    List list(ordering_.stack());
    ordering_.fill(node.state, static_cast<std::size_t>(node.ply), tt_action);
    // Nothing known of a deep position: find something first with less.
    const int depth =
        node.depth - (tt_action == 0 && node.depth >= 5 ? 1 : 0) +
        (is_threatened && !evaluator_.is_reply(node.state) && node.ply < deepest_extension_ ? 1
                                                                                            : 0);
    Trial trial{{node.state, node.key, depth, node.ply, node.alpha, node.beta}};
    std::vector<Later> later;
    for (std::size_t i = 0; i < list.size() && !trial.is_decided(); ++i) {
      const ScoredAction choice = list.pick_best(i);
      const bool is_quiet = choice.is_quiet();
      if (trial.tried > 0 && handicap_.overlooks(node.key, tag_of(choice.action))) continue;
      if (is_quiet && trial.tried > 0 && !is_threatened && !node.is_principal() &&
          !is_loss(trial.best)) {
        // The rest is quieter still.
        if (depth <= 3 && std::cmp_greater(i, 4 + 4 * depth * depth)) break;
        if (depth <= 2 && still + kFutility * (depth + 1) <= trial.now.alpha) break;
      }
      const int less =
          is_quiet && !is_threatened && depth >= 2 ? reduction(trial.now, trial.tried) : 0;
      if (trial.tried > 0 && !is_threatened && is_busy_elsewhere(trial.now, choice.action)) {
        later.push_back({i, less});
        continue;
      }
      attempt(trial, list, i, less);
      if (is_halted()) return 0;
    }
    for (const auto& [i, less] : later) {
      if (trial.is_decided()) break;
      attempt(trial, list, i, less);
      if (is_halted()) return 0;
    }
    const Score best = trial.best;
    const Bound bound = best >= node.beta     ? Bound::lower
                        : trial.best_tag != 0 ? Bound::exact
                                              : Bound::upper;
    shared_.table.store(node.key, {.score = kept_from(node.ply, best),
                                   .depth = std::clamp(node.depth, 0, 255),
                                   .bound = bound,
                                   .action = trial.best_tag});
    return best;
  }

  void attempt(Trial& trial, const List& list, std::size_t i, int less) {
    const Node& node = trial.now;
    const Action action = list[i].action;
    const bool shares = is_shared(node);
    const BusyActions::Guard note(shares ? shared_.busy.get() : nullptr,
                                  shares ? busy_key(node, action) : 0);
    const Score score = search_action(node, action, less, trial.tried == 0);
    ++trial.tried;
    if (is_halted() || score <= trial.best) return;
    trial.best = score;
    if (score <= node.alpha) return;
    trial.best_tag = tag_of(action);
    keep_line(node.ply, action);
    trial.now.alpha = score;
    if (trial.is_decided()) {
      ordering_.reward(node.state, static_cast<std::size_t>(node.ply), node.depth, list, i);
    }
  }

  /// Whether another worker is at that action: then it is left for later.
  [[nodiscard]] bool is_busy_elsewhere(const Node& node, Action action) const {
    return is_shared(node) && shared_.busy->has(busy_key(node, action));
  }
  [[nodiscard]] bool is_shared(const Node& node) const {
    return shared_.busy != nullptr && node.depth >= kSharedDepth;
  }
  [[nodiscard]] static std::uint64_t busy_key(const Node& node, Action action) {
    return scatter(node.key ^ tag_of(action)) + static_cast<std::uint64_t>(node.depth);
  }

  /// The worth of an action to the side that acts at `node`, in the node's window; `less` deep at
  /// first unless it turns out well.
  Score search_action(const Node& node, Action action, int less, bool is_first) {
    State child = node.state;
    evaluator_.game().apply(child, action);
    if (const auto ending = evaluator_.ending(child)) {
      lines_[static_cast<std::size_t>(node.ply) + 1].clear();
      const int mine = evaluator_.side_to_act(node.state) == 0 ? *ending : -*ending;
      return mine > 0 ? win_in(node.ply + 1) : mine < 0 ? loss_in(node.ply + 1) : kDraw;
    }
    const int depth = node.depth - (evaluator_.is_reply(child) ? 0 : 1);
    const bool is_same_side = evaluator_.side_to_act(child) == evaluator_.side_to_act(node.state);
    const std::uint64_t key = evaluator_.key(child);
    const auto worth = [&](int to_depth, Score alpha, Score beta) {
      if (is_same_side) return search({child, key, to_depth, node.ply + 1, alpha, beta}, true);
      return -search({child, key, to_depth, node.ply + 1, -beta, -alpha}, true);
    };
    if (is_first) return worth(depth, node.alpha, node.beta);
    Score score = worth(depth - less, node.alpha, node.alpha + 1);
    if (score > node.alpha && less > 0) score = worth(depth, node.alpha, node.alpha + 1);
    if (score > node.alpha && score < node.beta) score = worth(depth, node.alpha, node.beta);
    return score;
  }

  /// Follows noisy actions until the position is quiet; all actions where the side is pressed.
  Score quiesce(const Node& node, int plies_left) {
    if (handicap_.is_short_sighted) return judged(node);
    const bool is_threatened =
        plies_left > kQuietPlies - kAnsweredPlies && evaluator_.is_threatened(node.state);
    Score best = is_threatened ? -kInfinite : judged(node);
    if (best >= node.beta || plies_left == 0 || node.ply >= kDeepest) return best;
    Node now = {node.state, node.key, 0, node.ply, std::max(node.alpha, best), node.beta};
    const Score still = best;
    const PositionHistory::Scope step(history_, node.key);
    List list(ordering_.stack());
    if (is_threatened) {
      ordering_.fill(node.state, static_cast<std::size_t>(node.ply), 0);
    } else {
      ordering_.fill_noisy(node.state);
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
      const ScoredAction choice = list.pick_best(i);
      if (!is_threatened && still + choice.gain + kFutility <= now.alpha) continue;
      if (i > 0 && handicap_.overlooks(node.key, tag_of(choice.action))) continue;
      const Score score = quiesce_action(now, choice.action, plies_left - 1);
      if (is_halted()) return 0;
      if (score <= best) continue;
      best = score;
      if (score <= now.alpha) continue;
      keep_line(node.ply, choice.action);
      now.alpha = score;
      if (score >= node.beta) break;
    }
    return best;
  }

  Score quiesce_action(const Node& node, Action action, int plies_left) {
    State child = node.state;
    evaluator_.game().apply(child, action);
    lines_[static_cast<std::size_t>(node.ply) + 1].clear();
    if (const auto ending = evaluator_.ending(child)) {
      const int mine = evaluator_.side_to_act(node.state) == 0 ? *ending : -*ending;
      return mine > 0 ? win_in(node.ply + 1) : mine < 0 ? loss_in(node.ply + 1) : kDraw;
    }
    if (count_node()) return 0;
    const bool is_same_side = evaluator_.side_to_act(child) == evaluator_.side_to_act(node.state);
    const Score alpha = is_same_side ? node.alpha : -node.beta;
    const Score beta = is_same_side ? node.beta : -node.alpha;
    const Node next{child, evaluator_.key(child), 0, node.ply + 1, alpha, beta};
    const Score score = history_.is_repetition(next.key) ? kDraw
                        : wins_now(next)                 ? win_in(next.ply + 1)
                                                         : quiesce(next, plies_left);
    return is_same_side ? score : -score;
  }

  /// Whether the side is so well off that it could even do nothing.
  bool skipping_suffices(const Node& node) {
    State child = node.state;
    if (!evaluator_.make_null_move(child)) return false;
    if (evaluator_.side_to_act(child) == evaluator_.side_to_act(node.state)) return false;
    const PositionHistory::Scope step(history_, node.key);
    const int depth = node.depth - 3 - node.depth / 4;
    const Score score = -search(
        {child, evaluator_.key(child), depth, node.ply + 1, -node.beta, -node.beta + 1}, false);
    return !is_halted() && score >= node.beta;
  }

  /// How much less deep the action at an index is searched at first.
  [[nodiscard]] static int reduction(const Node& node, std::size_t index) {
    if (index < 2 || node.depth < 3) return 0;
    const auto wide = static_cast<int>(std::bit_width(index));
    const auto deep = static_cast<int>(std::bit_width(static_cast<unsigned>(node.depth)));
    return std::max(0, wide * deep / 6 - (node.is_principal() ? 1 : 0));
  }

  [[nodiscard]] Score judged(const Node& node) const {
    return evaluator_.evaluate(node.state) + handicap_.error_about(node.key);
  }
  [[nodiscard]] bool wins_now(const Node& node) const {
    return evaluator_.can_win_now(node.state) && !handicap_.overlooks(node.key, 0);
  }

  void keep_line(int ply, Action action) {
    const auto here = static_cast<std::size_t>(ply);
    lines_[here].assign(1, action);
    lines_[here].insert(lines_[here].end(), lines_[here + 1].begin(), lines_[here + 1].end());
  }

  /// Ends are tt_action as seen from their position, not from the first one.
  [[nodiscard]] static Score kept_from(int ply, Score score) {
    return is_win(score) ? score + ply : is_loss(score) ? score - ply : score;
  }
  [[nodiscard]] static Score seen_from(int ply, Score score) {
    return is_win(score) ? score - ply : is_loss(score) ? score + ply : score;
  }

  /// Whether it is time to stop. The first depth is always finished: it takes no time, and without
  /// it there is nothing to choose by.
  bool count_node() {
    ++nodes_;
    if (is_first_depth_) return false;
    if (shared_.most_nodes != 0 && nodes_ >= shared_.most_nodes) shared_.is_halted = true;
    if (nodes_ % kNodesBetweenLooks == 0) {
      shared_.nodes.fetch_add(kNodesBetweenLooks, std::memory_order_relaxed);
      if (shared_.stop != nullptr && shared_.stop->is_set()) shared_.is_halted = true;
    }
    return is_halted();
  }
  [[nodiscard]] bool is_halted() const {
    return !is_first_depth_ && shared_.is_halted.load(std::memory_order_relaxed);
  }

  static constexpr std::uint64_t kNodesBetweenLooks = 256;

  const E& evaluator_;
  SharedState& shared_;
  Handicap handicap_;
  PositionHistory history_;
  MoveOrdering<E> ordering_;
  std::array<std::vector<Action>, kDeepest + 16> lines_;
  std::uint64_t nodes_ = 0;
  int deepest_extension_ = 0;
  bool is_first_depth_ = true;
};

}  // namespace broceliande::search
