#include <gtest/gtest.h>

#include "server/protocol/phrases.hpp"
#include "server/testing/test_server.hpp"

// Computer seats: they act by themselves, also after a restart; and what time does by itself.
namespace broceliande::server {
namespace {

TEST(Computers, AnswerWhenItIsTheirTurn) {
  TestServer server;
  TestClient a(server, somebody("a"));
  const std::string table = create(a, against_computer());
  EXPECT_EQ(a.watch(table, kWithView), "");
  EXPECT_EQ(server.think(), 0U);
  EXPECT_EQ(a.play(table), "");
  ASSERT_EQ(server.thinking.waiting.size(), 1U);
  EXPECT_EQ(server.thinking.waiting[0].task.level, 3);
  EXPECT_EQ(a.count("played"), 1U);
  server.thinking.answer_all();
  server.service.tick();
  server.settle();
  EXPECT_EQ(a.count("played"), 1U) << "people shall see what happens";
  server.pass(Milliseconds(500));
  EXPECT_EQ(a.count("played"), 2U);
  EXPECT_EQ(a.last("played").at("seat").as_int64(), 1);
  EXPECT_EQ(server.metrics.computer_thoughts.value(), 1U);
}

TEST(Computers, BeginWhereTheyHoldTheFirstSeat) {
  TestServer server;
  TestClient a(server, somebody("a"));
  TableWish wish;
  wish.places = R"([{"level":5},{"level":0}])";
  wish.place = 1;
  const std::string table = create(a, wish);
  EXPECT_EQ(a.watch(table), "");
  EXPECT_EQ(server.think(), 1U);
  EXPECT_EQ(a.count("played"), 1U);
}

TEST(Computers, AreLookedAfterThoughNobodyWatches) {
  TestServer server;
  TestClient a(server, somebody("a"));
  TableWish wish;
  wish.places = R"([{"level":5},{"level":0}])";
  wish.place = 1;
  (void)create(a, wish);
  server.pass(Milliseconds(15'000));
  EXPECT_EQ(server.think(), 1U);
  EXPECT_TRUE(a.last("turn").at("row").at("isMyTurn").as_bool());
}

TEST(Computers, PrepareAndPlayGraal) {
  TestServer server;
  TestClient a(server, somebody("a"));
  const std::string table = create(a, against_computer("graal"));
  EXPECT_EQ(a.watch(table, kWithView), "");
  EXPECT_EQ(a.last("seen").at("party").as_string(), "S");
  EXPECT_EQ(server.think(), 1U);
  EXPECT_TRUE(a.last("seen").at("view").at("ready").at("N").as_bool());
  EXPECT_EQ(a.at(table, "prepare", R"("text":"corner")"), "");
  EXPECT_EQ(a.last("seen").at("party").as_string(), "");
  EXPECT_EQ(a.play(table), "");
  EXPECT_EQ(server.think(), 1U);
  EXPECT_EQ(a.count("played"), 2U);
}

TEST(Computers, GoOnAfterARestartWhenSomebodyComesBack) {
  const auto store = std::make_shared<SharedStore>();
  const auto day = std::make_shared<TestDay>();
  std::string table;
  {
    TestServer server(store, day);
    TestClient a(server, somebody("a"));
    table = create(a, against_computer());
    EXPECT_EQ(a.watch(table, kWithView), "");
    EXPECT_EQ(a.play(table), "");
    EXPECT_EQ(server.thinking.waiting.size(), 1U);
  }
  TestServer server(store, day);
  server.service.begin();
  server.pass(Milliseconds(30'000));
  EXPECT_EQ(server.think(), 0U) << "nobody has come yet";
  TestClient a(server, somebody("a"));
  EXPECT_EQ(a.watch(table, kWithView), "");
  EXPECT_EQ(server.think(), 1U);
  EXPECT_EQ(a.play(table), "");
  EXPECT_EQ(a.last("played").at("ply").as_int64(), 2);
}

TEST(Computers, ThatFailToThinkAreAskedAgain) {
  TestServer server;
  TestClient a(server, somebody("a"));
  const std::string table = create(a, against_computer());
  EXPECT_EQ(a.watch(table, kWithView), "");
  EXPECT_EQ(a.play(table), "");
  server.thinking.waiting.at(0).answer(refuse(phrases::kOverloaded));
  server.thinking.waiting.clear();
  EXPECT_EQ(server.metrics.refused(Refusal::overloaded).value(), 1U);
  server.pass(Milliseconds(20'000));
  EXPECT_GE(server.think(), 1U);
  EXPECT_EQ(a.count("played"), 2U);
  EXPECT_EQ(a.play(table), "");
  server.thinking.waiting.at(0).answer("nonsense");
  server.thinking.waiting.clear();
  server.pass(Milliseconds(1'000));
  const std::string said = server.last_words();
  EXPECT_NE(said.find("computer-failed"), std::string::npos);
  EXPECT_NE(said.find("computer-refused"), std::string::npos);
}

TEST(Computers, ThatAreTooLateAreNotHeard) {
  TestServer server;
  TestClient a(server, somebody("a"));
  const std::string table = create(a, against_computer());
  EXPECT_EQ(a.watch(table, kWithView), "");
  EXPECT_EQ(a.play(table), "");
  const auto thoughts = std::exchange(server.thinking.waiting, {});
  EXPECT_EQ(a.at(table, "ask", R"("what":"take-back")"), "");
  thoughts.at(0).answer("nonsense");
  server.pass(Milliseconds(1'000));
  EXPECT_EQ(a.count("played"), 1U);
  EXPECT_EQ(a.play(table), "") << "it is a's turn again";
  EXPECT_EQ(server.think(), 1U);
}

TEST(Computers, TakeOverALeftPlace) {
  TestServer server;
  TestClient a(server, somebody("a"));
  const std::string table = create(a, with_substitute());
  {
    TestClient b(server, somebody("b"));
    EXPECT_EQ(b.at(table, "sit"), "");
  }
  EXPECT_EQ(a.watch(table, kWithView), "");
  EXPECT_EQ(a.play(table), "");
  server.pass(Milliseconds(610'000));
  EXPECT_EQ(a.at(table, "hand", R"("place":1,"level":2)"), "");
  EXPECT_EQ(server.think(), 1U);
  EXPECT_EQ(a.count("played"), 2U);
}

constexpr auto kMinute = R"({"kind":"fischer","seconds":60,"increment":0,"days":0})";

TEST(Time, FlagsWhoeverIsOutOfIt) {
  TestServer server;
  TestClient a(server, somebody("a"));
  TestClient b(server, somebody("b"));
  TableWish wish;
  wish.clock = kMinute;
  const std::string table = create(a, wish);
  EXPECT_EQ(b.watch(table), "");
  EXPECT_EQ(b.at(table, "sit"), "");
  server.pass(Milliseconds(60'000));
  EXPECT_EQ(b.last("table").at("phase").as_string(), "running");
  server.pass(Milliseconds(2'000));
  EXPECT_EQ(b.last("table").at("phase").as_string(), "over");
  EXPECT_EQ(b.last("table").at("ending").at("reason").as_string(), "time");
}

TEST(Time, FlagsAlsoWhereNobodyWatches) {
  TestServer server;
  TestClient a(server, somebody("a"));
  TestClient b(server, somebody("b"));
  TableWish wish;
  wish.clock = kMinute;
  const std::string table = create(a, wish);
  EXPECT_EQ(b.at(table, "sit"), "");
  server.pass(Milliseconds(120'000));
  EXPECT_EQ(a.watch(table), "");
  EXPECT_EQ(a.last("table").at("phase").as_string(), "over");
}

TEST(Time, IsGivenBackAfterAnOutage) {
  const auto store = std::make_shared<SharedStore>();
  const auto day = std::make_shared<TestDay>();
  std::string table;
  TableWish wish;
  wish.clock = kMinute;
  {
    TestServer server(store, day);
    server.service.begin();
    TestClient a(server, somebody("a"));
    TestClient b(server, somebody("b"));
    table = create(a, wish);
    EXPECT_EQ(b.at(table, "sit"), "");
    server.pass(Milliseconds(20'000));
  }
  day->now += std::chrono::hours(5);
  TestServer server(store, day);
  server.service.begin();
  server.pass(Milliseconds(1'000));
  TestClient a(server, somebody("a"));
  EXPECT_EQ(a.watch(table), "");
  EXPECT_EQ(a.last("table").at("phase").as_string(), "running");
  const auto left = a.last("table").at("clocks").at("left").as_array().at(0).as_int64();
  EXPECT_GE(left, 36'000);
  EXPECT_LE(left, 42'000);
  EXPECT_NE(server.last_words().find("time-given-back"), std::string::npos);
}

TEST(Time, OfLagIsMadeUpFor) {
  TestServer server;
  TestClient a(server, somebody("a"));
  TestClient b(server, somebody("b"));
  TableWish wish;
  wish.clock = kMinute;
  const std::string table = create(a, wish);
  EXPECT_EQ(a.watch(table, kWithView), "");
  EXPECT_EQ(b.at(table, "sit"), "");
  server.service.on_lag(a.id(), Milliseconds(300));
  server.service.on_lag(999, Milliseconds(300));
  server.pass(Milliseconds(10'000));
  EXPECT_EQ(a.play(table), "");
  EXPECT_EQ(a.last("played").at("clocks").at("left").as_array().at(0).as_int64(), 50'300);
}

TEST(Time, LetsIdleTablesBeForgottenAndReadAgain) {
  TestServer server;
  TestClient a(server, somebody("a"));
  const std::string table = create(a);
  {
    TestClient b(server, somebody("b"));
    EXPECT_EQ(b.at(table, "sit"), "");
  }
  EXPECT_EQ(server.service.tables(), 1U);
  server.pass(Milliseconds(40'000));
  EXPECT_EQ(server.service.tables(), 0U);
  EXPECT_EQ(a.watch(table, kWithView), "");
  EXPECT_EQ(a.last("table").at("phase").as_string(), "running");
  server.pass(Milliseconds(40'000));
  EXPECT_EQ(server.service.tables(), 1U) << "it is watched";
  EXPECT_EQ(a.play(table), "");
}

}  // namespace
}  // namespace broceliande::server
