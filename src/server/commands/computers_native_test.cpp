#include <gtest/gtest.h>

#include "server/protocol/phrases.hpp"
#include "server/testing/test_server.hpp"

// Computer seats: they act by themselves, also after a restart; and what time does by itself.
namespace broceliande::server {
namespace {

TEST(Computers, AnswerWhenItIsTheirTurn) {
  TestServer house;
  TestClient a(house, somebody("a"));
  const std::string table = create(a, against_computer());
  EXPECT_EQ(a.watch(table, kWithView), "");
  EXPECT_EQ(house.think(), 0U);
  EXPECT_EQ(a.play(table), "");
  ASSERT_EQ(house.thinking.waiting.size(), 1U);
  EXPECT_EQ(house.thinking.waiting[0].task.level, 3);
  EXPECT_EQ(a.count("played"), 1U);
  house.thinking.answer_all();
  house.service.tick();
  house.settle();
  EXPECT_EQ(a.count("played"), 1U) << "people shall see what happens";
  house.pass(Milliseconds(500));
  EXPECT_EQ(a.count("played"), 2U);
  EXPECT_EQ(a.last("played").at("seat").as_int64(), 1);
  EXPECT_EQ(house.metrics.computer_thoughts.value(), 1U);
}

TEST(Computers, BeginWhereTheyHoldTheFirstSeat) {
  TestServer house;
  TestClient a(house, somebody("a"));
  TableWish wish;
  wish.places = R"([{"level":5},{"level":0}])";
  wish.place = 1;
  const std::string table = create(a, wish);
  EXPECT_EQ(a.watch(table), "");
  EXPECT_EQ(house.think(), 1U);
  EXPECT_EQ(a.count("played"), 1U);
}

TEST(Computers, AreLookedAfterThoughNobodyWatches) {
  TestServer house;
  TestClient a(house, somebody("a"));
  TableWish wish;
  wish.places = R"([{"level":5},{"level":0}])";
  wish.place = 1;
  (void)create(a, wish);
  house.pass(Milliseconds(15'000));
  EXPECT_EQ(house.think(), 1U);
  EXPECT_TRUE(a.last("turn").at("row").at("isMyTurn").as_bool());
}

TEST(Computers, PrepareAndPlayGraal) {
  TestServer house;
  TestClient a(house, somebody("a"));
  const std::string table = create(a, against_computer("graal"));
  EXPECT_EQ(a.watch(table, kWithView), "");
  EXPECT_EQ(a.last("seen").at("party").as_string(), "S");
  EXPECT_EQ(house.think(), 1U);
  EXPECT_TRUE(a.last("seen").at("view").at("ready").at("N").as_bool());
  EXPECT_EQ(a.at(table, "prepare", R"("text":"corner")"), "");
  EXPECT_EQ(a.last("seen").at("party").as_string(), "");
  EXPECT_EQ(a.play(table), "");
  EXPECT_EQ(house.think(), 1U);
  EXPECT_EQ(a.count("played"), 2U);
}

TEST(Computers, GoOnAfterARestartWhenSomebodyComesBack) {
  const auto store = std::make_shared<SharedStore>();
  const auto day = std::make_shared<TestDay>();
  std::string table;
  {
    TestServer house(store, day);
    TestClient a(house, somebody("a"));
    table = create(a, against_computer());
    EXPECT_EQ(a.watch(table, kWithView), "");
    EXPECT_EQ(a.play(table), "");
    EXPECT_EQ(house.thinking.waiting.size(), 1U);
  }
  TestServer house(store, day);
  house.service.begin();
  house.pass(Milliseconds(30'000));
  EXPECT_EQ(house.think(), 0U) << "nobody has come yet";
  TestClient a(house, somebody("a"));
  EXPECT_EQ(a.watch(table, kWithView), "");
  EXPECT_EQ(house.think(), 1U);
  EXPECT_EQ(a.play(table), "");
  EXPECT_EQ(a.last("played").at("ply").as_int64(), 2);
}

TEST(Computers, ThatFailToThinkAreAskedAgain) {
  TestServer house;
  TestClient a(house, somebody("a"));
  const std::string table = create(a, against_computer());
  EXPECT_EQ(a.watch(table, kWithView), "");
  EXPECT_EQ(a.play(table), "");
  house.thinking.waiting.at(0).answer(refuse(phrases::kOverloaded));
  house.thinking.waiting.clear();
  EXPECT_EQ(house.metrics.refused(Refusal::overloaded).value(), 1U);
  house.pass(Milliseconds(20'000));
  EXPECT_GE(house.think(), 1U);
  EXPECT_EQ(a.count("played"), 2U);
  EXPECT_EQ(a.play(table), "");
  house.thinking.waiting.at(0).answer("nonsense");
  house.thinking.waiting.clear();
  house.pass(Milliseconds(1'000));
  const std::string said = house.last_words();
  EXPECT_NE(said.find("computer-failed"), std::string::npos);
  EXPECT_NE(said.find("computer-refused"), std::string::npos);
}

TEST(Computers, ThatAreTooLateAreNotHeard) {
  TestServer house;
  TestClient a(house, somebody("a"));
  const std::string table = create(a, against_computer());
  EXPECT_EQ(a.watch(table, kWithView), "");
  EXPECT_EQ(a.play(table), "");
  const auto thoughts = std::exchange(house.thinking.waiting, {});
  EXPECT_EQ(a.at(table, "ask", R"("what":"take-back")"), "");
  thoughts.at(0).answer("nonsense");
  house.pass(Milliseconds(1'000));
  EXPECT_EQ(a.count("played"), 1U);
  EXPECT_EQ(a.play(table), "") << "it is a's turn again";
  EXPECT_EQ(house.think(), 1U);
}

TEST(Computers, TakeOverALeftPlace) {
  TestServer house;
  TestClient a(house, somebody("a"));
  const std::string table = create(a);
  {
    TestClient b(house, somebody("b"));
    EXPECT_EQ(b.at(table, "sit"), "");
  }
  EXPECT_EQ(a.watch(table, kWithView), "");
  EXPECT_EQ(a.play(table), "");
  house.pass(Milliseconds(610'000));
  EXPECT_EQ(a.at(table, "hand", R"("place":1,"level":2)"), "");
  EXPECT_EQ(house.think(), 1U);
  EXPECT_EQ(a.count("played"), 2U);
}

constexpr auto kMinute = R"({"kind":"fischer","seconds":60,"increment":0,"days":0})";

TEST(Time, FlagsWhoeverIsOutOfIt) {
  TestServer house;
  TestClient a(house, somebody("a"));
  TestClient b(house, somebody("b"));
  TableWish wish;
  wish.clock = kMinute;
  const std::string table = create(a, wish);
  EXPECT_EQ(b.watch(table), "");
  EXPECT_EQ(b.at(table, "sit"), "");
  house.pass(Milliseconds(60'000));
  EXPECT_EQ(b.last("table").at("phase").as_string(), "running");
  house.pass(Milliseconds(2'000));
  EXPECT_EQ(b.last("table").at("phase").as_string(), "over");
  EXPECT_EQ(b.last("table").at("ending").at("reason").as_string(), "time");
}

TEST(Time, FlagsAlsoWhereNobodyWatches) {
  TestServer house;
  TestClient a(house, somebody("a"));
  TestClient b(house, somebody("b"));
  TableWish wish;
  wish.clock = kMinute;
  const std::string table = create(a, wish);
  EXPECT_EQ(b.at(table, "sit"), "");
  house.pass(Milliseconds(120'000));
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
    TestServer house(store, day);
    house.service.begin();
    TestClient a(house, somebody("a"));
    TestClient b(house, somebody("b"));
    table = create(a, wish);
    EXPECT_EQ(b.at(table, "sit"), "");
    house.pass(Milliseconds(20'000));
  }
  day->now += std::chrono::hours(5);
  TestServer house(store, day);
  house.service.begin();
  house.pass(Milliseconds(1'000));
  TestClient a(house, somebody("a"));
  EXPECT_EQ(a.watch(table), "");
  EXPECT_EQ(a.last("table").at("phase").as_string(), "running");
  const auto left = a.last("table").at("clocks").at("left").as_array().at(0).as_int64();
  EXPECT_GE(left, 36'000);
  EXPECT_LE(left, 42'000);
  EXPECT_NE(house.last_words().find("time-given-back"), std::string::npos);
}

TEST(Time, OfLagIsMadeUpFor) {
  TestServer house;
  TestClient a(house, somebody("a"));
  TestClient b(house, somebody("b"));
  TableWish wish;
  wish.clock = kMinute;
  const std::string table = create(a, wish);
  EXPECT_EQ(a.watch(table, kWithView), "");
  EXPECT_EQ(b.at(table, "sit"), "");
  house.service.on_lag(a.id(), Milliseconds(300));
  house.service.on_lag(999, Milliseconds(300));
  house.pass(Milliseconds(10'000));
  EXPECT_EQ(a.play(table), "");
  EXPECT_EQ(a.last("played").at("clocks").at("left").as_array().at(0).as_int64(), 50'300);
}

TEST(Time, LetsIdleTablesBeForgottenAndReadAgain) {
  TestServer house;
  TestClient a(house, somebody("a"));
  const std::string table = create(a);
  {
    TestClient b(house, somebody("b"));
    EXPECT_EQ(b.at(table, "sit"), "");
  }
  EXPECT_EQ(house.service.tables(), 1U);
  house.pass(Milliseconds(40'000));
  EXPECT_EQ(house.service.tables(), 0U);
  EXPECT_EQ(a.watch(table, kWithView), "");
  EXPECT_EQ(a.last("table").at("phase").as_string(), "running");
  house.pass(Milliseconds(40'000));
  EXPECT_EQ(house.service.tables(), 1U) << "it is watched";
  EXPECT_EQ(a.play(table), "");
}

}  // namespace
}  // namespace broceliande::server
