#pragma once

#include <optional>
#include <vector>

#include "search/menhirs/solver.hpp"

namespace broceliande::menhirs {

/// Where perfect play is a draw, some draws are harder for the opponent than others. He is taken
/// for someone who sees what loses at once and otherwise plays anything: the chance that he errs,
/// now or in one of the turns that follow, is what a player who only wants more than a draw goes
/// by.
class Traps {
 public:
  /// `patience` is for one question to the solver; there are `questions` of them.
  Traps(Solver& solver, const Patience& patience, int questions)
      : solver_(solver), patience_(patience), questions_(questions) {}

  /// The action that keeps the draw and sets the best traps, looking so many turns of the opponent
  /// ahead; nothing when patience ran out. For positions that are draws.
  [[nodiscard]] std::optional<Action> best(const State& state, int turns);

 private:
  struct Trap {
    Action action;
    double chance = -1;
  };

  /// The best drawing action of the player to act and the chance that the opponent errs after it.
  [[nodiscard]] std::optional<Trap> set(const State& state, int turns);
  /// The chance that the player to act errs, and if not, that he does later.
  [[nodiscard]] std::optional<double> chance_of_error(const State& state, int turns);

  [[nodiscard]] std::optional<std::vector<ProvenAction>> ask(const State& state) {
    if (questions_-- <= 0) return std::nullopt;
    return solver_.actions(state, patience_);
  }

  Solver& solver_;
  Patience patience_;
  int questions_;
};

}  // namespace broceliande::menhirs
