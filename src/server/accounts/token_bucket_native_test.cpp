#include <gtest/gtest.h>

#include "server/accounts/token_bucket.hpp"

namespace broceliande::server {
namespace {

using namespace std::chrono_literals;

constexpr RateLimit kPace{100ms, 5};
constexpr Moment kStart{1'700'000'000s};

int takes(TokenBucket& bucket, Moment now) {
  int count = 0;
  while (bucket.take(now)) ++count;
  return count;
}

TEST(TokenBucket, GivesItsBurstThenItsRate) {
  TokenBucket bucket(kPace);
  EXPECT_EQ(takes(bucket, kStart), 5);
  EXPECT_EQ(takes(bucket, kStart + 99ms), 0);
  EXPECT_EQ(takes(bucket, kStart + 100ms), 1);
  EXPECT_EQ(takes(bucket, kStart + 350ms), 2);
  EXPECT_EQ(takes(bucket, kStart + 400ms), 1);
  EXPECT_EQ(takes(bucket, kStart + 24h), 5);
}

TEST(TokenBucket, IsExactOverManySteps) {
  TokenBucket bucket({7ms, 1});
  int count = 0;
  for (int i = 0; i <= 7000; ++i) count += bucket.take(kStart + i * 1ms) ? 1 : 0;
  EXPECT_EQ(count, 1001);
}

TEST(TokenBucket, TakesWholeCostsOnly) {
  TokenBucket bucket(kPace);
  EXPECT_FALSE(bucket.take(kStart, 6));
  EXPECT_TRUE(bucket.take(kStart, 3));
  EXPECT_FALSE(bucket.take(kStart, 3));
  EXPECT_TRUE(bucket.take(kStart, 2));
  EXPECT_TRUE(bucket.take(kStart + 300ms, 3));
}

TEST(TokenBucket, GoesOnWhenTheClockGoesBack) {
  TokenBucket bucket(kPace);
  EXPECT_EQ(takes(bucket, kStart), 5);
  EXPECT_EQ(takes(bucket, kStart - 24h), 0);
  EXPECT_EQ(takes(bucket, kStart - 24h + 100ms), 1);
}

TEST(TokenBucket, KnowsWhenItIsFull) {
  TokenBucket bucket(kPace);
  EXPECT_TRUE(bucket.is_full(kStart));
  EXPECT_TRUE(bucket.take(kStart, 2));
  EXPECT_FALSE(bucket.is_full(kStart + 199ms));
  EXPECT_TRUE(bucket.is_full(kStart + 200ms));
}

TEST(TokenBuckets, KeepKeysApart) {
  TokenBuckets buckets(kPace, 10);
  EXPECT_TRUE(buckets.take("a", kStart, 5));
  EXPECT_FALSE(buckets.take("a", kStart));
  EXPECT_TRUE(buckets.take("b", kStart));
  EXPECT_TRUE(buckets.take("a", kStart + 100ms));
}

TEST(TokenBuckets, ForgetThoseThatAreFull) {
  TokenBuckets buckets(kPace, 1000);
  for (int i = 0; i < 100; ++i) EXPECT_TRUE(buckets.take(std::to_string(i), kStart));
  EXPECT_EQ(buckets.size(), 100U);
  for (int i = 0; i < 100; ++i) EXPECT_TRUE(buckets.take("x", kStart + 1s + i * 100ms));
  EXPECT_EQ(buckets.size(), 1U);
}

TEST(TokenBuckets, NeverGrowPastTheirBound) {
  TokenBuckets buckets(kPace, 50);
  EXPECT_TRUE(buckets.take("busy", kStart, 5));
  for (int i = 0; i < 10000; ++i) {
    EXPECT_TRUE(buckets.take(std::to_string(i), kStart));
    EXPECT_FALSE(buckets.take("busy", kStart)) << "in use, so not forgotten";
    ASSERT_LE(buckets.size(), 50U);
  }
}

TEST(TokenBuckets, WithoutALimitKeepNothing) {
  TokenBuckets buckets({Milliseconds{1000}, 0}, 10);
  for (int i = 0; i < 100; ++i) EXPECT_TRUE(buckets.take("somebody", Moment{}, 5));
  EXPECT_EQ(buckets.size(), 0U);
  EXPECT_TRUE(TokenBucket({Milliseconds{1000}, 0}).take(Moment{}, 100));
}

}  // namespace
}  // namespace broceliande::server
