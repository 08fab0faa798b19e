#pragma once

#include "games/grailnah/game.hpp"
#include "games/grailnah/search/evaluation.hpp"
#include "search/seat_evaluator.hpp"

namespace broceliande::grailnah {

/// How well each player of Grailnah stands: the shares of all sides together are one win.
class SeatEvaluator {
 public:
  using Game = Grailnah;

  /// How many points behind make a win about e times less likely.
  static constexpr double kScale = 90;

  explicit SeatEvaluator(const Grailnah& game) : SeatEvaluator(game, weights_for(game.seats())) {}
  SeatEvaluator(const Grailnah& game, const Weights& weights)
      : game_(game), evaluation_(game.rules(), weights) {}

  [[nodiscard]] const Grailnah& game() const { return game_; }
  [[nodiscard]] search::Expectations expectations(const State& state) const;

 private:
  const Grailnah& game_;
  Evaluation evaluation_;
};

}  // namespace broceliande::grailnah
