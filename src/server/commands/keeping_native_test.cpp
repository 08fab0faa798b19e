#include <gtest/gtest.h>

#include "server/testing/test_server.hpp"

// Acknowledged means on disk: nobody hears of what is not kept.
namespace broceliande::server {
namespace {

/// Two people at a table; a holds the first seat.
class Keeping : public testing::Test {
 protected:
  Keeping() {
    EXPECT_EQ(a.watch(table, R"("wantsView":true)"), "");
    EXPECT_EQ(b.watch(table, R"("wantsView":true)"), "");
    EXPECT_EQ(spectator.watch(table), "");
    EXPECT_EQ(b.at(table, "sit"), "");
    for (TestClient* client : {&a, &b, &spectator}) client->bytes.clear();
  }
  void expect_silence() const {
    for (const TestClient* client : {&a, &b, &spectator}) EXPECT_EQ(client->bytes.size(), 0U);
  }
  [[nodiscard]] std::string first_move() const {
    const json::object seen = a.last("seen");
    return R"("table":")" + table + R"(","ply":0,"key":"k1","action":)" +
           json::serialize(seen.at("view").at("actions").as_array().front());
  }

  TestServer server;
  TestClient a{server, somebody("a")};
  TestClient b{server, somebody("b")};
  TestClient spectator{server, somebody("spectator")};
  std::string table = create(a);
};

TEST_F(Keeping, EverybodyHearsOfAnActionAfterItIsKept) {
  server.control->hold();
  const int request = a.say("play", first_move());
  server.settle();
  expect_silence();
  EXPECT_EQ(a.refusal_of(request), "no answer");
  server.control->release();
  server.settle();
  EXPECT_EQ(a.refusal_of(request), "");
  for (const TestClient* client : {&a, &b, &spectator}) EXPECT_EQ(client->count("played"), 1U);
  EXPECT_EQ(b.last("played").at("ply").as_int64(), 0);
  EXPECT_EQ(b.play(table), "");
  EXPECT_EQ(spectator.count("played"), 2U);
}

TEST_F(Keeping, AnActionAgainstTheRulesCountsAsThat) {
  EXPECT_NE(a.at(table, "play", R"("ply":0,"action":"z99","key":"k0")"), "");
  EXPECT_EQ(server.metrics.refused(Refusal::against_rules).value(), 1U);
}

TEST_F(Keeping, NothingPilesUpWhileStorageHangs) {
  server.control->hold();
  const int request = a.say("play", first_move());
  server.settle();
  server.pass(std::chrono::seconds(30));
  EXPECT_LE(server.storage().waiting(), 5U)
      << "the action, a heartbeat, and looks for what is due, what nobody joins, and operators";
  server.control->release();
  server.settle();
  EXPECT_EQ(a.refusal_of(request), "");
}

TEST_F(Keeping, WhatCannotBeKeptIsRefusedAndChangesNothing) {
  const std::string before = Schema::text(spectator.last("table").at("record"));
  server.control->fail_appends(true);
  EXPECT_EQ(a.ask("play", first_move()), "server.not-kept");
  EXPECT_EQ(a.count("played") + b.count("played") + spectator.count("played"), 0U);
  EXPECT_EQ(Schema::text(spectator.last("table").at("record")), before);
  EXPECT_EQ(server.metrics.refused(Refusal::not_kept).value(), 1U);
  server.control->fail_appends(false);
  EXPECT_EQ(a.ask("play", first_move()), "") << "the game goes on";
  EXPECT_EQ(spectator.count("played"), 1U);
}

TEST_F(Keeping, ATableThatCannotBeReadAgainComesBackWhenStorageDoes) {
  server.control->fail_appends(true);
  server.control->fail_loads(true);
  EXPECT_EQ(a.ask("play", first_move()), "server.not-kept");
  EXPECT_EQ(b.at(table, "resign"), "server.not-kept");
  server.control->fail_appends(false);
  server.pass(Milliseconds(3'000));
  server.control->fail_loads(false);
  server.pass(Milliseconds(3'000));
  EXPECT_EQ(a.ask("play", first_move()), "");
  EXPECT_EQ(spectator.count("played"), 1U);
}

TEST_F(Keeping, TheSameThingSentAgainIsNotDoneTwice) {
  const std::string move = first_move();
  EXPECT_EQ(a.ask("play", move), "");
  EXPECT_EQ(a.ask("play", move), "") << "recognised";
  EXPECT_EQ(spectator.count("played"), 1U);
  EXPECT_EQ(b.play(table), "");
  EXPECT_EQ(a.ask("play", move), "") << "also later";
  EXPECT_EQ(spectator.count("played"), 2U);
  EXPECT_EQ(b.ask("play", move), "table.moved") << "keys are one's own";
  EXPECT_EQ(server.metrics.refused(Refusal::outdated).value(), 1U);
}

TEST_F(Keeping, TheSameThingSentAgainBeforeItWasKeptIsNotDoneTwice) {
  server.control->hold();
  const std::string move = first_move();
  const int first = a.say("play", move);
  const int second = a.say("play", move);
  server.settle();
  server.control->release();
  server.settle();
  EXPECT_EQ(a.refusal_of(first), "");
  EXPECT_EQ(a.refusal_of(second), "");
  EXPECT_EQ(spectator.count("played"), 1U);
}

TEST_F(Keeping, ThoseWhoWaitAreServedInTurnAfterAFailure) {
  server.control->hold();
  server.control->fail_appends(true);
  const int played = a.say("play", first_move());
  const int resigned = b.say("resign", R"("table":")" + table + "\"");
  server.settle();
  server.control->release();
  server.settle();
  EXPECT_EQ(a.refusal_of(played), "server.not-kept");
  EXPECT_EQ(b.refusal_of(resigned), "server.not-kept");
  server.control->fail_appends(false);
  EXPECT_EQ(b.at(table, "resign"), "");
  EXPECT_EQ(Schema::text(a.last("table").at("phase")), "over");
}

TEST_F(Keeping, ATableIsCreatedOnceForTheSameKey) {
  const std::string one = create(a, {}, "make");
  const std::string again = create(a, {}, "make");
  EXPECT_EQ(one, again);
  EXPECT_NE(create(b, {}, "make"), one) << "keys are one's own";
  EXPECT_NE(create(a), create(a));
  EXPECT_EQ(a.ask("games"), "");
  EXPECT_EQ(a.last("games").at("tables").as_array().size(), 4U);
}

TEST_F(Keeping, ATableThatCouldNotBeKeptIsNotCreated) {
  server.control->fail_appends(true);
  EXPECT_EQ(a.ask("create", TableWish{}.members("k9")), "server.not-kept");
  EXPECT_EQ(a.count("created"), 1U) << "the one of before";
  server.control->fail_appends(false);
  EXPECT_EQ(a.ask("create", TableWish{}.members("k9")), "");
}

TEST_F(Keeping, WhoeverLeavesMeanwhileIsNotTold) {
  server.control->hold();
  a.say("play", first_move());
  server.service.disconnect(a.id());
  server.control->release();
  server.settle();
  EXPECT_EQ(a.bytes.size(), 0U);
  EXPECT_EQ(b.count("played"), 1U);
}

TEST_F(Keeping, ADamagedLogIsRefusedAndNothingCrashes) {
  const std::string broken = create(a);
  {
    Append damage;
    damage.events.push_back({.number = 3, .at = server.day->now, .body = R"({"kind":"left"})"});
    damage.index = (*server.shared->store->load(broken, 0))->index;
    ASSERT_TRUE((*server.shared->store->append({&damage, 1})).at(0));
  }
  EXPECT_EQ(b.watch(broken), "table.broken-log");
  EXPECT_EQ(b.at(broken, "sit"), "table.broken-log");
  EXPECT_EQ(b.watch(broken), "table.broken-log");
  EXPECT_EQ(a.ask("play", first_move()), "") << "other tables are well";
  EXPECT_NE(server.last_words().find("table-damaged"), std::string::npos);
}

/// A node that has been upgraded has written something that this one does not know.
TEST_F(Keeping, ATableOfALaterProgramIsLeftAlone) {
  const std::string newer = create(a);
  EXPECT_EQ(b.watch(newer), "");
  const auto stored = [&] { return *server.shared->store->load(newer, 0); };
  const auto size = stored()->events.size();
  {
    Append append;
    append.events.push_back({.number = stored()->events.back().number + 1,
                             .at = server.day->now,
                             .body = R"({"kind":"danced","place":0})"});
    append.index = stored()->index;
    ASSERT_TRUE((*server.shared->store->append({&append, 1})).at(0));
  }
  server.service.on_news({.table = newer, .number = 99});
  server.pass(Milliseconds(5'000));
  for (int i = 0; i < 3; ++i) EXPECT_EQ(b.at(newer, "sit"), "table.newer");
  EXPECT_EQ(b.watch(newer), "table.newer");
  EXPECT_EQ(a.ask("play", first_move()), "") << "other tables are well";
  EXPECT_EQ(stored()->events.size(), size + 1) << "nothing was added, and nothing is lost";
  EXPECT_EQ(server.metrics.refused(Refusal::newer).value(), 4U);
  const std::string log = server.last_words();
  const std::size_t line = log.find("table-newer");
  ASSERT_NE(line, std::string::npos);
  EXPECT_EQ(log.find("table-newer", line + 1), std::string::npos) << "once";
  EXPECT_EQ(log.find("table-damaged"), std::string::npos);
}

/// Tokens would move to the account without the place.
TEST_F(Keeping, AGuestKeepsThePlaceAtATableOfALaterProgram) {
  const std::string newer = create(a);
  {
    Append append;
    const auto stored = *server.shared->store->load(newer, 0);
    append.events.push_back({.number = stored->events.back().number + 1,
                             .at = server.day->now,
                             .body = R"({"kind":"danced","place":0})"});
    append.index = stored->index;
    ASSERT_TRUE((*server.shared->store->append({&append, 1})).at(0));
  }
  server.service.on_news({.table = newer, .number = 99});
  std::string answered = "nothing";
  server.service.claim_places(somebody("a").id, Identity{"id-x", "x", "x", true},
                              [&](const Result<void>& result) {
                                answered = result ? "" : std::string(result.error().key());
                              });
  server.settle();
  EXPECT_EQ(answered, "table.newer");
}

TEST_F(Keeping, ALogThatIsDamagedWhileWatchedDoesNotCrash) {
  {
    Append damage;
    const auto stored = *server.shared->store->load(table, 0);
    damage.events.push_back({.number = stored->events.back().number + 1,
                             .at = server.day->now,
                             .body = R"({"kind":"left"})"});
    damage.index = stored->index;
    ASSERT_TRUE((*server.shared->store->append({&damage, 1})).at(0));
  }
  server.service.on_news({.table = table, .number = 99});
  server.pass(Milliseconds(3'000));
  EXPECT_NE(a.ask("play", first_move()), "");
  EXPECT_EQ(a.ask("ping"), "");
}

}  // namespace
}  // namespace broceliande::server
