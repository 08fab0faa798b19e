#include <gtest/gtest.h>

#include "server/testing/test_server.hpp"

// The lobby for those who hear of changes, and how much anybody is sent.
namespace broceliande::server {
namespace {

constexpr auto kChanges = R"("watch":true,"changes":true)";

class LobbyWatch : public testing::Test {
 protected:
  std::string open_table(TestClient& maker) {
    TableWish wish;
    wish.is_listed = true;
    server.day->now += Milliseconds(1);
    return create(maker, wish);
  }
  std::vector<std::string> open_for_three(int count) {
    TableWish wish;
    wish.game = "grailnah";
    wish.options = R"({"players":"3"})";
    wish.places = R"([{"level":0},{"level":0},{"level":0}])";
    wish.is_listed = true;
    std::vector<std::string> tables;
    for (int i = 0; i < count; ++i) tables.push_back(create(a, wish));
    return tables;
  }
  /// Somebody sits down at all of them, and gets up again.
  void stir(const std::vector<std::string>& tables, int turn) {
    for (const std::string& table : tables) {
      EXPECT_EQ(restless.at(table, turn % 2 == 0 ? "sit" : "leave"), "");
    }
    server.settle();
  }
  static std::size_t size(const std::vector<std::string>& messages) {
    std::size_t bytes = 0;
    for (const std::string& message : messages) bytes += message.size();
    return bytes;
  }
  static std::vector<std::string> ids(const json::object& message, std::string_view list) {
    std::vector<std::string> tables;
    for (const json::value& row : message.at(list).as_array()) {
      tables.push_back(row.is_string() ? Schema::text(row) : Schema::text(row.at("table")));
    }
    return tables;
  }

  TestServer server{std::make_shared<SharedStore>(), std::make_shared<TestDay>(),
                    unlimited_rules()};
  TestClient a{server, somebody("a")};
  TestClient b{server, somebody("b")};
  TestClient restless{server, somebody("restless")};
};

TEST_F(LobbyWatch, TellsTheListOnceThenWhatChanges) {
  const std::string first = open_table(a);
  const std::string second = open_table(a);
  EXPECT_EQ(b.ask("lobby", kChanges), "");
  EXPECT_EQ(ids(b.last("lobby"), "tables"), (std::vector<std::string>{second, first}));
  EXPECT_FALSE(b.last("lobby").contains("hasMore"));
  server.pass(Milliseconds(3'000));
  EXPECT_EQ(b.count("lobbyChanged"), 0U);
  const std::string third = open_table(a);
  EXPECT_EQ(a.at(first, "leave"), "");
  server.pass(Milliseconds(2'000));
  EXPECT_EQ(b.count("lobby"), 1U);
  EXPECT_EQ(b.count("lobbyChanged"), 1U);
  EXPECT_EQ(ids(b.last("lobbyChanged"), "rows"), (std::vector<std::string>{third}));
  EXPECT_EQ(ids(b.last("lobbyChanged"), "removed"), (std::vector<std::string>{first}));
}

TEST_F(LobbyWatch, TellsATableThatBeginsByItsPhase) {
  const std::string table = open_table(a);
  TestClient watcher(server, somebody("watcher"));
  EXPECT_EQ(watcher.ask("lobby", kChanges), "");
  EXPECT_EQ(b.at(table, "sit"), "");
  server.pass(Milliseconds(2'000));
  const json::object changed = watcher.last("lobbyChanged");
  EXPECT_EQ(ids(changed, "rows"), (std::vector<std::string>{table}));
  EXPECT_EQ(Schema::text(changed.at("rows").as_array()[0].at("phase")), "running");
  EXPECT_EQ(b.at(table, "resign"), "");
  server.pass(Milliseconds(2'000));
  EXPECT_EQ(ids(watcher.last("lobbyChanged"), "removed"), (std::vector<std::string>{table}));
}

TEST_F(LobbyWatch, ShowsTheRestPageByPage) {
  std::vector<std::string> made;
  for (int i = 0; i < 120; ++i) made.push_back(open_table(a));
  std::ranges::reverse(made);
  EXPECT_EQ(b.ask("lobby", kChanges), "");
  EXPECT_TRUE(b.last("lobby").at("hasMore").as_bool());
  std::vector<std::string> seen = ids(b.last("lobby"), "tables");
  EXPECT_EQ(seen.size(), kLobbyPage);
  json::object page = b.last("lobby");
  while (page.contains("hasMore")) {
    const json::object last = page.at("tables").as_array().back().as_object();
    EXPECT_EQ(b.ask("lobbyPage", R"("table":)" + json::serialize(last.at("table")) +
                                     R"(,"changed":)" + json::serialize(last.at("changed"))),
              "");
    page = b.last("lobbyPage");
    for (const std::string& table : ids(page, "tables")) seen.push_back(table);
  }
  EXPECT_EQ(seen, made);
}

TEST_F(LobbyWatch, MakesOneChangeASecondOfMany) {
  const std::vector<std::string> tables = open_for_three(10);
  EXPECT_EQ(b.ask("lobby", kChanges), "");
  b.forget();
  constexpr int kSeconds = 20;
  for (int i = 0; i < kSeconds * 5; ++i) {
    stir(tables, i);
    server.pass(Milliseconds(200));
  }
  EXPECT_GE(b.count("lobbyChanged"), 5U);
  EXPECT_LE(b.count("lobbyChanged"), static_cast<std::size_t>(kSeconds) + 1);
  EXPECT_EQ(b.heard.size(), b.count("lobbyChanged"));
  const json::object last = b.last("lobbyChanged");
  EXPECT_EQ(last.at("rows").as_array().size(), 10U);
}

TEST_F(LobbyWatch, SendsNobodyMoreThanSoManyBytesInTheLongRun) {
  const std::vector<std::string> tables = open_for_three(40);
  TestClient whole(server, somebody("whole"));
  EXPECT_EQ(b.ask("lobby", kChanges), "");
  EXPECT_EQ(whole.ask("lobby", R"("watch":true)"), "");
  b.forget();
  whole.forget();
  constexpr int kSeconds = 60;
  for (int i = 0; i < kSeconds * 2; ++i) {
    stir(tables, i);
    server.pass(Milliseconds(500));
  }
  for (TestClient* client : {&b, &whole}) {
    EXPECT_GT(client->heard.size(), 3U) << "they still hear of it";
    const std::size_t largest = std::ranges::max(client->bytes, {}, &std::string::size).size();
    EXPECT_LE(size(client->bytes), kSeconds * kLobbyBytesASecond + largest);
  }
}

TEST_F(LobbyWatch, AsksStorageOnceForAllWhoWatch) {
  (void)open_table(a);
  EXPECT_EQ(a.ask("lobby", kChanges), "");
  server.control->hold();
  TableWish wish;
  (void)a.say("create", wish.members());
  server.settle();
  EXPECT_TRUE(server.control->is_somebody_held());
  EXPECT_EQ(b.ask("lobby", kChanges), "") << "from memory, though storage does not answer";
  EXPECT_EQ(b.ask("lobby", R"("watch":true)"), "");
  EXPECT_EQ(b.count("lobby"), 2U);
}

TEST_F(LobbyWatch, IsRefusedWhereTheListsCannotBeRead) {
  server.control->fail_loads(true);
  EXPECT_EQ(b.ask("lobby", kChanges), "server.not-kept");
  server.control->fail_loads(false);
  EXPECT_EQ(b.ask("lobby", kChanges), "");
}

}  // namespace
}  // namespace broceliande::server
