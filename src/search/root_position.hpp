#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "search/engine.hpp"
#include "search/iterative_deepening.hpp"
#include "search/strength.hpp"

namespace broceliande::search {

/// The current position and the moves that led to it, for engines.
template <Game G>
struct RootPosition {
  typename G::State state;
  std::vector<typename G::State> before;
};

/// Reads a start and the actions since.
template <Game G>
[[nodiscard]] Result<RootPosition<G>> read_root_position(const G& game, std::string_view start,
                                                         const std::vector<std::string>& actions,
                                                         std::size_t& failed) {
  failed = 0;
  auto state = game.read_position(start);
  if (!state) return pass_on(state);
  RootPosition<G> root{*state, {}};
  for (; failed < actions.size(); ++failed) {
    const auto action = game.read_action(root.state, actions[failed]);
    if (!action) return pass_on(action);
    root.before.push_back(root.state);
    game.apply(root.state, *action);
  }
  return root;
}

/// How a level thinks: the request within its limits, and its handicap.
[[nodiscard]] inline std::pair<SearchRequest, Handicap> at_level(SearchRequest request,
                                                                 const Strength& strength) {
  request.nodes = stricter(request.nodes, strength.nodes);
  request.depth = stricter(request.depth, strength.depth);
  return {request,
          {.misjudgement = strength.misjudgement,
           .oversights = strength.oversights,
           .is_short_sighted = strength.is_short_sighted,
           .seed = scatter(request.seed)}};
}

}  // namespace broceliande::search
