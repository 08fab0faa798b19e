#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <utility>
#include <vector>

#include "core/rng.hpp"
#include "search/evaluator.hpp"

namespace broceliande::search {

/// 24 bits that stand for an action among the legal ones of a position; never 0.
template <class Action>
[[nodiscard]] std::uint32_t tag_of(Action action) {
  std::uint64_t bits = 0;
  std::memcpy(&bits, &action, sizeof(action));
  return static_cast<std::uint32_t>(scatter(bits) >> 40U) | 1U;
}

/// The order in which the actions of a position are searched: the best one known so far, then noisy
/// ones by score, then those that refuted a sibling (killers), then by how often they have refuted
/// anything (history).
template <EvaluatorLike E>
class MoveOrdering {
 public:
  using Game = typename E::Game;
  using State = typename Game::State;
  using Action = typename Game::Action;

  struct ScoredAction {
    Action action;
    int order;
    Score gain;

    [[nodiscard]] bool is_noisy() const { return order >= kNoisy; }
    /// Neither noisy nor known to be good.
    [[nodiscard]] bool is_quiet() const { return order < kKiller; }
  };

  /// The choices of a position, sorted as far as they have been taken. Lists lie on one stack, so
  /// one of a position below must be gone before the next is taken from this one.
  class List {
   public:
    explicit List(std::vector<ScoredAction>& stack) : stack_(stack), first_(stack.size()) {}
    ~List() { stack_.resize(first_); }
    List(const List&) = delete;
    List& operator=(const List&) = delete;

    [[nodiscard]] std::size_t size() const { return stack_.size() - first_; }
    [[nodiscard]] const ScoredAction& operator[](std::size_t i) const { return stack_[first_ + i]; }
    /// The best of those from index i on; it is then at i.
    ScoredAction pick_best(std::size_t i) {
      std::size_t best = first_ + i;
      for (std::size_t k = best + 1; k < stack_.size(); ++k) {
        if (stack_[k].order > stack_[best].order) best = k;
      }
      std::swap(stack_[best], stack_[first_ + i]);
      return stack_[first_ + i];
    }

   private:
    std::vector<ScoredAction>& stack_;
    std::size_t first_;
  };

  explicit MoveOrdering(const E& evaluator)
      : evaluator_(evaluator), history_(2 * E::kHistorySlots) {
    stack_.reserve(1 << 14);
  }

  [[nodiscard]] std::vector<ScoredAction>& stack() { return stack_; }

  /// Fills an empty list with all actions.
  void fill(const State& state, std::size_t ply, std::uint32_t tt_action) {
    list_legal(state);
    const typename E::MoveScorer scorer = evaluator_.move_scorer(state);
    const int* const history = history_of(state);
    const auto [killer, second_killer] = killers_[ply];
    for (const Action action : actions_) {
      const MoveScore score = scorer.score(action);
      const std::uint32_t tag = tag_of(action);
      const int order = tag == tt_action       ? kTtAction
                        : score.is_noisy()     ? kNoisy + score.order
                        : tag == killer        ? kKiller + 1
                        : tag == second_killer ? kKiller
                                               : history[scorer.history_slot(action)] + score.order;
      stack_.push_back({action, order, score.gain});
    }
  }
  /// Fills an empty list with noisy actions alone.
  void fill_noisy(const State& state) {
    list_legal(state);
    const typename E::MoveScorer scorer = evaluator_.move_scorer(state);
    for (const Action action : actions_) {
      const MoveScore score = scorer.score(action);
      if (score.is_noisy()) stack_.push_back({action, kNoisy + score.order, score.gain});
    }
  }

  /// The choice at `index` refuted what led here, those before it did not.
  void reward(const State& state, std::size_t ply, int depth, const List& list, std::size_t index) {
    const typename E::MoveScorer scorer = evaluator_.move_scorer(state);
    if (scorer.score(list[index].action).is_noisy()) return;
    const std::uint32_t tag = tag_of(list[index].action);
    if (killers_[ply][0] != tag) killers_[ply] = {tag, killers_[ply][0]};
    const int bonus = std::min(depth * depth, kMostHistory / 8);
    int* const history = history_of(state);
    for (std::size_t i = 0; i < index; ++i) {
      if (!list[i].is_noisy()) learn(history[scorer.history_slot(list[i].action)], -bonus / 2);
    }
    learn(history[scorer.history_slot(list[index].action)], bonus);
  }

 private:
  static constexpr std::size_t kKillerPlies = 256;
  static constexpr int kMostHistory = 1 << 14;
  static constexpr int kKiller = 1 << 25;
  static constexpr int kNoisy = 1 << 26;
  static constexpr int kTtAction = 1 << 30;

  void list_legal(const State& state) {
    actions_.clear();
    evaluator_.game().legal(state, actions_);
  }
  [[nodiscard]] int* history_of(const State& state) {
    const auto side = static_cast<std::size_t>(evaluator_.side_to_act(state));
    return history_.data() + side * E::kHistorySlots;
  }
  /// The nearer to the most, the less is added.
  static void learn(int& value, int bonus) {
    value += bonus - value * (bonus < 0 ? -bonus : bonus) / kMostHistory;
  }

  const E& evaluator_;
  std::vector<Action> actions_;
  std::vector<ScoredAction> stack_;
  std::vector<int> history_;
  std::array<std::array<std::uint32_t, 2>, kKillerPlies> killers_{};
};

}  // namespace broceliande::search
