#pragma once

#include <cstdint>
#include <vector>

#include "core/game.hpp"

namespace broceliande {

/// Counts the sequences of exactly `depth` actions; a game that ends earlier adds nothing. `stack`
/// is scratch space that all depths share, so that nothing is allocated once it has grown.
template <Game G>
[[nodiscard]] std::uint64_t perft(const G& game, const typename G::State& state, int depth,
                                  std::vector<typename G::Action>& stack) {
  if (depth == 0) return 1;
  if constexpr (CountingGame<G>) {
    if (depth == 1) return game.count_legal(state);
  }
  const std::size_t begin = stack.size();
  game.legal(state, stack);
  const std::size_t end = stack.size();
  std::uint64_t total = 0;
  if (depth == 1) {
    total = end - begin;
  } else {
    for (std::size_t i = begin; i < end; ++i) {
      typename G::State next = state;
      game.apply(next, stack[i]);
      total += perft(game, next, depth - 1, stack);
    }
  }
  stack.resize(begin);
  return total;
}

}  // namespace broceliande
