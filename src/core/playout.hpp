#pragma once

#include <cstdint>
#include <vector>

#include "core/game.hpp"

namespace broceliande {

/// Plays uniformly random legal actions to the end of the game (or `most` of them) and returns how
/// many were played. `scratch` is overwritten.
template <Game G>
int play_out(const G& game, typename G::State& state, Rng& rng,
             std::vector<typename G::Action>& scratch, int most = 100'000) {
  for (int played = 0; played < most; ++played) {
    scratch.clear();
    game.legal(state, scratch);
    if (scratch.empty()) return played;
    game.apply(state, scratch[rng.below(static_cast<std::uint32_t>(scratch.size()))]);
  }
  return most;
}

/// Fixed work whose result identifies the behaviour of a game: random games from numbered seeds
/// until that many actions have been played, all end states hashed into one number. Any change in
/// rules, order of actions or dealing changes it.
struct Workload {
  std::uint64_t games = 0;
  std::uint64_t actions = 0;
  std::uint64_t signature = 0;
};

template <Game G>
[[nodiscard]] Workload run_workload(const G& game, std::uint64_t least_actions) {
  Workload work;
  std::vector<typename G::Action> scratch;
  while (work.actions < least_actions) {
    Rng rng(work.games++);
    typename G::State state = game.deal(rng);
    work.actions += static_cast<std::uint64_t>(play_out(game, state, rng, scratch));
    work.signature = scatter(work.signature ^ game.hash(state));
  }
  return work;
}

}  // namespace broceliande
