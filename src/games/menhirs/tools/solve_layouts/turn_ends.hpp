#pragma once

#include <vector>

#include "games/menhirs/rules.hpp"

namespace broceliande::menhirs::batch {

/// Every position that a whole turn, slide and clear, can lead to.
[[nodiscard]] inline std::vector<State> turn_ends(const State& state) {
  std::vector<State> open{state};
  std::vector<State> ends;
  std::vector<Action> actions;
  while (!open.empty()) {
    const State now = open.back();
    open.pop_back();
    actions.clear();
    legal(now, actions);
    for (const Action action : actions) {
      State next = now;
      apply(next, action);
      (next.phase == Phase::clear ? open : ends).push_back(next);
    }
  }
  return ends;
}

}  // namespace broceliande::menhirs::batch
