#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "games/graal/game.hpp"
#include "games/graal/search/evaluation.hpp"
#include "games/graal/search/threats.hpp"
#include "search/evaluator.hpp"

namespace broceliande::graal {

/// A position looked at in order to sort its actions.
class MoveScorer {
 public:
  MoveScorer(const Variant& variant, const Weights& weights, const State& state);
  MoveScorer(const MoveScorer&) = delete;  // parts of it refer to others
  MoveScorer& operator=(const MoveScorer&) = delete;

  [[nodiscard]] search::MoveScore score(Action action) const {
    const std::uint8_t victim = kind_[action.to().index];
    const std::uint8_t mover = kind_[action.from().index];
    if (victim != kNobody && mover != kArcher) return score_of_taking(action);
    if (castle_.has(action.to())) return score_of_entering(action);
    return {};
  }
  [[nodiscard]] std::size_t history_slot(Action action) const {
    const std::uint8_t mover = kind_[action.from().index];
    const bool is_shot = mover == kArcher && kind_[action.to().index] != kNobody;
    return kSquares * (is_shot ? std::size_t{kKinds} : mover) + action.to().index;
  }

 private:
  static constexpr std::uint8_t kNobody = kKinds;
  static constexpr auto kArcher = static_cast<std::uint8_t>(Kind::archer);

  [[nodiscard]] search::MoveScore score_of_taking(Action action) const;
  [[nodiscard]] search::MoveScore score_of_entering(Action action) const;

  const Weights& weights_;
  Camp camp_;  ///< who has to act
  Castle enemy_;
  Squares castle_;
  Field field_;
  Barriers barriers_;
  Threats defenders_;
  std::array<std::uint8_t, kSquares> kind_;  ///< of figures by square
};

/// What the clock leaves of an evaluation. C20: where nobody has been taken for long, being ahead
/// comes to nothing.
[[nodiscard]] constexpr Score damped(Score score, const State& state) {
  return score * (kQuietTurns - state.clock) / kQuietTurns;
}

/// What alpha-beta knows of Graal but what positions are worth: the sides are the camps, South
/// first.
class EvaluatorBase {
 public:
  using Game = Graal;
  using MoveScorer = graal::MoveScorer;
  static constexpr std::size_t kHistorySlots = std::size_t{kKinds + 1} * kSquares;

  /// `state` is a position of the game that is searched.
  EvaluatorBase(const Graal& game, const State& /*state*/, const Weights& weights = {})
      : game_(game), weights_(weights) {}

  [[nodiscard]] const Graal& game() const { return game_; }
  [[nodiscard]] const Weights& weights() const { return weights_; }
  [[nodiscard]] std::optional<int> ending(const State& state) const {
    if (!state.is_over()) return std::nullopt;
    if (state.ending == Ending::draw) return 0;
    return state.ending == Ending::south_won ? 1 : -1;
  }
  [[nodiscard]] int side_to_act(const State& state) const {
    const int mover = static_cast<int>(state.turn.camp());
    return state.is_shot_pending() ? 1 - mover : mover;
  }
  [[nodiscard]] std::uint64_t key(const State& state) const {
    // C20: the clock matters only near to its end.
    const std::uint64_t late = state.clock < kLateClock ? 0U : scatter(state.clock);
    return state.recurrence() ^ late;
  }
  [[nodiscard]] bool can_win_now(const State& state) const;
  [[nodiscard]] bool is_threatened(const State& state) const;
  [[nodiscard]] bool is_reply(const State& state) const { return state.is_shot_pending(); }
  [[nodiscard]] MoveScorer move_scorer(const State& state) const {
    return {game_.variant(), weights_, state};
  }
  [[nodiscard]] bool make_null_move(State& state) const;

 private:
  static constexpr int kLateClock = kQuietTurns - 40;

  /// Whether figures of that camp could, were it their turn, storm or take the last royal.
  [[nodiscard]] bool threatens_end(const State& state, Camp camp, const Squares& figures) const;

  const Graal& game_;
  Weights weights_;
};

/// With the hand-made evaluation.
class Evaluator : public EvaluatorBase {
 public:
  using EvaluatorBase::EvaluatorBase;

  [[nodiscard]] Score evaluate(const State& state) const {
    return damped(graal::evaluate(game().variant(), weights(), state), state);
  }
};
static_assert(search::EvaluatorLike<Evaluator>);

}  // namespace broceliande::graal
