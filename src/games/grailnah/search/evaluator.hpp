#pragma once

#include <array>
#include <optional>

#include "games/grailnah/game.hpp"
#include "games/grailnah/occupancy.hpp"
#include "games/grailnah/search/evaluation.hpp"
#include "search/evaluator.hpp"

namespace broceliande::grailnah {

/// A position looked at in order to sort its actions.
class MoveScorer {
 public:
  MoveScorer(const Evaluation& evaluation, const State& state)
      : evaluation_(evaluation), state_(state), occupancy_(evaluation.rules(), state) {
    note_gates();
  }

  [[nodiscard]] search::MoveScore score(Action action) const;
  [[nodiscard]] std::size_t history_slot(Action action) const {
    const auto piece = action.is_pass() ? 5U : static_cast<unsigned>(action.piece());
    return piece * kPlaces + action.to().number();
  }

  static constexpr std::size_t kPlaces = 2048;

 private:
  [[nodiscard]] search::MoveScore driving(Action action) const;
  [[nodiscard]] search::MoveScore riding(Action action) const;
  /// G28: finds the gates of castles that the mover has nearly shut in.
  void note_gates();
  /// What it is worth to come to a gate of such a castle; 0 elsewhere.
  [[nodiscard]] Score shutting(Place to) const;
  /// What the pieces on a square are worth to the rivals of the mover, less what to his own side.
  [[nodiscard]] Score worth_to_rivals(Place square) const;

  const Evaluation& evaluation_;
  const State& state_;
  const Occupancy occupancy_;
  std::array<Ring, 2> third_gates_{};  ///< on rings A and B
  std::array<Ring, 2> last_gates_{};
};

/// What alpha-beta knows of Grailnah besides how good a position is. Two players and two teams are
/// two sides; of three players the one who thinks takes the others for one side that is against him
/// (paranoid, as the field calls it): what wins even so is proved to win.
class EvaluatorBase {
 public:
  using Game = Grailnah;
  using MoveScorer = grailnah::MoveScorer;
  static constexpr std::size_t kHistorySlots = 6 * MoveScorer::kPlaces;

  EvaluatorBase(const Grailnah& game, const State& state)
      : EvaluatorBase(game, state, weights_for(std::popcount(state.seated))) {}
  EvaluatorBase(const Grailnah& game, const State& state, const Weights& weights)
      : game_(game),
        evaluation_(game.rules(), weights),
        self_(std::popcount(state.seated) == 3 ? state.to_move : kNobody) {}

  [[nodiscard]] const Grailnah& game() const { return game_; }
  [[nodiscard]] const Evaluation& evaluation() const { return evaluation_; }
  [[nodiscard]] std::optional<int> ending(const State& state) const {
    if (!state.is_over) return std::nullopt;
    if (state.winners == 0) return 0;
    return side_of_site(state, std::countr_zero(state.winners)) == 0 ? 1 : -1;
  }
  [[nodiscard]] int side_to_act(const State& state) const {
    return side_of_site(state, state.to_move);
  }
  [[nodiscard]] std::uint64_t key(const State& state) const {
    // The limit of turns (G30) matters only near to it. What one of three found is not the others'.
    const bool is_late = state.turn >= kMostTurns - kLateTurns;
    const std::uint64_t key = is_late ? game_.hash(state) : game_.recurrence(state);
    return self_ == kNobody ? key : scatter(key ^ static_cast<std::uint64_t>(self_));
  }
  /// The hand-made evaluation.
  [[nodiscard]] Score judge(const State& state, const Sight& sight) const;
  [[nodiscard]] bool can_win_now(const State& state) const {
    return reaches_grail(state, state.to_move);
  }
  [[nodiscard]] bool is_threatened(const State& state) const;
  [[nodiscard]] bool is_reply(const State& /*state*/) const { return false; }
  [[nodiscard]] MoveScorer move_scorer(const State& state) const { return {evaluation_, state}; }
  [[nodiscard]] bool make_null_move(State& state) const;

  /// White and, of four, his partner are side 0; of three, whoever thinks.
  [[nodiscard]] int side_of_site(const State& state, int site) const {
    if (state.seated == 0b1111) return site % 2;
    return site == (self_ == kNobody ? std::countr_zero(state.seated) : self_) ? 0 : 1;
  }

 private:
  /// Whether a free Knight of that site stands on the innermost ring.
  [[nodiscard]] bool reaches_grail(const State& state, int site) const;

  static constexpr int kNobody = -1;
  static constexpr int kLateTurns = 40;

  const Grailnah& game_;
  Evaluation evaluation_;
  int self_;  ///< of three players the site that thinks
};

/// With the hand-made evaluation.
class Evaluator : public EvaluatorBase {
 public:
  using EvaluatorBase::EvaluatorBase;

  [[nodiscard]] Score evaluate(const State& state) const {
    return judge(state, Sight(game().rules(), state));
  }
};
static_assert(search::EvaluatorLike<Evaluator>);

}  // namespace broceliande::grailnah
