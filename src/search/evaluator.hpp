#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/game.hpp"
#include "search/score.hpp"

namespace broceliande::search {

/// How early an action deserves to be searched. Noisy actions are those that quiescence follows;
/// `gain` is the most they could win.
struct MoveScore {
  int order = 0;  ///< above 0: noisy, the higher the sooner; otherwise a small bias of quiet ones
  Score gain = 0;

  [[nodiscard]] bool is_noisy() const { return order > 0; }
};

/// A position prepared for sorting its actions; made once for all of them.
template <class O, class G>
concept MoveScorerLike = requires(const O& scorer, typename G::Action action) {
  { scorer.score(action) } -> std::same_as<MoveScore>;
  /// Actions of one slot are much alike: what was learnt of one counts for all.
  { scorer.history_slot(action) } -> std::same_as<std::size_t>;
};

/// What alpha-beta must know of a two-sided game beyond its rules. All functions but `ending` are
/// for positions of games that are not over. Every worker searches with a copy of its own, so
/// `evaluate` need not be safe for several threads; all other functions must be.
template <class E>
concept EvaluatorLike =
    Game<typename E::Game> && MoveScorerLike<typename E::MoveScorer, typename E::Game> &&
    std::copy_constructible<E> &&
    requires(const E& evaluator, const typename E::Game::State& state,
             typename E::Game::State& changing) {
      { E::kHistorySlots } -> std::convertible_to<std::size_t>;
      { evaluator.game() } -> std::same_as<const typename E::Game&>;
      /// 1 where side 0 has won, -1 where side 1 has, 0 for a draw.
      { evaluator.ending(state) } -> std::same_as<std::optional<int>>;
      /// 0 or 1.
      { evaluator.side_to_act(state) } -> std::same_as<int>;
      /// Equal for positions that may share an entry of the transposition table, and for
      /// repetitions.
      { evaluator.key(state) } -> std::same_as<std::uint64_t>;
      /// For the side to act.
      { evaluator.evaluate(state) } -> std::same_as<Score>;
      /// True only if the side to act surely has an action that wins at once.
      { evaluator.can_win_now(state) } -> std::same_as<bool>;
      /// Whether the side to act faces a threat it must answer, so that standing pat is no option.
      { evaluator.is_threatened(state) } -> std::same_as<bool>;
      /// Whether the decision finishes a turn that the other side began, and costs no depth.
      { evaluator.is_reply(state) } -> std::same_as<bool>;
      { evaluator.move_scorer(state) } -> std::same_as<typename E::MoveScorer>;
      /// A null move: passes the turn, where that makes sense.
      { evaluator.make_null_move(changing) } -> std::same_as<bool>;
    };

}  // namespace broceliande::search
