#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/game.hpp"
#include "search/seat_evaluator.hpp"

namespace broceliande::search {

/// The assumed value of a child before its first visit, for the player who chooses it, and the
/// assumed probability that it is chosen.
template <class Number>
struct BasicPrior {
  Number value = 0;
  Number probability = 0;
};
using Prior = BasicPrior<double>;

/// The tree: visits, results and proofs of each node. With priors, children are sorted by them,
/// largest first; without, all are equally likely. The square root is the only library function
/// used, so every platform finds the same.
template <class Action, bool kHasPriors>
class MctsTree {
 public:
  using Index = std::size_t;
  static constexpr Index kRoot = 0;

  /// What is certain about a node, for the seat that chose its action.
  enum class ProvenResult : std::uint8_t { loss, draw, win, none };
  struct Nothing {};
  struct Node {
    Action action{};
    [[no_unique_address]] std::conditional_t<kHasPriors, BasicPrior<float>, Nothing> prior{};
    std::uint32_t first_child = 0;
    std::uint32_t children = 0;
    /// Begun; until it ends, a visit counts as one that brought nothing: a virtual loss, which
    /// sends other workers elsewhere.
    std::uint32_t visits : 30 = 0;
    std::uint32_t proof_bits : 2 = static_cast<std::uint32_t>(ProvenResult::none);
    double total = 0;  ///< for the seat that chose the action

    [[nodiscard]] ProvenResult proof() const { return static_cast<ProvenResult>(proof_bits); }
    [[nodiscard]] bool is_proved() const { return proof() != ProvenResult::none; }
    [[nodiscard]] double mean() const {
      if (is_proved()) return 0.5 * proof_bits;
      return visits == 0 ? 0.5 : total / visits;
    }
  };
  static_assert(sizeof(Node) <= 32);  // there are many

  /// A choice made on the way down.
  struct PathStep {
    Index node;
    Seat by;
  };

  /// Takes at most `memory` bytes.
  explicit MctsTree(std::size_t memory)
      // Two thirds of it: while it is pruned, what stays is there twice.
      : most_nodes_(std::max<std::size_t>(memory / sizeof(Node) / 3 * 2, kFewestNodes)) {}

  void reset() {
    nodes_.reserve(most_nodes_);
    nodes_.assign(1, Node{});
    is_full_ = false;
  }

  [[nodiscard]] const Node& operator[](Index at) const { return nodes_[at]; }
  [[nodiscard]] const Node& root() const { return nodes_.front(); }
  [[nodiscard]] std::span<const Node> children(Index at) const {
    return {nodes_.data() + nodes_[at].first_child, nodes_[at].children};
  }

  /// False where there is no room; for the children of the root there always is.
  bool expand(Index at, std::span<const Node> children) {
    is_full_ = nodes_.size() + children.size() > most_nodes_;
    if (is_full_ && at != kRoot) return false;
    nodes_[at].first_child = static_cast<std::uint32_t>(nodes_.size());
    nodes_[at].children = static_cast<std::uint32_t>(children.size());
    nodes_.insert(nodes_.end(), children.begin(), children.end());
    return true;
  }

  /// Whether there was no room for somebody.
  [[nodiscard]] bool is_full() const { return is_full_; }

  /// Makes room: the least visited nodes become leaves again, and keep their results.
  void prune() {
    std::uint32_t visits = 2;
    while (2 * visits <= root().visits && size_if_pruned(visits) > most_nodes_ / 2) visits *= 2;
    std::vector<Node> kept;
    kept.reserve(size_if_pruned(visits));
    kept.push_back(root());
    for (std::size_t i = 0; i < kept.size(); ++i) {
      const std::span<const Node> below(nodes_.data() + kept[i].first_child, kept[i].children);
      const bool stay = i == kRoot || kept[i].visits >= visits;
      kept[i].first_child = static_cast<std::uint32_t>(kept.size());
      kept[i].children = stay ? kept[i].children : 0;
      if (stay) kept.insert(kept.end(), below.begin(), below.end());
    }
    nodes_ = std::move(kept);
    nodes_.reserve(most_nodes_);
    is_full_ = false;
  }

  /// Whether it is the first visit.
  bool begin_visit(Index at) { return nodes_[at].visits++ == 0; }

  /// PUCT (Rosin 2011, AlphaGo Zero): the child that is worth the next visit, by its mean result
  /// and by its probability over its visits. The best priors come first, so of those that were
  /// never visited it can only be the first.
  [[nodiscard]] Index select(Index at) const {
    const Node& node = nodes_[at];
    const Prior common = kHasPriors ? Prior{} : even_prior(at);
    const double sqrt_visits = std::sqrt(static_cast<double>(node.visits));
    Index chosen = node.first_child;
    double best = -std::numeric_limits<double>::infinity();
    for (Index i = node.first_child; i < node.first_child + node.children; ++i) {
      const Node& child = nodes_[i];
      const Prior prior = prior_of(child, common);
      // A proved child that is no win is worth a visit only when nothing better is left.
      const double exploration =
          child.is_proved() ? 0
                            : kExploration * prior.probability * sqrt_visits / (1.0 + child.visits);
      const bool is_fresh = child.visits == 0 && !child.is_proved();
      const double value = (is_fresh ? prior.value : child.mean()) + exploration;
      if (value > best) {
        best = value;
        chosen = i;
      }
      if (is_fresh) break;
    }
    return chosen;
  }

  /// Ends a visit with its result; `is_terminal` where the game ended at the end of the path.
  void backpropagate(std::span<const PathStep> path, const Expectations& results, bool is_terminal,
                     bool has_two_seats) {
    if (is_terminal && !path.empty()) set_proof(path.back(), results);
    for (std::size_t i = path.size(); i-- > 0;) {
      nodes_[path[i].node].total += results[path[i].by.index];
      if (i == 0 || nodes_[path[i - 1].node].is_proved()) continue;
      if (has_two_seats) {
        prove(path[i - 1], path[i]);
      } else if (is_terminal && i + 1 == path.size() &&
                 nodes_[path[i].node].proof() == ProvenResult::win) {
        set_proof(path[i - 1], results);
      }
    }
  }

  /// Proved wins first, proved losses last, otherwise what was visited most.
  [[nodiscard]] double rank(Index at) const {
    const Node& node = nodes_[at];
    if (node.proof() == ProvenResult::win) return std::numeric_limits<double>::infinity();
    if (node.proof() == ProvenResult::loss) return -1;
    return static_cast<double>(node.visits) + node.mean();
  }

 private:
  static constexpr double kExploration = kHasPriors ? 0.4 : 0.9;  ///< PUCT's constant
  static constexpr double kEvenProbability = 0.02;
  /// First-play urgency: how much worse than its visited siblings a fresh child is taken to be.
  static constexpr double kFpuReduction = 0.12;
  static constexpr std::size_t kFewestNodes = 1'000;

  /// How many nodes there are, if children of nodes with fewer visits are cut off.
  [[nodiscard]] std::size_t size_if_pruned(std::uint32_t visits) const {
    std::size_t size = 1;
    for (const Node& node : nodes_) {
      if (node.visits >= visits) size += node.children;
    }
    return size;
  }

  void set_proof(const PathStep& node, const Expectations& all) {
    nodes_[node.node].proof_bits = static_cast<std::uint32_t>(2 * all[node.by.index]) & 3U;
  }

  [[nodiscard]] static Prior prior_of(const Node& child, Prior common) {
    if constexpr (kHasPriors) {
      return {.value = static_cast<double>(child.prior.value),
              .probability = static_cast<double>(child.prior.probability)};
    } else {
      return common;
    }
  }

  /// Without a policy: every child is equally likely to be the best, but never hopelessly so, and a
  /// little worse than those that were visited (first-play urgency).
  [[nodiscard]] Prior even_prior(Index at) const {
    double total = 0;
    std::uint32_t visits = 0;
    for (const Node& child : children(at)) {
      if (child.visits == 0) break;
      total += child.total;
      visits += child.visits;
    }
    return {.value = visits == 0 ? 0.5 : std::max(0.0, total / visits - kFpuReduction),
            .probability = 1.0 / static_cast<double>(nodes_[at].children) + kEvenProbability};
  }

  /// MCTS-Solver (Winands, Björnsson, Saito 2008): of two seats, a node is proved by one child that
  /// wins for who chooses there, or by all.
  void prove(const PathStep& above, const PathStep& below) {
    std::uint32_t best = 0;
    bool are_all_proved = true;
    for (const Node& child : children(above.node)) {
      are_all_proved = are_all_proved && child.is_proved();
      if (child.is_proved()) best = std::max<std::uint32_t>(best, child.proof_bits);
    }
    constexpr auto kCertain = static_cast<std::uint32_t>(ProvenResult::win);
    if (best < kCertain && !are_all_proved) return;
    nodes_[above.node].proof_bits = (above.by == below.by ? best : kCertain - best) & 3U;
  }

  std::size_t most_nodes_;
  std::vector<Node> nodes_;
  bool is_full_ = false;
};

}  // namespace broceliande::search
