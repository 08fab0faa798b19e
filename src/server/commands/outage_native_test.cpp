#include <gtest/gtest.h>

#include "server/testing/test_server.hpp"

// Nobody loses on time because the server could not save.
namespace broceliande::server {
namespace {

using Answer = OutageTracker::Answer;
using Write = OutageTracker::Write;

constexpr Moment kDawn{std::chrono::sys_days(std::chrono::year(2026) / 5 / 1)};
Moment second(double seconds) {
  return kDawn + Milliseconds(static_cast<std::int64_t>(seconds * 1000));
}

TEST(OutageTracker, LastFromTheFirstFailureToTheFirstSuccess) {
  OutageTracker outages;
  const auto first = outages.begin(Write::beat, second(1));
  EXPECT_EQ(outages.end(first, Answer::kept, second(1.1)), std::nullopt);
  EXPECT_FALSE(outages.is_doubtful(second(2)));
  const auto failing = outages.begin(Write::beat, second(2));
  EXPECT_EQ(outages.end(failing, Answer::failed, second(3)), std::nullopt);
  EXPECT_EQ(outages.out_since(second(3)), second(2));
  EXPECT_TRUE(outages.is_doubtful(second(3)));
  const auto again = outages.begin(Write::beat, second(4));
  EXPECT_EQ(outages.end(again, Answer::failed, second(4)), std::nullopt);
  const auto last = outages.begin(Write::beat, second(5));
  EXPECT_EQ(outages.end(last, Answer::kept, second(5.5)), (Outage{second(2), second(5.5)}));
  EXPECT_EQ(outages.out_since(second(6)), std::nullopt);
  EXPECT_EQ(outages.known(), (std::vector<Outage>{{second(2), second(5.5)}}));
}

TEST(OutageTracker, AreWritesThatHangToo) {
  OutageTracker outages;
  const auto slow = outages.begin(Write::append, second(0));
  EXPECT_FALSE(outages.is_doubtful(second(0.1)));
  EXPECT_TRUE(outages.is_doubtful(second(0.5))) << "it may be about to hang";
  EXPECT_EQ(outages.out_since(second(0.5)), std::nullopt);
  EXPECT_EQ(outages.end(slow, Answer::kept, second(0.9)), std::nullopt) << "it was only slow";
  const auto hanging = outages.begin(Write::append, second(2));
  EXPECT_EQ(outages.out_since(second(9)), second(2));
  EXPECT_EQ(outages.end(hanging, Answer::kept, second(9)), (Outage{second(2), second(9)}));
}

TEST(OutageTracker, OfAppendsEndWithAppends) {
  OutageTracker outages;
  const auto append = outages.begin(Write::append, second(1));
  outages.end(append, Answer::failed, second(1));
  const auto beat = outages.begin(Write::beat, second(2));
  EXPECT_EQ(outages.end(beat, Answer::kept, second(2)), std::nullopt);
  EXPECT_TRUE(outages.waits_for_append());
  const auto never_asked = outages.begin(Write::append, second(3));
  EXPECT_EQ(outages.end(never_asked, Answer::not_asked, second(3)), std::nullopt);
  EXPECT_EQ(outages.out_since(second(3)), second(1));
  const auto kept = outages.begin(Write::append, second(4));
  EXPECT_EQ(outages.end(kept, Answer::kept, second(4)), (Outage{second(1), second(4)}));
  EXPECT_FALSE(outages.waits_for_append());
}

TEST(OutageTracker, OfSeveralNodesAreOneWhereTheyTouch) {
  OutageTracker outages;
  outages.learn({second(10), second(20)});
  outages.learn({second(30), second(40)});
  outages.learn({second(1), second(2)});
  outages.learn({second(15), second(25)});
  EXPECT_EQ(outages.known(),
            (std::vector<Outage>{
                {second(1), second(2)}, {second(10), second(25)}, {second(30), second(40)}}));
  outages.learn({second(20), second(30)});
  outages.forget_before(second(3));
  EXPECT_EQ(outages.known(), (std::vector<Outage>{{second(10), second(40)}}));
}

TEST(OutageTracker, AreSavedOnce) {
  OutageTracker outages;
  const auto failing = outages.begin(Write::beat, second(1));
  outages.end(failing, Answer::failed, second(1));
  const auto noted = outages.to_save(second(5));
  EXPECT_EQ(noted, (std::vector<Outage>{{second(1), second(5)}})) << "up to now";
  const auto beat = outages.begin(Write::beat, second(5));
  outages.end(beat, Answer::kept, second(5.01));
  outages.saved(noted);
  EXPECT_TRUE(outages.to_save(second(6)).empty());
}

constexpr auto kTwentySeconds = R"({"kind":"fischer","seconds":20,"increment":0,"days":0})";

/// Two people at a table with 20 seconds each; a is to act.
class OutOfStorage : public testing::Test {
 protected:
  OutOfStorage() {
    server.service.begin();
    TableWish wish;
    wish.clock = kTwentySeconds;
    table = create(a, wish);
    EXPECT_EQ(a.watch(table, kWithView), "");
    EXPECT_EQ(b.watch(table, kWithView), "");
    EXPECT_EQ(b.at(table, "sit"), "");
    server.pass(Milliseconds(2'000));
  }
  static std::int64_t left(const TestClient& client, std::size_t place, const char* say = "table") {
    return client.last(say).at("clocks").at("left").as_array().at(place).as_int64();
  }
  static std::string phase(const TestClient& client) {
    return Schema::text(client.last("table").at("phase"));
  }
  static std::int64_t compensated(const TestClient& client) {
    return client.last("table").at("givenBack").as_int64();
  }

  std::shared_ptr<SharedStore> store = std::make_shared<SharedStore>();
  std::shared_ptr<TestDay> day = std::make_shared<TestDay>();
  TestServer server{store, day, {}, true};
  TestClient a{server, somebody("a")};
  TestClient b{server, somebody("b")};
  std::string table;
};

TEST_F(OutOfStorage, NobodyLosesOnTimeAndWhoTriedLosesNothing) {
  server.control->fail_all(true);
  for (int i = 0; i < 14; ++i) {
    EXPECT_EQ(a.play(table), "server.not-kept") << "never that time is up";
    server.pass(Milliseconds(2'500));
  }
  EXPECT_EQ(phase(a), "running");
  server.control->fail_all(false);
  server.pass(Milliseconds(2'000));
  EXPECT_EQ(phase(a), "running");
  EXPECT_GE(compensated(a), 34'000);
  EXPECT_LE(compensated(a), 37'000);
  EXPECT_GE(left(a, 0), 14'900) << "3 s of thought, before and after";
  EXPECT_EQ(a.play(table), "");
  EXPECT_EQ(b.play(table), "");
  EXPECT_GE(left(b, 1, "played"), 19'500);
  server.pass(Milliseconds(18'000));
  EXPECT_EQ(phase(b), "over") << "then flags fall as ever";
}

TEST_F(OutOfStorage, WhoTriesAgainFirstOfAllLosesNothingEither) {
  server.control->fail_all(true);
  EXPECT_EQ(a.play(table), "server.not-kept");
  day->now += std::chrono::seconds(60);  // nothing else is asked meanwhile
  server.control->fail_all(false);
  EXPECT_EQ(a.play(table), "");
  EXPECT_EQ(left(a, 0, "played"), 18'000);
  EXPECT_EQ(compensated(a), 60'000);
}

TEST_F(OutOfStorage, AShortTimeIsGivenBackToo) {
  server.control->fail_all(true);
  EXPECT_EQ(a.play(table), "server.not-kept");
  server.pass(Milliseconds(1'000));
  server.control->fail_all(false);
  EXPECT_EQ(a.play(table), "");
  EXPECT_EQ(left(a, 0, "played"), 18'000);
}

TEST_F(OutOfStorage, AStoreThatHangsIsOut) {
  server.control->hold();
  const int request = a.say(
      "play", R"("table":")" + table + R"(","ply":0,"action":)" +
                  json::serialize(a.last("seen").at("view").at("actions").as_array().front()));
  for (int i = 0; i < 60; ++i) {
    server.pass(Milliseconds(500));
    EXPECT_EQ(phase(b), "running");
  }
  server.control->release();
  server.settle();
  EXPECT_EQ(a.refusal_of(request), "");
  server.pass(Milliseconds(500));
  EXPECT_EQ(compensated(b), 30'000);
  EXPECT_GE(left(b, 1), 19'000) << "b heard of it only now";
}

TEST_F(OutOfStorage, AppendsThatFailCountThoughHeartbeatsAreKept) {
  server.control->fail_appends(true);
  for (int i = 0; i < 10; ++i) {
    EXPECT_EQ(a.play(table), "server.not-kept");
    server.pass(Milliseconds(3'000));
  }
  server.control->fail_appends(false);
  server.pass(Milliseconds(2'000));
  EXPECT_EQ(phase(a), "running");
  EXPECT_GE(compensated(a), 30'000);
  EXPECT_EQ(a.play(table), "");
}

TEST_F(OutOfStorage, TablesThatNobodyLooksAtAreCovered) {
  a.leave();
  b.leave();
  server.control->fail_all(true);
  server.pass(Milliseconds(40'000));
  server.control->fail_all(false);
  server.pass(Milliseconds(3'000));
  TestClient c(server, somebody("c"));
  EXPECT_EQ(c.watch(table), "");
  EXPECT_EQ(phase(c), "running");
  EXPECT_GE(compensated(c), 39'000);
  server.pass(Milliseconds(20'000));
  EXPECT_EQ(phase(c), "over");
}

TEST_F(OutOfStorage, ItIsKnownAfterARestart) {
  a.leave();
  b.leave();
  server.control->fail_all(true);
  server.pass(Milliseconds(40'000));
  server.control->fail_all(false);
  day->now += std::chrono::seconds(1);
  server.service.tick();
  server.settle();  // and then the server dies, before it has looked at the table
  ASSERT_EQ(store->store->outages(Moment{})->size(), 1U);
  ASSERT_EQ((*store->store->load(table, 0))->events.size(), 4U);
  TestServer next(store, day);
  next.service.begin();
  next.pass(Milliseconds(1'000));
  TestClient c(next, somebody("c"));
  EXPECT_EQ(c.watch(table), "");
  next.pass(Milliseconds(500));
  EXPECT_EQ(phase(c), "running");
  EXPECT_GE(compensated(c), 39'000);
}

TEST_F(OutOfStorage, ARestartUnderThreeSecondsIsGivenBack) {
  server.pass(Milliseconds(1'000));
  day->now += std::chrono::milliseconds(1'900);
  TestServer next(store, day);
  next.service.begin();
  next.settle();
  TestClient c(next, somebody("c"));
  EXPECT_EQ(c.watch(table), "");
  next.pass(Milliseconds(500));
  EXPECT_GE(compensated(c), 1'900);
  EXPECT_LE(compensated(c), 2'900) << "the last beat was up to a second before";
}

TEST_F(OutOfStorage, TwoNodesGiveItBackOnce) {
  TestServer other(store, day, {}, true);
  other.service.begin();
  TestClient c(other, somebody("c"));
  EXPECT_EQ(c.watch(table), "");
  server.control->fail_all(true);
  other.control->fail_all(true);
  for (int i = 0; i < 60; ++i) {
    day->now += Milliseconds(500);
    for (TestServer* node : {&server, &other}) {
      node->service.tick();
      node->settle();
    }
  }
  server.control->fail_all(false);
  other.control->fail_all(false);
  for (int i = 0; i < 6; ++i) {
    day->now += Milliseconds(500);
    for (TestServer* node : {&server, &other}) {
      node->service.tick();
      node->settle();
    }
  }
  const auto stored = **store->store->load(table, 0);
  const auto compensations = std::ranges::count_if(stored.events, [](const LoggedEvent& line) {
    return line.body.find("gave-back") != std::string::npos;
  });
  EXPECT_EQ(compensations, 1);
  EXPECT_EQ(phase(a), "running");
  EXPECT_GE(compensated(a), 29'000);
  EXPECT_LE(compensated(a), 31'500);
  other.service.on_news({.table = table, .number = stored.events.back().number});
  other.settle();
  EXPECT_EQ(compensated(c), compensated(a));
}

TEST_F(OutOfStorage, AnotherNodeThatStartsTakesNoAliveOnesForDead) {
  TestServer other(store, day, {}, true);
  day->now += std::chrono::seconds(1);
  other.service.begin();
  other.pass(Milliseconds(500));
  const std::scoped_lock lock(store->mutex);
  EXPECT_TRUE(store->store->outages(Moment{})->empty());
}

}  // namespace
}  // namespace broceliande::server
