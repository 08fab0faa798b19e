#pragma once

#include "games/graal/game.hpp"
#include "games/graal/search/evaluation.hpp"
#include "search/seat_evaluator.hpp"

namespace broceliande::graal {

/// How well each army of Graal stands: as well as its camp.
class SeatEvaluator {
 public:
  using Game = Graal;

  explicit SeatEvaluator(const Graal& game) : game_(game) {}

  [[nodiscard]] const Graal& game() const { return game_; }
  [[nodiscard]] search::Expectations expectations(const State& state) const {
    const Score advantage = evaluate(game_.variant(), weights_, state);
    const double share = search::expectation_of(static_cast<double>(advantage), kScale);
    search::Expectations all{};
    for (std::size_t seat = 0; seat < all.size(); ++seat) {
      const bool is_own = static_cast<int>(seat % 2) == to_act(state).index % 2;
      all[seat] = is_own ? share : 1 - share;
    }
    return all;
  }

 private:
  static constexpr double kScale = 400;

  const Graal& game_;
  Weights weights_;
};

}  // namespace broceliande::graal
