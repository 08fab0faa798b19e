#include <gtest/gtest.h>

#include "server/testing/test_server.hpp"

// Following a table: what one hears, what one has missed, who is there.
namespace broceliande::server {
namespace {

class Watching : public testing::Test {
 protected:
  void begin() {
    EXPECT_EQ(a.watch(table, kWithView), "");
    EXPECT_EQ(b.watch(table, kWithView), "");
    EXPECT_EQ(b.at(table, "sit"), "");
  }
  [[nodiscard]] static json::value place(const json::object& message, std::size_t number) {
    return message.at("places").as_array().at(number);
  }

  TestServer server;
  TestClient a{server, somebody("a")};
  TestClient b{server, somebody("b")};
  std::string table = create(a, with_substitute());
};

TEST_F(Watching, GoesFromAnEmptyPlaceToAGame) {
  EXPECT_EQ(b.watch(table), "");
  const json::object before = b.last("table");
  EXPECT_EQ(before.at("phase").as_string(), "open");
  EXPECT_EQ(before.at("me").as_int64(), -1);
  EXPECT_TRUE(place(before, 0).at("isTaken").as_bool());
  EXPECT_FALSE(place(before, 1).at("isTaken").as_bool());
  EXPECT_EQ(b.at(table, "sit"), "");
  const json::object after = b.last("table");
  EXPECT_EQ(after.at("phase").as_string(), "running");
  EXPECT_EQ(after.at("me").as_int64(), 1);
  EXPECT_EQ(place(after, 1).at("name").as_string(), "b");
  EXPECT_NE(Schema::text(after.at("record")), "");
}

TEST_F(Watching, TellsEachWhatHisOwnSeatSees) {
  begin();
  EXPECT_EQ(a.last("seen").at("view").at("viewer").as_int64(), 0);
  EXPECT_EQ(b.last("seen").at("view").at("viewer").as_int64(), 1);
  EXPECT_FALSE(a.last("seen").at("view").at("actions").as_array().empty());
  EXPECT_TRUE(b.last("seen").at("view").at("actions").as_array().empty());
  TestClient spectator(server, somebody("spectator"));
  EXPECT_EQ(spectator.watch(table, kWithView), "");
  EXPECT_EQ(spectator.count("seen"), 0U) << "who watches has no seat";
}

TEST_F(Watching, TellsOnlyWhatWasMissed) {
  begin();
  const auto number = a.last("table").at("number").as_int64();
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(a.play(table), "");
    EXPECT_EQ(b.play(table), "");
  }
  TestClient back(server, somebody("a"));
  EXPECT_EQ(back.watch(table, R"("after":)" + std::to_string(number + 1)), "");
  EXPECT_EQ(back.count("table"), 0U);
  ASSERT_EQ(back.count("played"), 3U);
  EXPECT_EQ(back.last("played").at("number").as_int64(), number + 4);
  EXPECT_EQ(back.last("played").at("ply").as_int64(), 3);
  EXPECT_EQ(back.count("done"), 1U);
  TestClient nothing_missed(server, somebody("a"));
  EXPECT_EQ(nothing_missed.watch(table, R"("after":)" + std::to_string(number + 4)), "");
  EXPECT_EQ(nothing_missed.count("played") + nothing_missed.count("table"), 0U);
}

TEST_F(Watching, TellsTheWholeTableWhereMoreThanActionsWasMissed) {
  begin();
  const auto number = a.last("table").at("number").as_int64();
  EXPECT_EQ(a.play(table), "");
  EXPECT_EQ(a.at(table, "chat", R"("text":"hello")"), "");
  for (const auto after : {number, std::int64_t{0}, number + 99, std::int64_t{1}}) {
    TestClient back(server, somebody("b"));
    EXPECT_EQ(back.watch(table, R"("after":)" + std::to_string(after)), "");
    EXPECT_EQ(back.count("table"), 1U) << after;
    EXPECT_EQ(back.count("played"), 0U) << after;
  }
}

TEST_F(Watching, EndsWhenOneWishes) {
  begin();
  EXPECT_EQ(b.at(table, "unwatch"), "");
  b.forget();
  EXPECT_EQ(a.play(table), "");
  EXPECT_EQ(b.count("played"), 0U);
  EXPECT_EQ(b.count("turn"), 1U) << "but it is b's turn";
  EXPECT_TRUE(b.last("turn").at("row").at("isMyTurn").as_bool());
}

TEST_F(Watching, OfATableThatIsNotThereIsRefused) {
  EXPECT_EQ(a.watch("nosuchtable"), "server.no-table");
  EXPECT_EQ(a.at("nosuchtable", "resign"), "server.no-table");
  EXPECT_EQ(server.metrics.refused(Refusal::no_such_table).value(), 2U);
}

TEST_F(Watching, ShowsWhoIsThere) {
  begin();
  EXPECT_TRUE(place(a.last("table"), 0).at("isHere").as_bool());
  {
    TestClient spectator(server, somebody("spectator"));
    EXPECT_EQ(spectator.watch(table), "");
    EXPECT_EQ(a.last("presence").at("watchers").as_int64(), 1);
    TestClient again(server, somebody("b"));
    EXPECT_EQ(again.watch(table), "");
    EXPECT_EQ(a.last("presence").at("watchers").as_int64(), 1) << "b is there twice";
    b.leave();
    EXPECT_TRUE(place(a.last("presence"), 1).at("isHere").as_bool()) << "and still once";
  }
  EXPECT_FALSE(place(a.last("presence"), 1).at("isHere").as_bool());
  EXPECT_EQ(a.last("presence").at("watchers").as_int64(), 0);
}

TEST_F(Watching, LetsAPlaceBeHandedOverAfterALongAbsence) {
  begin();
  EXPECT_EQ(a.play(table), "");
  EXPECT_EQ(a.at(table, "hand", R"("place":1,"level":3)"), "table.not-away");
  b.leave();
  server.pass(Milliseconds(590'000));
  EXPECT_FALSE(place(a.last("presence"), 1).at("mayBeHanded").as_bool());
  EXPECT_EQ(a.at(table, "hand", R"("place":1,"level":3)"), "table.not-away");
  server.pass(Milliseconds(20'000));
  EXPECT_TRUE(place(a.last("presence"), 1).at("mayBeHanded").as_bool());
  EXPECT_EQ(a.at(table, "hand", R"("place":1,"level":3)"), "");
  EXPECT_EQ(place(a.last("table"), 1).at("level").as_int64(), 3);
}

TEST_F(Watching, ShowsWhoWasReplacedTheWayBack) {
  begin();
  EXPECT_EQ(a.play(table), "");
  b.leave();
  server.pass(Milliseconds(610'000));
  EXPECT_EQ(a.at(table, "hand", R"("place":1,"level":3)"), "");
  EXPECT_FALSE(a.last("table").at("mayReturn").as_bool());
  TestClient back(server, somebody("b"));
  EXPECT_EQ(back.watch(table), "");
  EXPECT_TRUE(back.last("table").at("mayReturn").as_bool());
  EXPECT_EQ(back.at(table, "sit"), "");
  EXPECT_EQ(back.last("table").at("me").as_int64(), 1);
  EXPECT_FALSE(back.last("table").at("mayReturn").as_bool());
  EXPECT_EQ(place(a.last("table"), 1).at("level").as_int64(), 0);
  EXPECT_TRUE(place(a.last("table"), 1).at("isHere").as_bool());
}

TEST_F(Watching, ForgetsAnAbsenceWhenSomebodyComesBack) {
  begin();
  EXPECT_EQ(a.play(table), "");
  b.leave();
  server.pass(Milliseconds(590'000));
  {
    TestClient back(server, somebody("b"));
    EXPECT_EQ(back.watch(table), "");
  }
  server.pass(Milliseconds(100'000));
  EXPECT_EQ(a.at(table, "hand", R"("place":1,"level":3)"), "table.not-away");
}

TEST_F(Watching, ChatIsHeardByThoseWhoTakeIt) {
  TestClient deaf(server, somebody("deaf", false));
  begin();
  EXPECT_EQ(deaf.watch(table), "");
  EXPECT_EQ(a.at(table, "chat", R"("text":"hello <b>you</b>")"), "");
  EXPECT_EQ(b.last("chatted").at("line").at("text").as_string(), "hello <b>you</b>");
  EXPECT_EQ(deaf.count("chatted"), 0U);
  EXPECT_TRUE(deaf.last("table").at("chat").as_array().empty());
  EXPECT_EQ(deaf.last("table").at("number"), b.last("chatted").at("number"));
  EXPECT_EQ(deaf.at(table, "chat", R"("text":"hm")"), "table.not-seated");
}

TEST_F(Watching, TellsHowAGameEnded) {
  begin();
  while (a.last("table").at("phase").as_string() == "running") {
    TestClient& next = a.last("seen").at("view").at("actions").as_array().empty() ? b : a;
    ASSERT_EQ(next.play(table), "");
    server.pass(Milliseconds(100));
  }
  EXPECT_EQ(a.last("table").at("ending").at("reason").as_string(), "rules");
  EXPECT_EQ(b.last("table").at("ending"), a.last("table").at("ending"));
}

TEST_F(Watching, RematchIsFoundByBoth) {
  begin();
  EXPECT_EQ(a.at(table, "resign"), "");
  EXPECT_EQ(b.at(table, "ask", R"("what":"rematch")"), "");
  EXPECT_EQ(a.at(table, "answer", R"("what":"rematch","yes":true)"), "");
  server.settle();
  const std::string next = Schema::text(a.last("table").at("rematch"));
  EXPECT_EQ(Schema::text(b.last("table").at("rematch")), next);
  EXPECT_EQ(b.watch(next), "");
  EXPECT_EQ(b.last("table").at("me").as_int64(), 0) << "one place further";
  EXPECT_EQ(b.last("table").at("phase").as_string(), "running");
}

}  // namespace
}  // namespace broceliande::server
