#include <gtest/gtest.h>

#include "server/testing/test_server.hpp"

// Who is gone, and what the others are told and may do, over connections.
namespace broceliande::server {
namespace {

constexpr auto kFiveMinutes = R"({"kind":"fischer","seconds":300,"increment":5,"days":0})";
constexpr auto kWin = R"("result":"win")";

TableWish with_clock(TableWish wish) {
  wish.clock = kFiveMinutes;
  return wish;
}

TableWish of_three() {
  TableWish wish;
  wish.game = "grailnah";
  wish.options = R"({"players":"3"})";
  wish.places = R"([{"level":0},{"level":0},{"level":0}])";
  return with_clock(wish);
}

json::object absence(const json::object& message, std::size_t place) {
  const json::object& seen = message.at("places").as_array().at(place).as_object();
  return seen.contains("absence") ? seen.at("absence").as_object() : json::object{};
}

class Away : public testing::Test {
 protected:
  std::string begin(const TableWish& wish) {
    const std::string table = create(a, wish);
    EXPECT_EQ(a.watch(table, kWithView), "");
    EXPECT_EQ(b->watch(table, kWithView), "");
    EXPECT_EQ(b->at(table, "sit"), "");
    return table;
  }

  TestServer server;
  TestClient a{server, somebody("a")};
  std::unique_ptr<TestClient> b = std::make_unique<TestClient>(server, somebody("b"));
};

TEST_F(Away, IsToldFromWhenTheTurnBeginsUntilSomebodyIsGone) {
  const std::string table = begin(with_clock({}));
  b.reset();
  server.pass(Milliseconds(2'000));
  EXPECT_TRUE(absence(a.last("presence"), 1).empty()) << "it is a's turn";
  EXPECT_EQ(a.play(table), "");
  server.pass(Milliseconds(1'000));
  const json::object waiting = absence(a.last("presence"), 1);
  EXPECT_GT(waiting.at("goneIn").as_int64(), 48'000);
  EXPECT_EQ(waiting.at("choices").as_array(), json::array{"claim"});
  server.pass(Milliseconds(40'000));
  EXPECT_EQ(a.at(table, "claim", kWin), "table.not-away");
  server.pass(Milliseconds(10'000));
  EXPECT_EQ(absence(a.last("presence"), 1).at("goneIn").as_int64(), 0);
  EXPECT_EQ(a.at(table, "hand", R"("place":1,"level":3)"), "table.no-substitute");
  EXPECT_EQ(a.at(table, "claim", kWin), "");
  EXPECT_EQ(a.last("table").at("ending").at("reason").as_string(), "claimed");
}

TEST_F(Away, EndsWithTheReturn) {
  const std::string table = begin(with_clock({}));
  EXPECT_EQ(a.play(table), "");
  b.reset();
  server.pass(Milliseconds(55'000));
  EXPECT_EQ(absence(a.last("presence"), 1).at("goneIn").as_int64(), 0);
  TestClient back(server, somebody("b"));
  EXPECT_EQ(back.watch(table, kWithView), "");
  EXPECT_TRUE(absence(a.last("presence"), 1).empty());
  EXPECT_EQ(a.at(table, "claim", kWin), "table.not-away");
  EXPECT_EQ(back.play(table), "");
}

TEST_F(Away, MakesWhatWasAskedLapseWithTheReturn) {
  const std::string table = begin(of_three());
  TestClient c(server, somebody("c"));
  EXPECT_EQ(c.watch(table), "");
  EXPECT_EQ(c.at(table, "sit"), "");
  EXPECT_EQ(a.play(table), "");
  b.reset();
  server.pass(Milliseconds(51'000));
  EXPECT_EQ(a.at(table, "ask", R"("what":"end")"), "");
  EXPECT_EQ(c.last("table").at("offers").as_array().size(), 1U);
  TestClient back(server, somebody("b"));
  EXPECT_EQ(back.watch(table, kWithView), "");
  EXPECT_EQ(c.at(table, "answer", R"("what":"end","yes":true)"), "table.is-back");
  server.pass(Milliseconds(2'000));
  EXPECT_EQ(c.last("table").at("offers").as_array().size(), 0U);
  EXPECT_EQ(c.at(table, "answer", R"("what":"end","yes":true)"), "table.nothing-asked");
  EXPECT_EQ(back.play(table), "");
}

TEST_F(Away, IsNotWaitedForByThoseWhoEndTheGame) {
  const std::string table = begin(of_three());
  TestClient c(server, somebody("c"));
  EXPECT_EQ(c.watch(table), "");
  EXPECT_EQ(c.at(table, "sit"), "");
  EXPECT_EQ(a.play(table), "");
  b.reset();
  server.pass(Milliseconds(51'000));
  EXPECT_EQ(a.at(table, "ask", R"("what":"end")"), "");
  EXPECT_EQ(c.at(table, "answer", R"("what":"end","yes":true)"), "");
  EXPECT_EQ(c.last("table").at("phase").as_string(), "over");
  EXPECT_EQ(c.last("table").at("ending").at("reason").as_string(), "ended");
}

TEST_F(Away, SubstitutesAreAgreedToInTheOpen) {
  TableWish wish = with_substitute();
  wish.is_listed = true;
  TestClient looking(server, somebody("looking"));
  EXPECT_EQ(looking.ask("lobby", R"("watch":true)"), "");
  const std::string table = create(a, wish);
  server.pass(Milliseconds(6'000));
  EXPECT_TRUE(looking.last("lobby").at("tables").at(0).at("substitute").as_bool());
  EXPECT_EQ(looking.watch(table), "");
  EXPECT_TRUE(looking.last("table").at("setup").at("substitute").as_bool());
}

}  // namespace
}  // namespace broceliande::server
