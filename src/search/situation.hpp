#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "search/deepening.hpp"
#include "search/strength.hpp"
#include "search/thinker.hpp"

namespace broceliande::search {

/// The game as it stands and how it came there, for thinkers.
template <Game G>
struct Situation {
  typename G::State state;
  std::vector<typename G::State> before;
};

/// Reads a start and the actions since.
template <Game G>
[[nodiscard]] Result<Situation<G>> read_situation(const G& game, std::string_view start,
                                                  const std::vector<std::string>& actions,
                                                  std::size_t& failed) {
  failed = 0;
  auto state = game.read_position(start);
  if (!state) return tl::unexpected<Error>(state.error());
  Situation<G> situation{*state, {}};
  for (; failed < actions.size(); ++failed) {
    const auto action = game.read_action(situation.state, actions[failed]);
    if (!action) return tl::unexpected<Error>(action.error());
    situation.before.push_back(situation.state);
    game.apply(situation.state, *action);
  }
  return situation;
}

/// How a level thinks: the task within its limits, and its handicap.
[[nodiscard]] inline std::pair<Task, Handicap> at_level(Task task, const Strength& strength) {
  task.nodes = stricter(task.nodes, strength.nodes);
  task.depth = stricter(task.depth, strength.depth);
  return {task,
          {.misjudgement = strength.misjudgement,
           .oversights = strength.oversights,
           .is_short_sighted = strength.is_short_sighted,
           .seed = scatter(task.seed)}};
}

}  // namespace broceliande::search
