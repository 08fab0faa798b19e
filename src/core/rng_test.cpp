#include "core/rng.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <numeric>

namespace broceliande {
namespace {

// The values are those of the published reference code of xoshiro256** with SplitMix64 seeding, so
// they must come out alike on every platform, WASM among them.
TEST(Rng, GivesTheSameNumbersEverywhere) {
  Rng rng(0);
  EXPECT_EQ(rng.next(), 0x99ec5f36cb75f2b4ULL);
  EXPECT_EQ(rng.next(), 0xbf6e1f784956452aULL);
  EXPECT_EQ(rng.next(), 0x1a5f849d4933e6e0ULL);
}

TEST(Rng, BoundedNumbersAreFairAndInBounds) {
  Rng rng(7);
  std::array<int, 6> seen{};
  for (int i = 0; i < 60'000; ++i) ++seen[rng.below(6)];
  for (const int count : seen) EXPECT_NEAR(count, 10'000, 500);
  EXPECT_EQ(rng.below(1), 0U);
}

TEST(Rng, ShuffleKeepsEveryItem) {
  std::array<int, 20> items{};
  std::iota(items.begin(), items.end(), 0);
  const auto before = items;
  Rng(3).shuffle(std::span<int>(items));
  EXPECT_NE(items, before);
  std::ranges::sort(items);
  EXPECT_EQ(items, before);
}

}  // namespace
}  // namespace broceliande
