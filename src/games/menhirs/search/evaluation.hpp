#pragma once

#include <vector>

#include "games/menhirs/game.hpp"
#include "search/seat_evaluator.hpp"

namespace broceliande::menhirs {

/// Whether all menhirs under mist lie under one cluster: no single slide can bare them otherwise.
[[nodiscard]] bool lie_under_one_cluster(const State& state);

/// Whether the player to slide could win at once (M12). `scratch` is overwritten.
[[nodiscard]] bool can_win_now(const State& state, std::vector<Action>& scratch);

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

/// Plays on to the end at random, except that nobody misses a win, and that everybody tries not to
/// leave one.
class LeafEvaluator {
 public:
  using Game = Menhirs;

  explicit LeafEvaluator(const Menhirs& game) : game_(game) {}

  [[nodiscard]] const Menhirs& game() const { return game_; }
  [[nodiscard]] search::Expectations evaluate(const State& state, Rng& rng);

 private:
  /// A winning slide if there is one, otherwise one that does not gather the mist if one is found.
  [[nodiscard]] Action choose(const State& state, Rng& rng);

  const Menhirs& game_;
  std::vector<Action> actions_;
};

}  // namespace broceliande::menhirs
