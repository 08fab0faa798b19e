#include <gtest/gtest.h>

#include "server/testing/stores.hpp"
#include "server/testing/test_server.hpp"

// Several servers over one store: the log decides who was first, and all see the same.
namespace broceliande::server {
namespace {

class Nodes : public testing::Test {
 protected:
  /// The other node hears of everything up to now, as a database would tell it.
  static void spread(TestServer& to, const std::string& table) {
    std::uint32_t number = 0;
    {
      const std::scoped_lock lock(to.shared->mutex);
      number = (*to.shared->store->load(table, 0))->events.back().number;
    }
    to.service.on_news({.table = table, .number = number});
    to.settle();
  }
  static std::string record(const TestClient& client) {
    return Schema::text(client.last("table").at("record"));
  }

  std::shared_ptr<SharedStore> store = std::make_shared<SharedStore>();
  std::shared_ptr<TestDay> day = std::make_shared<TestDay>();
  TestServer one{store, day, {}, true};
  TestServer two{store, day, {}, true};
  TestClient a{one, somebody("a")};
  TestClient b{two, somebody("b")};
  std::string table = create(a);
};

TEST_F(Nodes, PlayersOnDifferentNodesPlayTogether) {
  EXPECT_EQ(a.watch(table, kWithView), "");
  EXPECT_EQ(b.watch(table, kWithView), "");
  EXPECT_EQ(b.at(table, "sit"), "");
  spread(one, table);
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(a.play(table), "");
    spread(two, table);
    EXPECT_EQ(b.play(table), "");
    spread(one, table);
  }
  EXPECT_EQ(a.count("played"), 6U);
  EXPECT_EQ(b.count("played"), 6U);
}

TEST_F(Nodes, WhoWasSecondIsJudgedByTheLogAsItIs) {
  TestClient c(one, somebody("c"));
  EXPECT_EQ(a.watch(table), "");
  EXPECT_EQ(c.watch(table), "");
  EXPECT_EQ(b.watch(table), "");
  EXPECT_EQ(b.at(table, "sit"), "") << "of which node one does not know yet";
  EXPECT_EQ(c.at(table, "sit"), "table.begun") << "decided again";
  EXPECT_EQ(record(a), record(b)) << "and taken in";
  EXPECT_EQ(c.last("table").at("me").as_int64(), -1);
}

TEST_F(Nodes, AnActionThatStillMakesSenseIsPlayedAfterAll) {
  EXPECT_EQ(b.at(table, "sit"), "");
  spread(one, table);
  EXPECT_EQ(a.watch(table, kWithView), "");
  EXPECT_EQ(b.watch(table, kWithView), "");
  EXPECT_EQ(b.at(table, "chat", R"("text":"go on")"), "");
  EXPECT_EQ(a.play(table), "") << "the chat was first";
  EXPECT_EQ(a.last("table").at("chat").as_array().size(), 1U);
  spread(two, table);
  EXPECT_EQ(b.count("played"), 1U);
  EXPECT_EQ(b.play(table), "");
}

TEST_F(Nodes, TheSamePlyIsNeverPlayedTwice) {
  EXPECT_EQ(b.at(table, "sit"), "");
  spread(one, table);
  TestClient elsewhere(two, somebody("a"));
  EXPECT_EQ(a.watch(table, kWithView), "");
  EXPECT_EQ(elsewhere.watch(table, kWithView), "");
  EXPECT_EQ(a.play(table), "");
  EXPECT_EQ(elsewhere.play(table), "table.moved");
  spread(two, table);
  EXPECT_EQ(elsewhere.last("seen").at("ply").as_int64(), 1);
}

TEST_F(Nodes, TheSameThingSentToAnotherNodeIsNotDoneTwice) {
  EXPECT_EQ(b.at(table, "sit"), "");
  spread(one, table);
  TestClient elsewhere(two, somebody("a"));
  EXPECT_EQ(a.watch(table, kWithView), "");
  EXPECT_EQ(elsewhere.watch(table, kWithView), "");
  EXPECT_EQ(a.play(table, R"(,"key":"k1")"), "");
  EXPECT_EQ(elsewhere.play(table, R"(,"key":"k1")"), "") << "recognised in the log";
  const auto stored = *store->store->load(table, 0);
  EXPECT_EQ(std::ranges::count_if(stored->events,
                                  [](const LoggedEvent& line) {
                                    return line.body.find("played") != std::string::npos;
                                  }),
            1);
}

TEST_F(Nodes, NewsThatArriveWhileATableIsReadAreNotLost) {
  EXPECT_EQ(b.at(table, "sit"), "");
  EXPECT_EQ(b.watch(table, kWithView), "");
  spread(one, table);
  EXPECT_EQ(a.watch(table, kWithView), "");
  EXPECT_EQ(b.at(table, "chat", R"("text":"one")"), "");
  const auto number = b.last("chatted").at("number").as_int64();
  // The reading that follows sees the first line; the second is written before it is answered.
  one.control->after_next_load([&] {
    Append append;
    const std::scoped_lock lock(store->mutex);
    auto stored = *store->store->load(table, 0);
    append.events.push_back({.number = static_cast<std::uint32_t>(number) + 1,
                             .at = day->now,
                             .body = R"({"kind":"chatted","place":1,"text":"two"})"});
    append.index = stored->index;
    EXPECT_TRUE((*store->store->append({&append, 1})).at(0));
    one.queue.post([this, number] {
      one.service.on_news({.table = table, .number = static_cast<std::uint32_t>(number) + 1});
    });
  });
  one.service.on_news({.table = table, .number = static_cast<std::uint32_t>(number)});
  one.settle();
  EXPECT_EQ(a.count("chatted"), 2U);
}

TEST_F(Nodes, MissedNewsAreCaughtUpWith) {
  EXPECT_EQ(a.watch(table), "");
  EXPECT_EQ(b.at(table, "sit"), "");
  EXPECT_EQ(a.last("table").at("phase").as_string(), "open");
  one.service.on_news({});
  one.settle();
  EXPECT_EQ(a.last("table").at("phase").as_string(), "running");
}

TEST_F(Nodes, TurnsAreToldOnOtherNodesThoughNobodyWatchesThere) {
  EXPECT_EQ(b.at(table, "sit"), "");
  a.forget();
  two.settle();
  spread(one, table);
  EXPECT_TRUE(a.last("turn").at("row").at("isMyTurn").as_bool());
}

TEST_F(Nodes, PresenceIsBelievedForAWhile) {
  EXPECT_EQ(b.at(table, "sit"), "");
  spread(one, table);
  EXPECT_EQ(a.watch(table), "");
  one.service.on_news({.table = "", .number = 0, .text = "presence " + table + " 010000"});
  const auto is_here = [this](std::size_t place) {
    const json::object presence = a.last("presence");
    return presence.at("places").as_array().at(place).at("isHere").as_bool();
  };
  EXPECT_TRUE(is_here(1));
  one.service.on_news({.table = "", .number = 0, .text = "presence " + table + " 000000"});
  EXPECT_FALSE(is_here(1));
  for (const std::string_view text : {"presence", "presence ", "presence x", "dance",
                                      "presence x y", "presence  111111111111111"}) {
    one.service.on_news({.table = "", .number = 0, .text = std::string(text)});
  }
  EXPECT_FALSE(is_here(1));
}

/// What one node tells the others when it hears who is there.
constexpr auto kHere = "010000";
constexpr auto kAway = "000000";

TEST_F(Nodes, SeeTheSameAbsenceAndTheSameClaim) {
  TestClient onlooker(two, somebody("onlooker"));
  EXPECT_EQ(b.at(table, "sit"), "");
  spread(one, table);
  EXPECT_EQ(a.watch(table, kWithView), "");
  EXPECT_EQ(onlooker.watch(table), "");
  EXPECT_EQ(b.watch(table), "");
  const auto tell = [this](TestServer& node, std::string_view here) {
    const std::string text = "presence " + table + " " + std::string(here);
    node.service.on_news({.table = "", .number = 0, .text = text});
  };
  tell(one, kHere);
  tell(two, "100000");
  EXPECT_EQ(a.play(table), "");
  spread(two, table);
  EXPECT_EQ(a.at(table, "claim", R"("result":"win")"), "table.not-away");
  b.leave();
  tell(one, kAway);
  const auto pass = [this](Milliseconds span) {
    constexpr Milliseconds kStep{500};
    for (Milliseconds passed{0}; passed < span; passed += kStep) {
      one.pass(kStep);
      two.service.tick();
      two.settle();
    }
  };
  const auto gone_in = [](const TestClient& client) {
    const json::object presence = client.last("presence");
    const json::object& place = presence.at("places").at(1).as_object();
    return place.contains("absence") ? place.at("absence").at("goneIn").as_int64() : -1;
  };
  pass(Milliseconds(1'000));
  EXPECT_GT(gone_in(a), 590'000);
  EXPECT_EQ(gone_in(a), gone_in(onlooker)) << "at both nodes";
  pass(Milliseconds(600'000));
  EXPECT_EQ(gone_in(a), 0);
  EXPECT_EQ(gone_in(onlooker), 0);
  EXPECT_EQ(a.at(table, "claim", R"("result":"win")"), "");
  spread(two, table);
  EXPECT_EQ(a.last("table").at("ending"), onlooker.last("table").at("ending"));
  EXPECT_EQ(onlooker.last("table").at("ending").at("reason").as_string(), "claimed");
}

TEST_F(Nodes, CountAnAbsenceFromWhenTheOtherNodeFallsSilent) {
  EXPECT_EQ(b.at(table, "sit"), "");
  spread(one, table);
  EXPECT_EQ(a.watch(table, kWithView), "");
  one.service.on_news({.table = "", .number = 0, .text = "presence " + table + " " + kHere});
  EXPECT_EQ(a.play(table), "");
  one.pass(Milliseconds(630'000));
  EXPECT_EQ(a.at(table, "claim", R"("result":"draw")"), "table.not-away") << "believed for a while";
  one.pass(Milliseconds(20'000));
  EXPECT_EQ(a.at(table, "claim", R"("result":"draw")"), "");
}

TEST_F(Nodes, OverOneFileOfSqliteTheLogDecidesToo) {
  const TemporaryFolder folder;
  const std::string file = folder.file("tables.db");
  const auto first = std::make_shared<SharedStore>();
  const auto second = std::make_shared<SharedStore>();
  first->store = *open_sqlite(file);
  second->store = *open_sqlite(file);
  TestServer left(first, day);
  TestServer right(second, day);
  TestClient c(left, somebody("c"));
  TestClient d(right, somebody("d"));
  const std::string shared_table = create(c);
  EXPECT_EQ(c.watch(shared_table, kWithView), "");
  EXPECT_EQ(d.watch(shared_table, kWithView), "");
  EXPECT_EQ(d.at(shared_table, "sit"), "");
  EXPECT_EQ(c.at(shared_table, "leave"), "table.begun") << "taken in and decided again";
  EXPECT_EQ(c.play(shared_table), "");
  EXPECT_EQ(d.at(shared_table, "chat", R"("text":"hm")"), "");
  EXPECT_EQ(d.play(shared_table), "");
  EXPECT_EQ(d.last("table").at("number").as_int64(), 5);
}

}  // namespace
}  // namespace broceliande::server
