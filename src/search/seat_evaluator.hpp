#pragma once

#include <array>
#include <concepts>

#include "core/game.hpp"

namespace broceliande::search {

/// The share of a win that each seat may expect, from 0 to 1.
using Expectations = std::array<double, kMaxSeats>;

/// Evaluates each seat's chances in a running game.
template <class A>
concept SeatEvaluatorLike =
    Game<typename A::Game> && requires(const A& evaluator, const typename A::Game::State& state) {
      { evaluator.game() } -> std::same_as<const typename A::Game&>;
      { evaluator.expectations(state) } -> std::same_as<Expectations>;
    };

/// An S-shaped curve from 0 to 1 without library functions, so that every platform gets the same.
[[nodiscard]] constexpr double expectation_of(double advantage, double scale) {
  const double x = advantage / scale;
  return 0.5 + 0.5 * x / (1.0 + (x < 0 ? -x : x));
}

/// What a finished game brought each seat.
[[nodiscard]] constexpr Expectations expectations_of(const Outcome& outcome) {
  Expectations all{};
  for (std::size_t i = 0; i < all.size(); ++i) {
    all[i] = 0.5 + 0.5 * static_cast<int>(outcome.of[i].verdict);
  }
  return all;
}

}  // namespace broceliande::search
