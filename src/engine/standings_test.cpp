#include "engine/standings.hpp"

#include <gtest/gtest.h>

namespace broceliande::engine {
namespace {

/// A game of an opening that the engine on the first seat and its partners won.
PlayedGame won_by_first(std::size_t opening, std::vector<std::size_t> engines) {
  PlayedGame played;
  played.pairing.opening = opening;
  for (const std::size_t engine : engines) {
    played.verdicts.push_back(engine == engines.front() ? Verdict::win : Verdict::loss);
  }
  played.engines = std::move(engines);
  return played;
}

TEST(Standings, NeighboursMayBePartners) {
  Standings standings(2, {0, 0, 1, 1});
  EXPECT_TRUE(standings.has_two_sides());
  standings.add(won_by_first(0, {0, 0, 1, 1}));
  standings.add(won_by_first(0, {1, 1, 0, 0}));
  standings.add(won_by_first(1, {0, 0, 1, 1}));
  EXPECT_EQ(standings.of_engine(0), (GameTally{1, 0, 2}));
  EXPECT_EQ(standings.games_between(0, 1), (GameTally{1, 0, 2}));
  EXPECT_EQ(standings.pairs_between(0, 1), (PairTally{0, 0, 1, 0, 0}));
}

TEST(Standings, FourMayPlayAlone) {
  Standings standings(4, {0, 1, 2, 3});
  EXPECT_FALSE(standings.has_two_sides());
  standings.add(won_by_first(0, {0, 1, 2, 3}));
  EXPECT_EQ(standings.of_engine(3), (GameTally{1, 0, 0}));
  EXPECT_EQ(standings.games_between(0, 1), GameTally{});
}

}  // namespace
}  // namespace broceliande::engine
