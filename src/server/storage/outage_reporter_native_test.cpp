#include <gtest/gtest.h>

#include "server/storage/database/phrases.hpp"
#include "server/storage/outage_reporter.hpp"

namespace broceliande::server {
namespace {

using namespace std::chrono_literals;

const Error kFull{&phrases::kDiskFull, {"no room"}, Error::kNoPlace};
const Error kLost{&phrases::kConnectionLost, {"gone"}, Error::kNoPlace};

TEST(OutageReporter, TellsAnOutageAtItsBeginningAndAtItsEnd) {
  OutageReporter outages(5s);
  const Moment begin{};
  EXPECT_FALSE(outages.succeed(begin).has_value());
  EXPECT_TRUE(outages.fail(begin + 1s, kFull));
  for (int i = 0; i < 1550; ++i) {
    EXPECT_FALSE(outages.fail(begin + 1s + i * 20ms, kFull));
    EXPECT_FALSE(outages.succeed(begin + 1s + i * 20ms)) << "what still works is no end";
  }
  EXPECT_FALSE(outages.succeed(begin + 34s));
  const auto ended = outages.succeed(begin + 40s);
  ASSERT_TRUE(ended.has_value());
  EXPECT_EQ(ended->failures, 1551U);
  EXPECT_EQ(ended->lasted, 1549 * 20ms);
  EXPECT_FALSE(outages.succeed(begin + 50s));
  EXPECT_TRUE(outages.fail(begin + 60s, kFull)) << "another one";
}

TEST(OutageReporter, TellsAnotherCauseToo) {
  OutageReporter outages(5s);
  EXPECT_TRUE(outages.fail(Moment{}, kFull));
  EXPECT_TRUE(outages.fail(Moment{}, kLost));
  EXPECT_FALSE(outages.fail(Moment{}, kFull));
  EXPECT_EQ(outages.succeed(Moment{} + 5s)->failures, 3U);
}

TEST(OutageReporter, KnowsFaultsOfTheAsker) {
  EXPECT_TRUE(is_outage(kFull));
  EXPECT_TRUE(is_outage(kLost));
  EXPECT_FALSE(is_outage(Error{&phrases::kNotText, {}}));
}

}  // namespace
}  // namespace broceliande::server
