#pragma once

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "search/alphabeta.hpp"

namespace broceliande::search {

/// Iterative deepening over alpha-beta, with as many workers as the request has; they share the
/// table, and each searches a little differently.
template <EvaluatorLike E>
class IterativeDeepening {
 public:
  using Game = typename E::Game;
  using State = typename Game::State;
  using Action = typename Game::Action;
  using Searcher = AlphaBeta<E>;
  using RootMove = typename Searcher::RootMove;

  IterativeDeepening(const E& evaluator, TranspositionTable& table, const SearchRequest& request,
                     const Handicap& handicap)
      : evaluator_(evaluator),
        request_(request),
        handicap_(handicap),
        workers_(request.workers_at_once()),
        shared_{.table = table, .stop = request.stop, .max_nodes = request.nodes} {
    if (workers_ > 1) shared_.busy = std::make_unique<BusyActions>();
  }

  /// `before` are the keys of the positions that led to this one.
  SearchResult think(const State& state, const std::vector<std::uint64_t>& before) {
    // Step 1. Root moves
    std::vector<Action> actions;
    evaluator_.game().legal(state, actions);
    if (actions.empty()) return {};

    // Step 2. Age the transposition table
    shared_.table.begin_search();

    // Step 3. One search a worker; the first of them answers
    SearchResult result;
    if (workers_ == 1) {
      result = work(0, state, before, actions);
    } else {
      request_.pool->run(workers_, [&](int number) {
        SearchResult found = work(number, state, before, actions);
        if (number == 0) result = std::move(found);
      });
    }
    result.nodes = std::max(result.nodes, shared_.nodes.load());
    return result;
  }

 private:
  SearchResult work(int number, const State& state, const std::vector<std::uint64_t>& before,
                    const std::vector<Action>& actions) {
    // Step 1. Root moves, noisy ones first
    Searcher worker(evaluator_, shared_, handicap_, before);
    std::vector<RootMove> root_moves = sorted_root_moves(state, actions);

    // Step 2. Static evaluation, in case even the first depth is cut short
    SearchResult result = result_of(state, root_moves, 0, worker);
    const int deepest = request_.depth > 0 ? std::min(request_.depth, kMaxPly - 20) : kMaxPly - 20;

    // Step 3. Deepen; every other worker is a depth ahead
    for (int depth = 1 + number % 2; depth <= deepest && !shared_.is_halted; ++depth) {
      search_multi_pv(worker, state, root_moves, depth);
      if (number != 0) continue;

      // Step 4. Result of this depth. Cut short, it may still have found a better first action, but
      // not several in order
      const bool is_whole = !shared_.is_halted || depth == 1;
      if (is_whole || request_.lines <= 1) {
        result = result_of(state, root_moves, is_whole ? depth : depth - 1, worker);
      }
      if (request_.observer != nullptr && !shared_.is_halted) request_.observer->report(result);

      // Step 5. Early stop
      if (is_decided(root_moves.front().score, depth)) break;
    }

    // Step 6. Stop the other workers
    if (number == 0) shared_.is_halted = true;
    return result;
  }

  /// A result that deeper search cannot change.
  [[nodiscard]] static bool is_decided(Score score, int depth) {
    return is_end(score) && plies_to_end(score) <= depth;
  }

  /// MultiPV: the best root move, then the best of the rest, as many as lines are wanted.
  void search_multi_pv(Searcher& worker, const State& state, std::vector<RootMove>& root_moves,
                       int depth) {
    // Step 1. Each line in turn, around its score of the depth before
    const auto lines =
        std::min(static_cast<std::size_t>(std::max(request_.lines, 1)), root_moves.size());
    for (std::size_t i = 0; i < lines && !shared_.is_halted; ++i) {
      const std::span<RootMove> rest = std::span(root_moves).subspan(i);
      const Score expected = is_end(rest.front().score) ? kDraw : rest.front().score;
      worker.search_root(state, rest, depth, depth == 1 ? kDraw : expected);
    }
    if (shared_.is_halted) return;

    // Step 2. Insertion sort: each goes behind those that are at least as good, so equals keep
    // their order
    for (auto it = root_moves.begin();
         it != root_moves.begin() + static_cast<std::ptrdiff_t>(lines); ++it) {
      const auto place =
          std::upper_bound(root_moves.begin(), it, it->score,
                           [](Score score, const RootMove& first) { return score > first.score; });
      std::rotate(place, it, it + 1);
    }
  }

  /// Noisy actions first.
  [[nodiscard]] std::vector<RootMove> sorted_root_moves(const State& state,
                                                        const std::vector<Action>& actions) const {
    const typename E::MoveScorer scorer = evaluator_.move_scorer(state);
    std::vector<std::pair<int, std::size_t>> order;
    for (std::size_t i = 0; i < actions.size(); ++i) {
      order.emplace_back(-scorer.score(actions[i]).order, i);
    }
    std::ranges::sort(order);
    std::vector<RootMove> root_moves;
    for (const auto& [score, i] : order)
      root_moves.push_back({actions[i], -kInfinite, {actions[i]}});
    return root_moves;
  }

  [[nodiscard]] SearchResult result_of(const State& state, const std::vector<RootMove>& root_moves,
                                       int depth, const Searcher& worker) const {
    SearchResult result;
    result.depth = depth;
    result.nodes = worker.nodes();
    if (workers_ > 1) result.nodes = shared_.nodes;
    const auto lines =
        std::min(static_cast<std::size_t>(std::max(request_.lines, 1)), root_moves.size());
    for (std::size_t i = 0; i < lines; ++i) {
      if (i > 0 && root_moves[i].score == -kInfinite) break;
      result.lines.push_back({root_moves[i].score, texts(state, root_moves[i].line)});
    }
    if (depth == 0) result.lines.front().score = worker.static_eval(state);
    result.is_proof = is_end(result.lines.front().score) && handicap_.oversights == 0;
    return result;
  }

  /// A line as texts; one that stops before an immediate win is finished.
  [[nodiscard]] std::vector<std::string> texts(State state, const std::vector<Action>& line) const {
    const Game& game = evaluator_.game();
    std::vector<std::string> texts;
    for (const Action action : line) {
      texts.push_back(game.action_text(state, action));
      game.apply(state, action);
    }
    if (evaluator_.ending(state) || !evaluator_.can_win_now(state)) return texts;
    std::vector<Action> actions;
    game.legal(state, actions);
    for (const Action action : actions) {
      State next = state;
      game.apply(next, action);
      if (!evaluator_.ending(next)) continue;
      texts.push_back(game.action_text(state, action));
      break;
    }
    return texts;
  }

  const E& evaluator_;
  SearchRequest request_;
  Handicap handicap_;
  int workers_;
  SharedState shared_;
};

}  // namespace broceliande::search
