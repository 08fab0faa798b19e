#include <gtest/gtest.h>

#include "server/testing/test_server.hpp"

// The lobby, one's own games, turns; how much one may ask; stopping.
namespace broceliande::server {
namespace {

class Lists : public testing::Test {
 protected:
  static std::size_t rows(const TestClient& client, std::string_view say) {
    return client.last(say).at("tables").as_array().size();
  }
  /// The games to watch, as the lobby was told of them last.
  static json::array running(const TestClient& client) {
    return client.last("lobby").at("running").as_array();
  }
  static TableWish listed() {
    TableWish wish;
    wish.is_listed = true;
    return wish;
  }

  TestServer server;
  TestClient a{server, somebody("a")};
  TestClient b{server, somebody("b")};
};

TEST_F(Lists, TheLobbyShowsOpenPlacesThatAreListed) {
  (void)create(a);
  const std::string table = create(a, listed());
  EXPECT_EQ(b.ask("lobby", R"("watch":true)"), "");
  ASSERT_EQ(rows(b, "lobby"), 1U);
  const json::object lobby = b.last("lobby");
  EXPECT_EQ(Schema::text(lobby.at("tables").as_array()[0].at("table")), table);
  EXPECT_FALSE(lobby.at("tables").as_array()[0].at("isMyTurn").as_bool());
}

TEST_F(Lists, TheLobbyIsToldAnewWhenItChanges) {
  EXPECT_EQ(b.ask("lobby", R"("watch":true)"), "");
  EXPECT_EQ(rows(b, "lobby"), 0U);
  const std::string table = create(a, listed());
  server.pass(Milliseconds(1'000));
  EXPECT_EQ(rows(b, "lobby"), 1U);
  EXPECT_EQ(a.at(table, "leave"), "");
  server.pass(Milliseconds(1'000));
  EXPECT_EQ(rows(b, "lobby"), 0U) << "closed";
  const std::size_t told = b.count("lobby");
  server.pass(Milliseconds(5'000));
  EXPECT_EQ(b.count("lobby"), told) << "not without reason";
  EXPECT_EQ(b.ask("lobby", R"("watch":false)"), "");
  (void)create(a, listed());
  server.pass(Milliseconds(1'000));
  EXPECT_EQ(b.count("lobby"), told);
}

TEST_F(Lists, ATableThatBeganLeavesTheLobby) {
  const std::string table = create(a, listed());
  EXPECT_EQ(a.ask("lobby", R"("watch":true)"), "");
  EXPECT_EQ(rows(a, "lobby"), 1U);
  EXPECT_EQ(b.at(table, "sit"), "");
  server.pass(Milliseconds(1'000));
  EXPECT_EQ(rows(a, "lobby"), 0U);
}

TEST_F(Lists, TheLobbyShowsListedGamesToWatch) {
  const std::string table = create(a, listed());
  const std::string hidden = create(a);
  EXPECT_EQ(b.at(table, "sit"), "");
  EXPECT_EQ(b.at(hidden, "sit"), "");
  TestClient stranger(server, somebody("stranger"));
  EXPECT_EQ(stranger.ask("lobby", R"("watch":true)"), "");
  const json::array games = running(stranger);
  ASSERT_EQ(games.size(), 1U) << "the other is for people with the link";
  EXPECT_EQ(Schema::text(games[0].at("table")), table);
  EXPECT_EQ(Schema::text(games[0].at("phase")), "running");
  EXPECT_FALSE(games[0].at("isMyTurn").as_bool());
  EXPECT_EQ(rows(stranger, "lobby"), 0U) << "nothing to sit down at";
}

TEST_F(Lists, GamesToWatchAreToldWhenTheyBeginGoOnAndEnd) {
  const std::string table = create(a, listed());
  TestClient stranger(server, somebody("stranger"));
  EXPECT_EQ(stranger.ask("lobby", R"("watch":true)"), "");
  EXPECT_TRUE(running(stranger).empty());
  EXPECT_EQ(b.at(table, "sit"), "");
  server.pass(Milliseconds(1'000));
  ASSERT_EQ(running(stranger).size(), 1U);
  EXPECT_EQ(running(stranger)[0].at("plies").as_int64(), 0);
  EXPECT_EQ(a.watch(table, R"("wantsView":true)"), "");
  const std::size_t told = stranger.count("lobby");
  EXPECT_EQ(a.play(table), "");
  server.pass(Milliseconds(1'000));
  EXPECT_EQ(stranger.count("lobby"), told) << "not every move at once";
  server.pass(Milliseconds(5'000));
  EXPECT_EQ(stranger.count("lobby"), told + 1);
  EXPECT_EQ(running(stranger)[0].at("plies").as_int64(), 1);
  EXPECT_EQ(b.at(table, "resign"), "");
  server.pass(Milliseconds(1'000));
  EXPECT_TRUE(running(stranger).empty());
}

TEST_F(Lists, GamesToWatchAreTheLatestOfToday) {
  const auto begin = [&] {
    const std::string table = create(a, listed());
    EXPECT_EQ(b.at(table, "sit"), "");
    server.pass(Milliseconds(20'000));
    return table;
  };
  (void)begin();
  server.day->now += kWorthWatching;
  std::string latest;
  for (int i = 0; i < kMostRunning; ++i) latest = begin();
  TestClient stranger(server, somebody("stranger"));
  EXPECT_EQ(stranger.ask("lobby", R"("watch":true)"), "");
  EXPECT_EQ(running(stranger).size(), static_cast<std::size_t>(kMostRunning));
  EXPECT_EQ(Schema::text(running(stranger)[0].at("table")), latest);
  (void)begin();
  EXPECT_EQ(running(stranger).size(), static_cast<std::size_t>(kMostRunning));
}

TEST_F(Lists, OnesGamesHaveThoseFirstWhereItIsOnesTurn) {
  const std::string first = create(a);
  const std::string second = create(b);
  EXPECT_EQ(b.at(first, "sit"), "");
  EXPECT_EQ(a.at(second, "sit"), "");
  EXPECT_EQ(b.ask("games"), "");
  const json::object games = b.last("games");
  ASSERT_EQ(games.at("tables").as_array().size(), 2U);
  EXPECT_EQ(Schema::text(games.at("tables").as_array()[0].at("table")), second);
  EXPECT_TRUE(games.at("tables").as_array()[0].at("isMyTurn").as_bool());
  EXPECT_FALSE(games.at("tables").as_array()[1].at("isMyTurn").as_bool());
  TestClient stranger(server, somebody("stranger"));
  EXPECT_EQ(stranger.ask("games"), "");
  EXPECT_EQ(rows(stranger, "games"), 0U);
}

TEST_F(Lists, TurnsAreToldWhereverOneIs) {
  const std::string table = create(a);
  a.forget();
  EXPECT_EQ(b.watch(table, R"("wantsView":true)"), "");
  EXPECT_EQ(b.at(table, "sit"), "");
  EXPECT_TRUE(a.last("turn").at("row").at("isMyTurn").as_bool()) << "though a does not watch";
  EXPECT_EQ(a.watch(table, R"("wantsView":true)"), "");
  EXPECT_EQ(a.play(table), "");
  EXPECT_FALSE(a.last("turn").at("row").at("isMyTurn").as_bool()) << "no longer";
  EXPECT_TRUE(b.last("turn").at("row").at("isMyTurn").as_bool());
  EXPECT_EQ(b.last("turn").at("row").at("plies").as_int64(), 1);
  TestClient stranger(server, somebody("stranger"));
  EXPECT_EQ(b.play(table), "");
  EXPECT_EQ(stranger.count("turn"), 0U);
}

TEST_F(Lists, AskingTooMuchIsRefusedForAWhile) {
  for (int i = 0; i < 60; ++i) a.say("ping");
  server.settle();
  EXPECT_EQ(a.count("pong"), 60U);
  EXPECT_EQ(a.ask("ping"), "server.too-fast");
  EXPECT_EQ(b.ask("ping"), "") << "others are not slowed";
  server.service.on_message(a.id(), "no JSON");
  EXPECT_EQ(a.last("refused").at("message").at("key").as_string(), "server.too-fast");
  server.pass(Milliseconds(100));
  EXPECT_EQ(a.ask("ping"), "");
  EXPECT_EQ(a.ask("ping"), "");
  EXPECT_EQ(a.ask("ping"), "server.too-fast");
  EXPECT_EQ(server.metrics.refused(Refusal::too_fast).value(), 3U);
}

TEST_F(Lists, AskingForListsAndTablesCostsMore) {
  const std::string table = create(b);
  const std::string page = R"("table":")" + table + R"(","number":0,"from":0)";
  const std::string wanted = R"("table":")" + table + "\"";
  for (int i = 0; i < 3; ++i) {  // each takes 20 of 60
    EXPECT_EQ(a.ask("games"), "");
    EXPECT_EQ(a.ask("lobby", R"("watch":true)"), "");
    EXPECT_EQ(a.ask("watch", wanted), "");
    EXPECT_NE(a.ask("page", page), "server.too-fast");
  }
  EXPECT_EQ(a.ask("games"), "server.too-fast");
  server.pass(Milliseconds(200));
  EXPECT_EQ(a.ask("games"), "server.too-fast") << "enough for four moves";
  EXPECT_EQ(a.ask("lobby", R"("watch":false)"), "");
  server.pass(Milliseconds(200));
  EXPECT_EQ(a.ask("games"), "");
}

TEST_F(Lists, ChattingTooMuchIsRefusedForAWhile) {
  const std::string table = create(a);
  for (int i = 0; i < 5; ++i) EXPECT_EQ(a.at(table, "chat", R"("text":"hello")"), "");
  EXPECT_EQ(a.at(table, "chat", R"("text":"hello")"), "server.too-fast");
  server.pass(Milliseconds(1'500));
  EXPECT_EQ(a.at(table, "chat", R"("text":"hello")"), "");
}

TEST_F(Lists, CreatingTooMuchIsRefusedForAWhile) {
  const auto make = [](TestClient& maker) {
    return maker.at(create(maker), "leave");  // so that they do not pile up
  };
  for (int i = 0; i < 20; ++i) EXPECT_EQ(make(a), "");
  TestClient other(server, somebody("a"));
  EXPECT_EQ(other.ask("create", TableWish{}.members()), "server.too-fast") << "by person";
  EXPECT_EQ(make(b), "");
  server.pass(Milliseconds(10'000));
  EXPECT_EQ(make(a), "");
}

TEST_F(Lists, WatchingTooManyTablesIsRefused) {
  ServiceRules patient;
  patient.asks = {Milliseconds{1}, 1000};
  patient.creations = {Milliseconds{1}, 1000};
  patient.asks_of_person.burst = 0;
  patient.most_open_tables = 0;
  TestServer large(std::make_shared<SharedStore>(), std::make_shared<TestDay>(), patient);
  TestClient client(large, somebody("a"));
  std::string last;
  for (int i = 0; i < 64; ++i) {
    last = create(client);
    EXPECT_EQ(client.watch(last), "");
  }
  const std::string more = create(client);
  EXPECT_EQ(client.watch(more), "server.too-fast");
  EXPECT_EQ(client.watch(last), "") << "what is watched already";
  EXPECT_EQ(client.at(last, "unwatch"), "");
  EXPECT_EQ(client.watch(more), "");
}

TEST_F(Lists, WhatCannotBeReadIsRefused) {
  server.service.on_message(a.id(), "\xff");
  EXPECT_FALSE(a.last("refused").contains("request"));
  EXPECT_EQ(a.ask("dance"), "protocol.ask");
  EXPECT_EQ(a.ask("create", R"("setup":{},"place":0)"), "protocol.missing");
  TableWish chess;
  chess.game = "chess";
  EXPECT_EQ(a.ask("create", chess.members()), "table.game");
  server.service.on_message(77, "{}");
  EXPECT_EQ(server.metrics.refused(Refusal::unreadable).value(), 3U);
}

TEST_F(Lists, AStopIsToldAndNothingIsDoneAfterwards) {
  const std::string table = create(a);
  server.service.stop(7);
  EXPECT_EQ(a.last("stopping").at("seconds").as_int64(), 7);
  EXPECT_EQ(b.count("stopping"), 1U);
  EXPECT_EQ(b.at(table, "sit"), "server.stopping");
  EXPECT_EQ(server.metrics.refused(Refusal::stopping).value(), 1U);
  EXPECT_EQ(server.metrics.refused(Refusal::overloaded).value(), 0U);
  server.pass(Milliseconds(2'000));
}

TEST_F(Lists, WelcomeSaysWhoOneIs) {
  const json::object welcome = a.heard.front();
  EXPECT_EQ(welcome.at("say").as_string(), "welcome");
  EXPECT_EQ(welcome.at("me").at("name").as_string(), "a");
  EXPECT_EQ(a.bytes.front().find("secretid"), std::string::npos);
  EXPECT_EQ(server.service.sessions(), 2U);
  b.leave();
  EXPECT_EQ(server.service.sessions(), 1U);
}

TEST_F(Lists, HealthNeedsAStoreThatAnswers) {
  server.service.begin();
  server.pass(Milliseconds(30'000));
  EXPECT_TRUE(server.service.is_healthy());
  server.day->now += std::chrono::seconds(30);
  EXPECT_FALSE(server.service.is_healthy());
}

}  // namespace
}  // namespace broceliande::server
