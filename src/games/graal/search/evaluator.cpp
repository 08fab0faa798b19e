#include "games/graal/search/evaluator.hpp"

#include <algorithm>

namespace broceliande::graal {
namespace {

constexpr int kEntering = search::kWin / 2;  ///< a courtyard that nobody guards
constexpr int kTaking = search::kWin / 4;
constexpr int kUnsound = -4000;  ///< what costs more than it gains, as far as can be seen at once

}  // namespace

MoveScorer::MoveScorer(const Variant& variant, const Weights& weights, const State& state)
    : weights_(weights),
      camp_(graal::to_act(state).camp()),
      enemy_(state.castle_of(enemy_of(camp_))),
      castle_(Squares(enemy_.donjon) | enemy_.courtyard),
      field_(variant, state),
      barriers_(barriers_of(variant, state, camp_)),
      defenders_(variant, state, field_, enemy_of(camp_), barriers_) {
  kind_.fill(kNobody);
  field_.occupied.each(
      [&](Square at) { kind_[at.index] = static_cast<std::uint8_t>(state.figures.kind_at(at)); });
}

search::MoveScore MoveScorer::score_of_taking(Action action) const {
  if (action.is_pass()) return {};
  const Square to = action.to();
  if (to == enemy_.donjon) return {.order = search::kWin, .gain = search::kWin};
  const std::size_t mover = kind_[action.from().index];
  const Score victim = weights_.figure[kind_[to.index]];
  const Score risk = weights_.figure[mover];
  if (victim < risk && defenders_.takers(to).any()) return {.order = kUnsound};
  return {.order = kTaking + 8 * victim - risk, .gain = victim};
}

search::MoveScore MoveScorer::score_of_entering(Action action) const {
  if (action.to() == enemy_.donjon) return {.order = search::kWin, .gain = search::kWin};
  if (!may_enter_donjons(static_cast<Kind>(kind_[action.from().index]))) return {};
  const bool is_guarded =
      defenders_.takers(action.to()).any() || defenders_.shooters(action.to()).any();
  if (is_guarded) return {.order = kUnsound};
  return {.order = kEntering, .gain = search::kWin};
}

bool EvaluatorBase::threatens_end(const State& state, Camp camp, const Squares& figures) const {
  const Castle& castle = state.castle_of(enemy_of(camp));
  const bool may_enter = !state.is_quiet || state.figures.is_free(castle.donjon);  // C23
  if (may_enter && figures.has(castle.courtyard) &&
      may_enter_donjons(state.figures.kind_at(castle.courtyard))) {
    return true;
  }
  if (state.is_quiet) return false;
  const Squares royals = state.figures.royals(state.figures.of(Army::of(enemy_of(camp), 1)));
  if (royals.count() != 1) return false;
  const Field field(game_.variant(), state);
  const Barriers barriers = barriers_of(game_.variant(), state, enemy_of(camp));
  const Threats threats(game_.variant(), state, field, camp, barriers);
  bool is_threatened = false;
  royals.each([&](Square last) { is_threatened = (threats.takers(last) & figures).any(); });
  return is_threatened;
}

bool EvaluatorBase::can_win_now(const State& state) const {
  if (state.is_shot_pending()) return false;
  return threatens_end(state, state.turn.camp(), state.figures.of(state.turn));
}

bool EvaluatorBase::is_threatened(const State& state) const {
  if (state.is_shot_pending()) return true;
  const Camp enemy = enemy_of(state.turn.camp());
  return threatens_end(state, enemy, state.figures.of(enemy));
}

bool EvaluatorBase::make_null_move(State& state) const {
  if (state.is_quiet || state.is_shot_pending() || state.clock + 1 >= kQuietTurns) return false;
  graal::apply(state, Action::pass());
  return true;
}

}  // namespace broceliande::graal
