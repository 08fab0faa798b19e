#include "engine/schedule.hpp"

#include <gtest/gtest.h>

#include <map>

namespace broceliande::engine {
namespace {

using Engines = std::vector<std::size_t>;

TEST(Schedule, TwoEnginesExchangeSidesInEveryOpening) {
  const Schedule schedule(2, 2);
  EXPECT_EQ(schedule.games_an_opening(), 2U);
  EXPECT_EQ(schedule[4].opening, 2U);
  EXPECT_EQ(schedule[4].engines, (Engines{0, 1}));
  EXPECT_EQ(schedule[5].opening, 2U);
  EXPECT_EQ(schedule[5].engines, (Engines{1, 0}));
  EXPECT_EQ(schedule.rounded_up(5), 6U);
  EXPECT_EQ(schedule.rounded_up(6), 6U);
}

TEST(Schedule, EverybodyMeetsEverybody) {
  const Schedule schedule(4, 2);
  EXPECT_EQ(schedule.games_an_opening(), 12U);
  std::map<Engines, int> seen;
  for (std::size_t i = 0; i < 24; ++i) ++seen[schedule[i].engines];
  EXPECT_EQ(seen.size(), 12U);
  for (const auto& [engines, times] : seen) EXPECT_EQ(times, 2);
}

TEST(Schedule, ThreeSeatsAreRotated) {
  const Schedule three(3, 3);
  EXPECT_EQ(three.games_an_opening(), 3U);
  EXPECT_EQ(three[1].engines, (Engines{1, 2, 0}));
  EXPECT_EQ(Schedule(4, 3).games_an_opening(), 12U);
}

TEST(Schedule, TwoEnginesOnThreeSeatsAreAloneByTurns) {
  const Schedule schedule(2, 3);
  ASSERT_EQ(schedule.games_an_opening(), 6U);
  std::map<Engines, int> seen;
  for (std::size_t i = 0; i < 6; ++i) ++seen[schedule[i].engines];
  EXPECT_EQ(seen.size(), 6U);
  EXPECT_EQ(seen.count({0, 0, 0}), 0U);
  EXPECT_EQ(seen.count({1, 0, 1}), 1U);
}

TEST(Schedule, OneEnginePlaysItself) {
  const Schedule schedule(1, 2);
  EXPECT_EQ(schedule.games_an_opening(), 1U);
  EXPECT_EQ(schedule[0].engines, (Engines{0, 0}));
}

}  // namespace
}  // namespace broceliande::engine
