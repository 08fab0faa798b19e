#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <span>
#include <type_traits>
#include <vector>

#include "search/appraiser.hpp"
#include "search/handicap.hpp"
#include "search/task.hpp"

namespace broceliande::search {

/// Who judges the leaves of a tree: by an evaluation, by a short guided playout, or both.
template <class J>
concept LeafJudge =
    Game<typename J::Game> && requires(J& judge, const typename J::Game::State& state, Rng& rng) {
      { judge.game() } -> std::same_as<const typename J::Game&>;
      { judge.judge(state, rng) } -> std::same_as<Expectations>;
    };

/// A judge that is asked about every child as soon as there is one, so that the tree grows first
/// where it promises most to who chooses there, and a leaf is worth what its children promise.
template <class J>
concept Guide = LeafJudge<J> && J::kGuides;

/// Monte-Carlo tree search for any number of seats: everybody chooses for his own seat (max^n).
/// Finished games are proofs and are backed up as such: a line is not tried again once its value is
/// known. No library functions decide anything, so every platform finds the same.
template <LeafJudge J>
class TreeSearch {
 public:
  using Game = typename J::Game;
  using State = typename Game::State;
  using Action = typename Game::Action;

  /// The tree grows to `memory` bytes at most; then only what is there is visited.
  TreeSearch(J& judge, std::size_t memory)
      // Half of it: the old nodes are still there while they are copied to a larger place.
      : judge_(judge), most_nodes_(std::max<std::size_t>(memory / sizeof(Node) / 2, 1'000)) {}

  /// Plants a new tree; false where there is nothing to decide.
  bool begin(const State& state, std::uint64_t seed, const Handicap& handicap) {
    handicap_ = handicap;
    start_ = state;
    rng_ = Rng(scatter(seed) ^ judge_.game().hash(state));
    visits_ = 0;
    nodes_.assign(1, Node{});
    expand(0, state);
    if constexpr (Guide<J>) look_ahead(0, state);
    return nodes_.front().children > 0;
  }

  /// Makes so many more visits; false once more would not change anything, or it is time to stop.
  bool grow(std::uint64_t visits, const Task& task) {
    for (std::uint64_t i = 0; i < visits; ++i) {
      if (is_settled(task) || (task.nodes != 0 && visits_ >= task.nodes)) return false;
      const bool looks_up = visits_ % kVisitsBetweenLooks == 0 && visits_ > 0;
      if (looks_up && task.stop != nullptr && task.stop->is_set()) return false;
      visit_once();
      ++visits_;
    }
    return true;
  }

  [[nodiscard]] Thought told(int lines) const {
    const Node& root = nodes_.front();
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < root.children; ++i) order.push_back(root.first_child + i);
    std::ranges::sort(order, [&](std::size_t a, std::size_t b) {
      const double first = merit(nodes_[a]);
      const double second = merit(nodes_[b]);
      return first > second || (first == second && a < b);
    });
    Thought thought;
    thought.nodes = visits_;
    thought.is_proof = nodes_[order.front()].proof == 1.0F;
    const auto most = static_cast<std::size_t>(std::max(lines, 1));
    for (std::size_t i = 0; i < std::min(order.size(), most); ++i) {
      thought.lines.push_back(line_from(start_, order[i]));
      thought.depth = std::max(thought.depth, static_cast<int>(thought.lines[i].actions.size()));
    }
    return thought;
  }

 private:
  static constexpr std::uint64_t kVisitsBetweenLooks = 16;
  static constexpr double kExploration = Guide<J> ? 0.7 : 0.9;
  static constexpr double kEvenShare = 0.02;
  static constexpr double kPessimism =
      0.12;  ///< how much worse than its parent an unknown child is
  /// How much less a child promises that is about e times less likely to be chosen.
  static constexpr double kDoubt = 0.03;
  static constexpr float kUnknown = -1;

  /// What a child is taken for before its first visit, by who chooses it, and how likely it is
  /// taken to be chosen.
  struct Promise {
    double value = 0;
    double share = 0;
  };
  struct Nothing {};
  struct Node {
    Action action{};
    std::uint32_t first_child = 0;
    std::uint32_t children = 0;
    std::uint32_t visits = 0;
    float proof = kUnknown;  ///< for the seat that chose the action: 0, 0.5 or 1
    double total = 0;        ///< likewise
    [[no_unique_address]] std::conditional_t<Guide<J>, Promise, Nothing> promise{};

    [[nodiscard]] bool is_proved() const { return proof >= 0; }
    [[nodiscard]] double mean() const {
      if (is_proved()) return static_cast<double>(proof);
      return visits == 0 ? 0.5 : total / visits;
    }
  };
  /// A choice made on the way down.
  struct Chosen {
    std::size_t node;
    Seat by;
  };

  [[nodiscard]] bool is_settled(const Task& task) const {
    const Node& root = nodes_.front();
    if (root.children == 1 && task.lines == 1 && nodes_[root.first_child].visits > 0) return true;
    bool are_all_proved = true;
    for (std::size_t i = root.first_child; i < root.first_child + root.children; ++i) {
      if (nodes_[i].proof == 1.0F && task.lines == 1) return true;
      are_all_proved = are_all_proved && nodes_[i].is_proved();
    }
    return are_all_proved;
  }

  void visit_once() {
    const Game& game = judge_.game();
    State state = start_;
    way_.clear();
    std::size_t at = 0;
    for (;;) {
      if (nodes_[at].children == 0 && !can_expand(at, state)) break;
      const Seat mover = game.to_act(state);
      at = select(at);
      game.apply(state, nodes_[at].action);
      way_.push_back({at, mover});
      if (nodes_[at].is_proved() || nodes_[at].visits == 0) break;
    }
    back_up(value_of(at, state));
  }

  bool can_expand(std::size_t at, const State& state) {
    if (nodes_.size() >= most_nodes_) return false;
    expand(at, state);
    return nodes_[at].children > 0;
  }

  void expand(std::size_t at, const State& state) {
    actions_.clear();
    judge_.game().legal(state, actions_);
    nodes_[at].first_child = static_cast<std::uint32_t>(nodes_.size());
    const std::uint64_t key = handicap_.oversights == 0 ? 0 : judge_.game().hash(state);
    for (const Action action : actions_) {
      std::uint64_t bits = 0;
      std::memcpy(&bits, &action, sizeof(action));
      const bool is_first = action == actions_.front();
      if (!is_first && handicap_.overlooks(key, static_cast<std::uint32_t>(scatter(bits))))
        continue;
      nodes_.push_back({});
      nodes_.back().action = action;
    }
    nodes_[at].children = static_cast<std::uint32_t>(nodes_.size()) - nodes_[at].first_child;
  }

  /// Asks the guide about all children; what everybody may expect of who chooses among them.
  Expectations look_ahead(std::size_t at, const State& state) {
    const std::span<Node> children(nodes_.data() + nodes_[at].first_child, nodes_[at].children);
    const std::size_t chooser = judge_.game().to_act(state).index;
    promised_.clear();
    double best = 0;
    for (Node& child : children) {
      State after = state;
      judge_.game().apply(after, child.action);
      promised_.push_back(judged(after));
      child.promise.value = promised_.back()[chooser];
      best = std::max(best, child.promise.value);
    }
    double sum = 0;
    for (Node& child : children) {
      child.promise.share = likelihood(best - child.promise.value);
      sum += child.promise.share;
    }
    Expectations expected{};
    for (std::size_t i = 0; i < children.size(); ++i) {
      children[i].promise.share /= sum;
      for (std::size_t seat = 0; seat < expected.size(); ++seat) {
        expected[seat] += children[i].promise.share * promised_[i][seat];
      }
    }
    return expected;
  }

  /// Nearly an exponential, from operations that round alike everywhere.
  [[nodiscard]] static double likelihood(double behind) {
    const double root = 1 + behind / (8 * kDoubt);
    const double square = root * root;
    return 1 / (square * square * square * square);
  }

  [[nodiscard]] std::size_t select(std::size_t at) const {
    const Node& node = nodes_[at];
    const Promise common = Guide<J> ? Promise{} : even_promise(node);
    const double root_visits = std::sqrt(static_cast<double>(node.visits) + 1);
    std::size_t chosen = node.first_child;
    double best = -std::numeric_limits<double>::infinity();
    for (std::size_t i = node.first_child; i < node.first_child + node.children; ++i) {
      const Node& child = nodes_[i];
      const Promise promise = promise_of(child, common);
      // A proved child that is no win is worth a visit only when nothing better is left.
      const double curiosity =
          child.is_proved() ? 0 : kExploration * promise.share * root_visits / (1.0 + child.visits);
      const double value =
          (child.visits == 0 && !child.is_proved() ? promise.value : child.mean()) + curiosity;
      if (value > best) {
        best = value;
        chosen = i;
      }
    }
    return chosen;
  }

  [[nodiscard]] static Promise promise_of(const Node& child, Promise common) {
    if constexpr (Guide<J>) {
      return child.promise;
    } else {
      return common;
    }
  }

  /// Without a guide: every child is equally likely to be the best, but never hopelessly so, and a
  /// little worse than those that were visited.
  [[nodiscard]] Promise even_promise(const Node& node) const {
    double total = 0;
    std::uint32_t visits = 0;
    for (std::size_t i = node.first_child; i < node.first_child + node.children; ++i) {
      total += nodes_[i].total;
      visits += nodes_[i].visits;
    }
    return {.value = visits == 0 ? 0.5 : std::max(0.0, total / visits - kPessimism),
            .share = 1.0 / static_cast<double>(node.children) + kEvenShare};
  }

  Expectations value_of(std::size_t at, const State& state) {
    if (const auto outcome = judge_.game().outcome(state)) {
      const Expectations all = expectations_of(*outcome);
      if (!way_.empty()) nodes_[at].proof = static_cast<float>(all[way_.back().by.index]);
      return all;
    }
    if constexpr (Guide<J>) {
      if (nodes_[at].children > 0 || can_expand(at, state)) return look_ahead(at, state);
    }
    return judged(state);
  }

  /// As the level sees it.
  Expectations judged(const State& state) {
    if (const auto outcome = judge_.game().outcome(state)) return expectations_of(*outcome);
    Expectations all = judge_.judge(state, rng_);
    if (handicap_.misjudgement == 0) return all;
    const std::uint64_t key = judge_.game().hash(state);
    for (std::size_t seat = 0; seat < all.size(); ++seat) {
      all[seat] += 0.001 * handicap_.error_about(scatter(key + seat));
    }
    return all;
  }

  void back_up(const Expectations& all) {
    for (std::size_t i = way_.size(); i-- > 0;) {
      Node& node = nodes_[way_[i].node];
      ++node.visits;
      node.total += all[way_[i].by.index];
      if (i > 0) prove(nodes_[way_[i - 1].node], way_[i - 1].by, way_[i], all);
    }
    ++nodes_.front().visits;
  }

  /// A node is proved by one child that wins for who chooses there; of two seats also by all.
  void prove(Node& node, Seat chooser, const Chosen& below, const Expectations& all) const {
    if (node.is_proved()) return;
    if (judge_.game().seats() != 2) {
      const Node& last = nodes_[below.node];
      const bool is_end = last.proof == 1.0F && last.children == 0;
      if (is_end) node.proof = static_cast<float>(all[chooser.index]);
      return;
    }
    float best = 0;
    bool are_all_proved = true;
    for (std::size_t i = node.first_child; i < node.first_child + node.children; ++i) {
      are_all_proved = are_all_proved && nodes_[i].is_proved();
      best = std::max(best, nodes_[i].proof);
    }
    if (best < 1 && !are_all_proved) return;
    node.proof = chooser == below.by ? best : 1 - best;
  }

  /// Proved wins first, proved losses last, otherwise what was visited most.
  [[nodiscard]] static double merit(const Node& node) {
    if (node.proof == 1.0F) return std::numeric_limits<double>::infinity();
    if (node.proof == 0.0F) return -1;
    return static_cast<double>(node.visits) + node.mean();
  }

  [[nodiscard]] Variation line_from(State state, std::size_t at) const {
    Variation line{score_of(nodes_[at]), {}};
    for (;;) {
      line.actions.push_back(judge_.game().action_text(state, nodes_[at].action));
      judge_.game().apply(state, nodes_[at].action);
      const Node& node = nodes_[at];
      if (node.children == 0) return line;
      std::size_t best = node.first_child;
      for (std::size_t i = 0; i < node.children; ++i) {
        if (merit(nodes_[node.first_child + i]) > merit(nodes_[best])) best = node.first_child + i;
      }
      if (nodes_[best].visits == 0) return line;
      at = best;
    }
  }

  [[nodiscard]] static Score score_of(const Node& node) {
    if (node.proof == 1.0F) return win_in(1);
    if (node.proof == 0.0F) return loss_in(1);
    return static_cast<Score>(1000 * (2 * node.mean() - 1));
  }

  J& judge_;
  std::size_t most_nodes_;
  State start_{};
  Rng rng_{0};
  std::uint64_t visits_ = 0;
  Handicap handicap_;
  std::vector<Node> nodes_;
  std::vector<Action> actions_;
  std::vector<Chosen> way_;
  std::vector<Expectations> promised_;  ///< by the children that were looked at last
};

}  // namespace broceliande::search
