#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <vector>

#include "core/playout.hpp"

namespace broceliande {

/// How often anything was taken from the heap since the program began. Linking it puts a counting
/// operator new into the test program.
[[nodiscard]] std::size_t heap_takings();

/// Plays random games with a buffer that is large enough: neither `legal` nor `apply` takes
/// anything.
template <Game G>
void expect_no_heap_use(const G& game, int games) {
  std::vector<typename G::Action> actions;
  actions.reserve(10'000);
  EXPECT_GT(heap_takings(), 0U) << "the counter counts";
  Rng rng(3);
  std::size_t taken = 0;
  for (int i = 0; i < games; ++i) {
    typename G::State state = game.deal(rng);
    const std::size_t before = heap_takings();
    play_out(game, state, rng, actions);
    taken += heap_takings() - before;
  }
  EXPECT_EQ(taken, 0U);
}

}  // namespace broceliande
