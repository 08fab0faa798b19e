#include "engine/limits.hpp"

#include <gtest/gtest.h>

namespace broceliande::engine {
namespace {

constexpr Seat kFirst{0};
constexpr Seat kThird{2};

TEST(Limits, NoTimeWhereNoneIsGiven) {
  Limits limits;
  EXPECT_TRUE(limits.is_unlimited(kFirst));
  EXPECT_FALSE(time_to_think(limits, kFirst));
  limits.nodes = 10;
  EXPECT_FALSE(limits.is_unlimited(kFirst));
  EXPECT_FALSE(time_to_think(limits, kFirst));
}

TEST(Limits, AClockIsSharedOut) {
  Limits limits;
  limits.clocks[2] = ClockTime{Milliseconds{50'000}, Milliseconds{400}};
  EXPECT_FALSE(time_to_think(limits, kFirst));
  EXPECT_EQ(time_to_think(limits, kThird), Milliseconds{2'300});
  limits.movetime = Milliseconds{100};
  EXPECT_EQ(time_to_think(limits, kThird), Milliseconds{100});
}

TEST(Limits, AClockIsNeverRunDown) {
  for (std::int64_t left = 1; left < 20'000; left = left * 3 / 2 + 1) {
    Limits limits;
    limits.clocks[0] = ClockTime{Milliseconds{left}, Milliseconds{10'000}};
    const auto time = time_to_think(limits, kFirst);
    ASSERT_TRUE(time);
    EXPECT_GE(time->count(), 1);
    EXPECT_LE(time->count(), std::max<std::int64_t>(1, left / 2));
  }
}

TEST(Limits, TheStricterOfTwo) {
  Limits given;
  given.nodes = 100;
  given.movetime = Milliseconds{50};
  Limits own;
  own.nodes = 500;
  own.depth = 3;
  own.movetime = Milliseconds{20};
  const Limits both = stricter(given, own);
  EXPECT_EQ(both.nodes, 100U);
  EXPECT_EQ(both.depth, 3);
  EXPECT_EQ(both.movetime, Milliseconds{20});
}

}  // namespace
}  // namespace broceliande::engine
