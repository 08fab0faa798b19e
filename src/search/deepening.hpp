#pragma once

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "search/alphabeta.hpp"

namespace broceliande::search {

/// Iterative deepening over alpha-beta, with as many workers as the request has; they share the
/// table and search a little differently each.
template <Insight I>
class Deepening {
 public:
  using Game = typename I::Game;
  using State = typename Game::State;
  using Action = typename Game::Action;
  using Worker = AlphaBeta<I>;
  using First = typename Worker::First;

  Deepening(const I& insight, Table& table, const SearchRequest& request, const Handicap& handicap)
      : insight_(insight),
        request_(request),
        handicap_(handicap),
        workers_(request.workers_at_once()),
        effort_{.table = table, .stop = request.stop, .most_nodes = nodes_each(request, workers_)} {
    if (workers_ > 1) effort_.undertakings = std::make_unique<Undertakings>();
  }

  /// `before` are the keys of the positions that led to this one.
  SearchResult think(const State& state, const std::vector<std::uint64_t>& before) {
    std::vector<Action> actions;
    insight_.game().legal(state, actions);
    if (actions.empty()) return {};
    effort_.table.begin_search();
    SearchResult result;
    if (workers_ == 1) {
      result = work(0, state, before, actions);
    } else {
      request_.pool->run(workers_, [&](int number) {
        SearchResult found = work(number, state, before, actions);
        if (number == 0) result = std::move(found);
      });
    }
    result.nodes = std::max(result.nodes, effort_.nodes.load());
    return result;
  }

 private:
  static std::uint64_t nodes_each(const SearchRequest& request, int workers) {
    if (request.nodes == 0) return 0;
    return std::max<std::uint64_t>(1, request.nodes / static_cast<std::uint64_t>(workers));
  }

  SearchResult work(int number, const State& state, const std::vector<std::uint64_t>& before,
                    const std::vector<Action>& actions) {
    Worker worker(insight_, effort_, handicap_, before);
    std::vector<First> firsts = sorted_firsts(state, actions);
    SearchResult result = told(state, firsts, 0, worker);
    const int deepest = request_.depth > 0 ? std::min(request_.depth, Worker::kDeepest - 20)
                                           : Worker::kDeepest - 20;
    for (int depth = 1 + number % 2; depth <= deepest && !effort_.is_halted; ++depth) {
      search_lines(worker, state, firsts, depth);
      if (number != 0) continue;
      // Cut short, a depth may still have found a better first action, but not several in order.
      const bool is_whole = !effort_.is_halted || depth == 1;
      if (is_whole || request_.lines <= 1) {
        result = told(state, firsts, is_whole ? depth : depth - 1, worker);
      }
      if (request_.observer != nullptr && !effort_.is_halted) request_.observer->report(result);
      if (is_decided(firsts.front().score, depth)) break;
    }
    if (number == 0) effort_.is_halted = true;
    return result;
  }

  /// An end that deeper search cannot change.
  [[nodiscard]] static bool is_decided(Score score, int depth) {
    return is_end(score) && plies_to_end(score) <= depth;
  }

  void search_lines(Worker& worker, const State& state, std::vector<First>& firsts, int depth) {
    const auto lines =
        std::min(static_cast<std::size_t>(std::max(request_.lines, 1)), firsts.size());
    for (std::size_t i = 0; i < lines && !effort_.is_halted; ++i) {
      const std::span<First> rest = std::span(firsts).subspan(i);
      const Score expected = is_end(rest.front().score) ? kDraw : rest.front().score;
      worker.search_first(state, rest, depth, depth == 1 ? kDraw : expected);
    }
    if (effort_.is_halted) return;
    // One at a time behind those that are at least as good: equals keep their order.
    for (auto it = firsts.begin(); it != firsts.begin() + static_cast<std::ptrdiff_t>(lines);
         ++it) {
      const auto place =
          std::upper_bound(firsts.begin(), it, it->score,
                           [](Score score, const First& first) { return score > first.score; });
      std::rotate(place, it, it + 1);
    }
  }

  /// Noisy actions first.
  [[nodiscard]] std::vector<First> sorted_firsts(const State& state,
                                                 const std::vector<Action>& actions) const {
    const typename I::Outlook outlook = insight_.outlook(state);
    std::vector<std::pair<int, std::size_t>> order;
    for (std::size_t i = 0; i < actions.size(); ++i) {
      order.emplace_back(-outlook.urgency(actions[i]).order, i);
    }
    std::ranges::sort(order);
    std::vector<First> firsts;
    for (const auto& [urgency, i] : order) firsts.push_back({actions[i], -kInfinite, {actions[i]}});
    return firsts;
  }

  [[nodiscard]] SearchResult told(const State& state, const std::vector<First>& firsts, int depth,
                                  const Worker& worker) const {
    SearchResult result;
    result.depth = depth;
    result.nodes = worker.nodes();
    if (workers_ > 1) result.nodes = effort_.nodes;
    const auto lines =
        std::min(static_cast<std::size_t>(std::max(request_.lines, 1)), firsts.size());
    for (std::size_t i = 0; i < lines; ++i) {
      if (i > 0 && firsts[i].score == -kInfinite) break;
      result.lines.push_back({firsts[i].score, texts(state, firsts[i].line)});
    }
    if (depth == 0) result.lines.front().score = insight_.evaluate(state);
    result.is_proof = is_end(result.lines.front().score) && handicap_.oversights == 0;
    return result;
  }

  /// A line as texts; one that stops before an immediate win is finished.
  [[nodiscard]] std::vector<std::string> texts(State state, const std::vector<Action>& line) const {
    const Game& game = insight_.game();
    std::vector<std::string> texts;
    for (const Action action : line) {
      texts.push_back(game.action_text(state, action));
      game.apply(state, action);
    }
    if (insight_.ending(state) || !insight_.can_win_now(state)) return texts;
    std::vector<Action> actions;
    game.legal(state, actions);
    for (const Action action : actions) {
      State next = state;
      game.apply(next, action);
      if (!insight_.ending(next)) continue;
      texts.push_back(game.action_text(state, action));
      break;
    }
    return texts;
  }

  const I& insight_;
  SearchRequest request_;
  Handicap handicap_;
  int workers_;
  Effort effort_;
};

}  // namespace broceliande::search
