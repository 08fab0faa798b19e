#include <gtest/gtest.h>

#include "server/tables/lag.hpp"

namespace broceliande::server {
namespace {

using namespace std::chrono_literals;

TEST(Lag, IsGivenBackWhereItIsSmall) {
  LagQuota quota;
  for (int i = 0; i < 1000; ++i) EXPECT_EQ(quota.take(150ms, 3s), 150ms);
  EXPECT_EQ(quota.left(), 5s);
}

TEST(Lag, IsBoundedForOneAction) {
  LagQuota quota;
  EXPECT_EQ(quota.take(1h, 2h), 1s);
  EXPECT_EQ(quota.left(), 4200ms);
}

TEST(Lag, NeverGivesMoreThanWasSpent) {
  LagQuota quota;
  EXPECT_EQ(quota.take(800ms, 300ms), 300ms);
  EXPECT_EQ(quota.take(800ms, 0ms), 0ms);
  EXPECT_EQ(quota.take(800ms, -5ms), 0ms);
  EXPECT_EQ(quota.take(-800ms, 5s), 0ms);
  EXPECT_EQ(quota.left(), 5s);
}

TEST(Lag, GivesALiarHisQuotaAndThenWhatIsRegained) {
  LagQuota quota;
  Milliseconds given{0};
  for (int i = 0; i < 100; ++i) {
    given += quota.take(1h, 2h);
    EXPECT_GE(quota.left(), 0ms);
  }
  EXPECT_LE(given, 5s + 100 * 200ms);
  EXPECT_EQ(quota.take(1h, 2h), 200ms);
}

TEST(Lag, IsRegainedByQuickActions) {
  LagQuota quota({300ms, 600ms, 100ms});
  EXPECT_EQ(quota.take(1s, 1s), 300ms);
  EXPECT_EQ(quota.take(1s, 1s), 300ms);
  EXPECT_EQ(quota.take(1s, 1s), 200ms);
  EXPECT_EQ(quota.take(1s, 1s), 100ms);
  for (int i = 0; i < 10; ++i) EXPECT_EQ(quota.take(0ms, 1s), 0ms);
  EXPECT_EQ(quota.left(), 600ms);
}

TEST(Lag, QuotaIsATenthOfTheTimeAndALittleAnAction) {
  LagQuota quota(lag_rule(10s, 0s));
  constexpr int kActions = 40;
  Milliseconds given{0};
  for (int i = 0; i < kActions; ++i) given += quota.take(1h, 2h);
  EXPECT_LE(given, 1s + kActions * 10ms);
  EXPECT_EQ(lag_rule(5min, 0s).most, 5s);
  EXPECT_EQ(lag_rule(5min, 0s).regained, 200ms);
  EXPECT_EQ(lag_rule(10s, 1s).regained, 60ms);
  EXPECT_EQ(lag_rule(3s, 0s).most_at_once, 300ms) << "never more at once than in all";
  EXPECT_EQ(lag_rule(48h, 0s).most, LagRule{}.most);
}

TEST(Lag, IsNeverLongerThanTheQuickestOfTheLatestReplies) {
  LagQuota quota;
  quota.add_reply(3s);
  EXPECT_EQ(quota.take(1h, 2h), 1s) << "who has thought proves nothing";
  quota.add_reply(300ms);
  for (int i = 0; i < 5; ++i) {
    EXPECT_EQ(quota.take(1h, 2h), 300ms) << "no message takes longer than one did";
    quota.add_reply(2s);
  }
  EXPECT_EQ(quota.take(200ms, 3s), 200ms);
  quota.add_reply(2s);
  EXPECT_EQ(quota.next(), 1s) << "the way may have become longer";
}

TEST(RoundTrips, AreAsLongAsTheShortestOfTheLatest) {
  RoundTrips trips;
  EXPECT_EQ(trips.shortest(), std::nullopt);
  trips.add(80ms);
  for (const Milliseconds late : {1000ms, 900ms, 1000ms, 950ms, 1000ms}) trips.add(late);
  EXPECT_EQ(trips.shortest(), 80ms) << "a late pong gains nothing";
  trips.add(1000ms);
  EXPECT_EQ(trips.shortest(), 900ms) << "the way may have become longer";
}

TEST(Pings, CountOnlyWithThePongThatAnswersThem) {
  PingMeter meter;
  PingMeter::Clock::time_point now{};
  EXPECT_TRUE(meter.is_due(now));
  EXPECT_EQ(meter.on_pong("0", now), std::nullopt) << "there was no ping";
  const std::uint64_t first = meter.send(now);
  EXPECT_FALSE(meter.is_due(now + 9s));
  EXPECT_EQ(meter.on_pong("", now + 1s), std::nullopt) << "of a ping that only keeps alive";
  EXPECT_EQ(meter.on_pong(std::to_string(first), now + 40ms), 40ms);
  EXPECT_EQ(meter.on_pong(std::to_string(first), now + 36s), std::nullopt) << "once";
  now += 36s;
  EXPECT_TRUE(meter.is_due(now));
  const std::uint64_t second = meter.send(now);
  now += 11s;
  const std::uint64_t third = meter.send(now);
  EXPECT_EQ(meter.on_pong(std::to_string(second), now + 5ms), std::nullopt) << "of the one before";
  EXPECT_EQ(meter.on_pong(std::to_string(third), now + 50ms), 50ms);
}

TEST(Pings, FollowEachOtherQuicklyAtFirst) {
  PingMeter meter;
  PingMeter::Clock::time_point now{};
  for (int i = 0; i < 5; ++i) {
    const std::uint64_t number = meter.send(now);
    EXPECT_FALSE(meter.is_due(now + 2s)) << "one at a time";
    EXPECT_EQ(meter.on_pong(std::to_string(number), now + 1500ms), 1500ms);
    EXPECT_FALSE(meter.is_due(now + 1s));
    now += 2s;
    EXPECT_TRUE(meter.is_due(now));
  }
  EXPECT_EQ(meter.on_pong(std::to_string(meter.send(now)), now), 0ms);
  EXPECT_FALSE(meter.is_due(now + 9s));
}

}  // namespace
}  // namespace broceliande::server
