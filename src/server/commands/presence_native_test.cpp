#include <gtest/gtest.h>

#include "server/testing/test_server.hpp"

// Computers think for somebody, at that person's expense, and for nobody they do not.
namespace broceliande::server {
namespace {

TableWish of_two_and_two_computers() {
  TableWish wish;
  wish.game = "grailnah";
  wish.options = R"({"players":"4"})";
  wish.places = R"([{"level":0},{"level":3},{"level":3},{"level":0}])";
  return wish;
}

/// Thinks until nothing waits; how often.
std::size_t play_on(TestServer& server, std::size_t most) {
  std::size_t thoughts = 0;
  while (thoughts < most) {
    const std::size_t more = server.think();
    if (more == 0) break;
    thoughts += more;
  }
  return thoughts;
}

TEST(Presence, ComputersLeftAloneStopAndGoOnForWhoeverWatches) {
  TestServer server;
  std::string table;
  {
    TestClient a(server, somebody("a"));
    table = create(a, against_computer());
    EXPECT_EQ(a.watch(table, kWithView), "");
    EXPECT_EQ(a.at(table, "ask", R"("what":"hand-over","place":0,"level":8)"), "");
    EXPECT_EQ(server.think(), 1U) << "one may look on";
    EXPECT_EQ(server.think(), 1U);
    EXPECT_EQ(server.thinking.waiting.size(), 1U);
  }
  EXPECT_EQ(play_on(server, 20), 1U) << "what was begun is finished";
  server.pass(Milliseconds(60'000));
  EXPECT_EQ(play_on(server, 20), 0U);
  EXPECT_EQ(server.service.tables(), 0U) << "nobody needs it in memory";
  TestClient b(server, somebody("b"));
  EXPECT_EQ(play_on(server, 20), 0U) << "somebody else is there, but not at that table";
  EXPECT_EQ(b.watch(table), "");
  ASSERT_EQ(server.thinking.waiting.size(), 1U);
  EXPECT_EQ(server.thinking.waiting[0].whom.person, somebody("b").id);
  EXPECT_EQ(play_on(server, 5), 5U);
}

TEST(Presence, ComputersLeftAloneStayStillAfterARestart) {
  const auto store = std::make_shared<SharedStore>();
  const auto day = std::make_shared<TestDay>();
  std::string table;
  {
    TestServer server(store, day);
    server.service.begin();
    TestClient a(server, somebody("a"));
    table = create(a, against_computer());
    EXPECT_EQ(a.watch(table, kWithView), "");
    EXPECT_EQ(a.at(table, "ask", R"("what":"hand-over","place":0,"level":8)"), "");
  }
  TestServer server(store, day);
  server.service.begin();
  server.pass(Milliseconds(60'000));
  EXPECT_EQ(play_on(server, 20), 0U);
  EXPECT_EQ(server.service.tables(), 0U) << "nothing is due there";
  TestClient a(server, somebody("a"));
  EXPECT_EQ(a.watch(table), "");
  EXPECT_EQ(play_on(server, 3), 3U);
}

TEST(Presence, OneWhoLeftIsWaitedFor) {
  TestServer server;
  std::string table;
  TableWish wish = of_two_and_two_computers();
  wish.places = R"([{"level":0},{"level":3},{"level":3},{"level":3}])";
  {
    TestClient a(server, somebody("a"));
    table = create(a, wish);
    EXPECT_EQ(a.watch(table, kWithView), "");
    EXPECT_EQ(a.play(table), "");
    EXPECT_EQ(server.thinking.waiting.size(), 1U);
  }
  EXPECT_EQ(play_on(server, 20), 1U) << "what was begun is finished";
  server.pass(Milliseconds(60'000));
  EXPECT_EQ(play_on(server, 20), 0U);
  TestClient a(server, somebody("a"));
  EXPECT_EQ(a.watch(table, kWithView), "");
  EXPECT_EQ(play_on(server, 20), 2U);
  EXPECT_EQ(a.last("played").at("ply").as_int64(), 3);
}

TEST(Presence, AGameOfSeveralPeopleGoesOnToTheNextPersonsTurn) {
  const auto store = std::make_shared<SharedStore>();
  const auto day = std::make_shared<TestDay>();
  std::string table;
  {
    TestServer server(store, day);
    TestClient a(server, somebody("a"));
    table = create(a, of_two_and_two_computers());
    {
      TestClient b(server, somebody("b"));
      EXPECT_EQ(b.at(table, "sit"), "");
    }
    EXPECT_EQ(a.watch(table, kWithView), "");
    EXPECT_EQ(a.play(table), "");
    EXPECT_EQ(server.thinking.waiting.size(), 1U);
  }
  TestServer server(store, day);
  server.service.begin();
  server.pass(Milliseconds(15'000));
  EXPECT_EQ(play_on(server, 20), 2U);
  TestClient b(server, somebody("b"));
  EXPECT_EQ(b.ask("games"), "");
  EXPECT_TRUE(b.last("games").at("tables").at(0).at("isMyTurn").as_bool());
}

TEST(Presence, ComputersThinkAtTheExpenseOfWhoSitsThere) {
  TestServer server;
  TestClient onlooker(server, somebody("onlooker"));
  TestClient a(server, somebody("a"));
  const std::string table = create(a, against_computer());
  EXPECT_EQ(onlooker.watch(table), "");
  EXPECT_EQ(a.watch(table, kWithView), "");
  EXPECT_EQ(a.play(table), "");
  ASSERT_EQ(server.thinking.waiting.size(), 1U);
  EXPECT_EQ(server.thinking.waiting[0].whom.person, somebody("a").id);
  EXPECT_EQ(server.thinking.waiting[0].whom.table, table);
}

TEST(Presence, GuestsOfOneAddressAreOneHousehold) {
  TestServer server;
  Identity member = somebody("member");
  member.account = "member";
  TestClient maker(server, somebody("maker"));
  const auto household_of = [&](const Identity& identity) {
    const std::string table = create(maker, against_computer());
    EXPECT_EQ(maker.watch(table, kWithView), "");
    EXPECT_EQ(maker.at(table, "ask", R"("what":"hand-over","place":0,"level":8)"), "");
    EXPECT_EQ(maker.at(table, "unwatch"), "");
    server.think();
    server.thinking.waiting.clear();
    const SessionId id = server.service.connect({.identity = identity},
                                                {.send = [](const ServerMessage&) {}}, "192.0.2.1");
    server.service.on_message(id, R"({"do":"watch","request":1,"table":")" + table + "\"}");
    server.settle();
    std::string household =
        server.thinking.waiting.empty() ? "" : server.thinking.waiting[0].whom.household;
    server.service.disconnect(id);
    return household;
  };
  const std::string one = household_of(somebody("one"));
  EXPECT_NE(one, "");
  EXPECT_EQ(one, household_of(somebody("other")));
  EXPECT_EQ(household_of(member), member.id);
}

TEST(Presence, OnePersonPlaysAtSomeTablesWithComputersAtATime) {
  ServiceRules rules;
  rules.most_computer_tables = 2;
  TestServer server(std::make_shared<SharedStore>(), std::make_shared<TestDay>(), rules);
  TestClient a(server, somebody("a"));
  const std::string first = create(a, against_computer(), "k1");
  (void)create(a, against_computer(), "k2");
  EXPECT_EQ(create(a, against_computer(), "k1"), first) << "it is there already";
  EXPECT_EQ(a.ask("create", against_computer().members("k3")), "server.too-many-computers");
  EXPECT_EQ(server.metrics.refused(Refusal::not_allowed).value(), 1U);
  const std::string with_people = create(a, with_substitute());
  {
    TestClient b(server, somebody("b"));
    EXPECT_EQ(b.at(with_people, "sit"), "");
    EXPECT_EQ(create(b, against_computer()).empty(), false) << "others may";
  }
  EXPECT_EQ(a.watch(with_people, kWithView), "");
  EXPECT_EQ(a.play(with_people), "");
  server.pass(Milliseconds(700'000));
  EXPECT_EQ(a.at(with_people, "hand", R"("place":1,"level":2)"), "server.too-many-computers");
  EXPECT_EQ(a.at(first, "resign"), "");
  EXPECT_EQ(a.at(with_people, "hand", R"("place":1,"level":2)"), "");
  EXPECT_EQ(a.ask("create", against_computer().members("k4")), "server.too-many-computers");
  server.pass(Milliseconds(1'000));
  server.day->now += std::chrono::hours(25);
  EXPECT_EQ(a.ask("create", against_computer().members("k5")), "") << "the others are forgotten";
}

}  // namespace
}  // namespace broceliande::server
