#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "search/evaluator.hpp"
#include "search/handicap.hpp"
#include "search/move_ordering.hpp"
#include "search/position_history.hpp"
#include "search/shared_state.hpp"

namespace broceliande::search {

inline constexpr int kMaxPly = 120;

/// A node of the alpha-beta search, with its window.
template <class State>
struct AlphaBetaNode {
  const State& state;
  std::uint64_t key;
  int depth;
  int ply;
  Score alpha;
  Score beta;

  [[nodiscard]] bool is_pv() const { return beta - alpha > 1; }
  [[nodiscard]] std::size_t index() const { return static_cast<std::size_t>(ply); }
};

/// What one worker of an alpha-beta search carries along: move ordering, principal variations, the
/// positions above, and the count of nodes.
template <EvaluatorLike E>
class AlphaBetaWorker {
 public:
  using State = typename E::Game::State;
  using Action = typename E::Game::Action;
  using Node = AlphaBetaNode<State>;

  /// `before` are the keys of the positions that led to the one to search, itself left out.
  AlphaBetaWorker(const E& its_evaluator, SharedState& its_shared, const Handicap& its_handicap,
                  const std::vector<std::uint64_t>& before)
      : evaluator(its_evaluator),
        shared(its_shared),
        handicap(its_handicap),
        history(before),
        ordering(evaluator) {}
  AlphaBetaWorker(const AlphaBetaWorker&) = delete;  // the ordering refers to the evaluator
  AlphaBetaWorker& operator=(const AlphaBetaWorker&) = delete;

  const E evaluator;  ///< its own, which may remember what it evaluated last
  SharedState& shared;
  const Handicap handicap;
  PositionHistory history;
  MoveOrdering<E> ordering;
  std::array<std::vector<Action>, kMaxPly + 16> pv;  ///< by ply
  std::uint64_t nodes = 0;
  /// The first depth is always finished: it takes no time, and without it there is nothing to
  /// choose by.
  bool is_first_depth = true;

  [[nodiscard]] Score static_eval(const Node& node) const {
    return evaluator.evaluate(node.state) + handicap.error_about(node.key);
  }
  [[nodiscard]] bool wins_now(const Node& node) const {
    return evaluator.can_win_now(node.state) && !handicap.overlooks(node.key, 0);
  }
  [[nodiscard]] bool is_same_side(const Node& node, const State& child) const {
    return evaluator.side_to_act(child) == evaluator.side_to_act(node.state);
  }
  /// For the side to act at `node`, if the game ended with the action that led to `child`.
  [[nodiscard]] std::optional<Score> final_score(const Node& node, const State& child) const {
    const auto ending = evaluator.ending(child);
    if (!ending) return std::nullopt;
    const int own = evaluator.side_to_act(node.state) == 0 ? *ending : -*ending;
    return own > 0 ? win_in(node.ply + 1) : own < 0 ? loss_in(node.ply + 1) : kDraw;
  }

  void update_pv(const Node& node, Action action) {
    std::vector<Action>& line = pv[node.index()];
    const std::vector<Action>& rest = pv[node.index() + 1];
    line.assign(1, action);
    line.insert(line.end(), rest.begin(), rest.end());
  }

  /// Whether it is time to stop.
  bool count_node() {
    ++nodes;
    if (is_first_depth) return false;
    shared.check_limits(nodes);
    return is_halted();
  }
  [[nodiscard]] bool is_halted() const {
    return !is_first_depth && shared.is_halted.load(std::memory_order_relaxed);
  }
};

}  // namespace broceliande::search
