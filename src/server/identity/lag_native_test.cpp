#include <gtest/gtest.h>

#include "server/identity/lag.hpp"

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

}  // namespace
}  // namespace broceliande::server
