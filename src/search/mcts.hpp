#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <mutex>
#include <utility>
#include <vector>

#include "search/handicap.hpp"
#include "search/leaf_evaluator.hpp"
#include "search/mcts_tree.hpp"
#include "search/request.hpp"
#include "search/spin_lock.hpp"

namespace broceliande::search {

/// Monte-Carlo tree search for any number of seats: each player maximises the result of their own
/// seat (max^n). Children are selected by PUCT. Finished games are proofs and are backed up as such
/// (MCTS-Solver): a line is not tried again once its value is known. Several workers share one
/// tree: one at a time descends it, while the others play and evaluate, which takes nearly all of
/// the time; virtual losses keep them apart.
template <LeafEvaluatorLike E>
class MonteCarloTreeSearch {
 public:
  using Game = typename E::Game;
  using State = typename Game::State;
  using Action = typename Game::Action;

  /// The tree takes at most `memory` bytes; when it is full, the least visited nodes are pruned.
  MonteCarloTreeSearch(E evaluator, std::size_t memory)
      : evaluator_(std::move(evaluator)), tree_(memory) {}

  /// Grows a new tree until the request's limits are reached, and reports to the observer.
  SearchResult think(const State& state, const SearchRequest& request, const Handicap& handicap) {
    if (!begin(state, request.seed, handicap)) return {};
    for (std::uint64_t visits = kFirstVisits; run(visits, request); visits *= 2) {
      if (request.observer != nullptr) request.observer->report(result_so_far(request.lines));
    }
    return result_so_far(request.lines);
  }

  /// Begins a new tree; false where there is nothing to decide.
  bool begin(const State& state, std::uint64_t seed, const Handicap& handicap) {
    handicap_ = handicap;
    start_ = state;
    seed_ = seed;
    visits_ = 0;
    workers_.clear();
    Worker& worker = workers(1).front();
    tree_.reset();
    expand(worker, state);
    tree_.expand(kRoot, worker.children);
    return tree_.root().children > 0;
  }

  /// Makes that many more visits; false once more would not change anything, or it is time to stop.
  bool run(std::uint64_t visits, const SearchRequest& request) {
    goal_ = visits_ + visits;
    is_enough_ = false;
    while (visits_ < goal_ && !is_enough_) {
      if (tree_.is_full()) tree_.prune();
      run_until_full(request);
    }
    return !is_enough_;
  }

  [[nodiscard]] SearchResult result_so_far(int lines) const {
    std::vector<Index> order;
    for (Index i = 0; i < tree_.root().children; ++i) order.push_back(tree_.root().first_child + i);
    std::ranges::sort(order, [&](Index a, Index b) {
      const double first = tree_.rank(a);
      const double second = tree_.rank(b);
      return first > second || (first == second && a < b);
    });
    SearchResult result;
    result.nodes = visits_;
    result.is_proof = tree_[order.front()].proof() == ProvenResult::win;
    const auto most = static_cast<std::size_t>(std::max(lines, 1));
    for (std::size_t i = 0; i < std::min(order.size(), most); ++i) {
      result.lines.push_back(line_from(start_, order[i]));
      result.depth = std::max(result.depth, static_cast<int>(result.lines[i].actions.size()));
    }
    return result;
  }

 private:
  using Nodes = MctsTree<Action, PolicyEvaluator<E>>;
  using Node = typename Nodes::Node;
  using Index = typename Nodes::Index;
  using PathStep = typename Nodes::PathStep;
  using ProvenResult = typename Nodes::ProvenResult;
  static constexpr Index kRoot = Nodes::kRoot;
  static constexpr std::uint64_t kFirstVisits = 1'000;
  static constexpr std::uint64_t kVisitsBetweenLooks = 16;
  /// Of the softmax over the values of children, which makes a policy of them: a child worth so
  /// much less is about e times less likely to be chosen.
  static constexpr double kPolicyTemperature = 0.03;

  /// What each worker has of its own.
  struct Worker {
    E evaluator;
    Rng rng;
    std::vector<Action> actions{};
    std::vector<PathStep> path{};        ///< from the root to the leaf that it is at
    std::vector<Action> steps{};         ///< on the last part of the path
    std::vector<Node> children{};        ///< of the leaf, before the tree has them
    std::vector<Expectations> values{};  ///< by the actions
    std::vector<std::pair<double, std::size_t>> order{};  ///< of the actions
  };

  [[nodiscard]] std::vector<Worker>& workers(int count) {
    while (std::ssize(workers_) < count) {
      const std::uint64_t seed = scatter(seed_ + workers_.size()) ^ game().hash(start_);
      workers_.push_back({.evaluator = evaluator_, .rng = Rng(seed)});
    }
    return workers_;
  }

  [[nodiscard]] const Game& game() const { return evaluator_.game(); }

  void run_until_full(const SearchRequest& request) {
    const int count = request.workers_at_once();
    std::vector<Worker>& all = workers(count);
    if (count == 1) return work(all.front(), request);
    request.pool->run(count,
                      [&](int number) { work(all[static_cast<std::size_t>(number)], request); });
  }

  void work(Worker& worker, const SearchRequest& request) {
    std::unique_lock lock(tree_lock_);
    while (visits_ < goal_ && !is_enough_ && !tree_.is_full()) {
      is_enough_ = is_over(request);
      if (is_enough_) return;
      ++visits_;
      simulate(worker, lock);
    }
  }

  [[nodiscard]] bool is_over(const SearchRequest& request) const {
    if (is_settled(request) || (request.nodes != 0 && visits_ >= request.nodes)) return true;
    const bool looks_up = visits_ % kVisitsBetweenLooks == 0 && visits_ > 0;
    return looks_up && request.stop != nullptr && request.stop->is_set();
  }

  [[nodiscard]] bool is_settled(const SearchRequest& request) const {
    const std::span<const Node> firsts = tree_.children(kRoot);
    if (firsts.size() == 1 && request.lines == 1 && firsts.front().visits > 0) return true;
    bool are_all_proved = true;
    for (const Node& first : firsts) {
      if (first.proof() == ProvenResult::win && request.lines == 1) return true;
      are_all_proved = are_all_proved && first.is_proved();
    }
    return are_all_proved;
  }

  /// Nothing but walking in the tree needs the lock.
  void simulate(Worker& worker, std::unique_lock<SpinLock>& lock) {
    // Step 1. Selection by PUCT; each node on the way takes a virtual loss
    State state = start_;
    worker.path.clear();
    tree_.begin_visit(kRoot);
    const bool expands_first = select_leaf(worker);
    lock.unlock();
    replay(worker, state);

    // Step 2. Expansion on a leaf's second visit, and selection of its first child
    if (expands_first && !game().outcome(state)) {
      expand(worker, state);
      lock.lock();
      attach_children(worker);
      select_leaf(worker);
      lock.unlock();
      replay(worker, state);
    }

    // Step 3. Evaluation; with a policy, that of all children, which expands the leaf
    const auto outcome = game().outcome(state);
    const bool expands = PolicyEvaluator<E> && !outcome;
    Expectations all{};
    if (expands) all = expand(worker, state);
    if (!expands) all = outcome ? expectations_of(*outcome) : evaluated(worker, state);

    // Step 4. Backpropagation of the result, and of proofs (MCTS-Solver)
    lock.lock();
    if (expands) attach_children(worker);
    tree_.backpropagate(worker.path, all, outcome.has_value(), game().seats() == 2);
  }

  /// Walks on to a leaf; whether it was there before, and expands on this second visit. With a
  /// policy, leaves expand when they are evaluated.
  bool select_leaf(Worker& worker) {
    worker.steps.clear();
    Index at = leaf_of(worker);
    while (tree_[at].children > 0) {
      at = tree_.select(at);
      worker.path.push_back({at, Seat{}});
      worker.steps.push_back(tree_[at].action);
      if (tree_.begin_visit(at) || tree_[at].is_proved()) return false;
    }
    return !PolicyEvaluator<E>;
  }

  /// Plays what was walked last, and notes who chose it.
  void replay(Worker& worker, State& state) const {
    auto chosen = worker.path.end() - std::ssize(worker.steps);
    for (const Action action : worker.steps) {
      (chosen++)->by = game().to_act(state);
      game().apply(state, action);
    }
  }

  [[nodiscard]] static Index leaf_of(const Worker& worker) {
    return worker.path.empty() ? kRoot : worker.path.back().node;
  }

  /// To the leaf, unless another worker did so in the meantime.
  void attach_children(const Worker& worker) {
    const Index leaf = leaf_of(worker);
    if (tree_[leaf].children == 0) tree_.expand(leaf, worker.children);
  }

  /// Lists the actions that the level does not overlook.
  void see_actions(Worker& worker, const State& state) const {
    worker.actions.clear();
    game().legal(state, worker.actions);
    if (handicap_.oversights == 0 || worker.actions.empty()) return;
    const std::uint64_t key = game().hash(state);
    const auto overlooks = [&](Action action) {
      std::uint64_t bits = 0;
      std::memcpy(&bits, &action, sizeof(action));
      return handicap_.overlooks(key, static_cast<std::uint32_t>(scatter(bits)));
    };
    const auto others = worker.actions.begin() + 1;  // something is always seen
    worker.actions.erase(std::remove_if(others, worker.actions.end(), overlooks),
                         worker.actions.end());
  }

  /// What a leaf expands into, and what everybody may expect there.
  Expectations expand(Worker& worker, const State& state) const {
    see_actions(worker, state);
    worker.children.clear();
    if constexpr (PolicyEvaluator<E>) return evaluate_children(worker, state);
    for (const Action action : worker.actions) worker.children.push_back({.action = action});
    return {};
  }

  /// Evaluates all children; the best for the seat that chooses come first.
  Expectations evaluate_children(Worker& worker, const State& state) const {
    const std::size_t chooser = game().to_act(state).index;
    worker.values.clear();
    worker.order.clear();
    for (std::size_t i = 0; i < worker.actions.size(); ++i) {
      State after = state;
      game().apply(after, worker.actions[i]);
      worker.values.push_back(evaluated(worker, after));
      worker.order.emplace_back(-worker.values.back()[chooser], i);
    }
    std::ranges::sort(worker.order);
    const auto likelihood_of = [&](std::size_t i) {
      return likelihood(-worker.order.front().first - worker.values[i][chooser]);
    };
    double sum = 0;
    for (const auto& [minus, i] : worker.order) sum += likelihood_of(i);
    Expectations expected{};
    for (const auto& [minus, i] : worker.order) {
      const double probability = likelihood_of(i) / sum;
      const Expectations& values = worker.values[i];
      worker.children.push_back({.action = worker.actions[i]});
      worker.children.back().prior = {.value = static_cast<float>(values[chooser]),
                                      .probability = static_cast<float>(probability)};
      for (std::size_t seat = 0; seat < expected.size(); ++seat) {
        expected[seat] += probability * values[seat];
      }
    }
    return expected;
  }

  /// Of the softmax: nearly an exponential, from operations that round alike everywhere.
  [[nodiscard]] static double likelihood(double behind) {
    const double root = 1 + behind / (8 * kPolicyTemperature);
    const double square = root * root;
    return 1 / (square * square * square * square);
  }

  /// As the level sees it.
  Expectations evaluated(Worker& worker, const State& state) const {
    if (const auto outcome = game().outcome(state)) return expectations_of(*outcome);
    Expectations all = worker.evaluator.evaluate(state, worker.rng);
    if (handicap_.misjudgement == 0) return all;
    const std::uint64_t key = game().hash(state);
    for (std::size_t seat = 0; seat < all.size(); ++seat) {
      all[seat] += 0.001 * handicap_.error_about(scatter(key + seat));
    }
    return all;
  }

  [[nodiscard]] Variation line_from(State state, Index at) const {
    Variation line{score_of(tree_[at]), {}};
    for (;;) {
      line.actions.push_back(game().action_text(state, tree_[at].action));
      game().apply(state, tree_[at].action);
      const Node& node = tree_[at];
      if (node.children == 0) return line;
      Index best = node.first_child;
      for (Index i = 0; i < node.children; ++i) {
        if (tree_.rank(node.first_child + i) > tree_.rank(best)) best = node.first_child + i;
      }
      if (tree_[best].visits == 0) return line;
      at = best;
    }
  }

  [[nodiscard]] static Score score_of(const Node& node) {
    if (node.proof() == ProvenResult::win) return win_in(1);
    if (node.proof() == ProvenResult::loss) return loss_in(1);
    return static_cast<Score>(1000 * (2 * node.mean() - 1));
  }

  E evaluator_;
  Nodes tree_;
  State start_{};
  std::uint64_t seed_ = 0;
  Handicap handicap_;
  std::vector<Worker> workers_;
  SpinLock tree_lock_;        ///< held to read or change the tree and what follows
  std::uint64_t visits_ = 0;  ///< begun so far
  std::uint64_t goal_ = 0;    ///< how many shall have been begun
  bool is_enough_ = false;
};

}  // namespace broceliande::search
