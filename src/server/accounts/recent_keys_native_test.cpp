#include <gtest/gtest.h>

#include "server/accounts/recent_keys.hpp"

namespace broceliande::server {
namespace {

TEST(RecentKeys, ForgetWhatWasUsedLeastRecently) {
  RecentKeys keys(2);
  keys.insert("a");
  keys.insert("b");
  EXPECT_TRUE(keys.contains("a"));
  keys.insert("c");
  EXPECT_TRUE(keys.contains("a"));
  EXPECT_FALSE(keys.contains("b"));
  keys.insert("a");
  EXPECT_TRUE(keys.contains("c"));
}

}  // namespace
}  // namespace broceliande::server
