#pragma once

#include "games/menhirs/game.hpp"
#include "search/seat_evaluator.hpp"

namespace broceliande::menhirs {

/// How well the players stand, for Menhirs: the game is the same for both, so all there is to see
/// without looking ahead is a win at once.
class SeatEvaluator {
 public:
  using Game = Menhirs;

  explicit SeatEvaluator(const Menhirs& game) : game_(game) {}

  [[nodiscard]] const Menhirs& game() const { return game_; }
  [[nodiscard]] search::Expectations expectations(const State& state) const;

 private:
  const Menhirs& game_;
};

}  // namespace broceliande::menhirs
