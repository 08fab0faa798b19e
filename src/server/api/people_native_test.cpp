#include <gtest/gtest.h>

#include "server/storage/operator_acts.hpp"
#include "server/testing/test_api.hpp"

// Whom people block and report, and what their connections hear of it.
namespace broceliande::server {
namespace {

class People : public testing::Test {
 protected:
  TestServer& server() { return api.server; }
  /// A connection of who has this cookie.
  std::unique_ptr<TestClient> connect(const std::string& cookie) {
    return std::make_unique<TestClient>(server(), *api.user(cookie));
  }
  std::string at(const std::string& table, int place, const std::string& more = "") {
    return R"({"table":")" + table + R"(","place":)" + std::to_string(place) + more + "}";
  }
  /// The list as JSON.
  json::array block(const std::string& cookie, const std::string& body) {
    const ApiAnswer answer = api.post("api/blocks", body, cookie);
    EXPECT_EQ(answer.status, 200U) << answer.body;
    expect_answer_by_schema(answer.body, "BlockList");
    server().settle();
    return json::parse(answer.body).at("blocks").as_array();
  }
  /// Open and listed.
  std::string listed(TestClient& maker) {
    TableWish wish;
    wish.is_listed = true;
    return create(maker, wish);
  }
  static std::size_t count_rows(const TestClient& client) {
    return client.last("lobby").at("tables").as_array().size();
  }
  template <class Act>
  void act(const Act& act) {
    {
      const std::scoped_lock lock(server().shared->mutex);
      const auto done = act(*server().shared->store, server().day->now);
      ASSERT_TRUE(done) << english(done.error());
    }
    server().pass(Milliseconds(5'000));
  }

  TestApi api;
  std::string anna = api.guest("Anna");
  std::string bors = api.guest("Bors");
  std::unique_ptr<TestClient> a = connect(anna);
  std::unique_ptr<TestClient> b = connect(bors);
};

TEST_F(People, WhoIsBlockedIsNotHeardFromThenOnNorBefore) {
  const std::string table = create(*a);
  EXPECT_EQ(b->at(table, "sit"), "");
  for (TestClient* each : {a.get(), b.get()}) EXPECT_EQ(each->watch(table), "");
  EXPECT_EQ(b->at(table, "chat", R"("text":"you pebble")"), "");
  EXPECT_EQ(a->count("chatted"), 1U);
  const std::size_t told = b->heard.size();
  const json::array blocks = block(anna, at(table, 1));
  ASSERT_EQ(blocks.size(), 1U);
  EXPECT_EQ(Schema::text(blocks[0].at("name")), "Bors");
  EXPECT_TRUE(a->last("table").at("chat").as_array().empty());
  EXPECT_EQ(b->heard.size(), told + 1) << "the table as it was, and nothing about it";
  EXPECT_EQ(b->last("table").at("chat").as_array().size(), 1U);
  EXPECT_EQ(b->at(table, "chat", R"("text":"pebble")"), "");
  EXPECT_EQ(a->count("chatted"), 1U);
  EXPECT_EQ(a->last("table").at("number"), b->last("chatted").at("number")) << "no gap";
  EXPECT_EQ(a->at(table, "chat", R"("text":"well played")"), "");
  EXPECT_EQ(b->count("chatted"), 3U) << "they hear the other all the same";
  EXPECT_TRUE(block(anna, R"({"remove":")" + Schema::text(blocks[0].at("id")) + "\"}").empty());
  EXPECT_EQ(a->last("table").at("chat").as_array().size(), 3U);
}

TEST_F(People, WhoIsBlockedNeitherFindsNorTakesASeat) {
  const std::string played = create(*a);
  EXPECT_EQ(b->at(played, "sit"), "");
  const std::string of_anna = listed(*a);
  const std::string of_bors = listed(*b);
  for (TestClient* each : {a.get(), b.get()}) {
    EXPECT_EQ(each->ask("lobby", R"("watch":true,"changes":true)"), "");
    EXPECT_EQ(count_rows(*each), 2U);
  }
  const json::array blocks = block(anna, at(played, 1));
  EXPECT_EQ(count_rows(*a), 1U) << "one's own alone";
  EXPECT_EQ(count_rows(*b), 1U);
  EXPECT_EQ(b->at(of_anna, "sit"), "table.cannot-join");
  EXPECT_EQ(a->at(of_bors, "sit"), "") << "who blocks may still sit down";
  EXPECT_EQ(a->at(played, "resign"), "");
  block(anna, R"({"remove":")" + Schema::text(blocks[0].at("id")) + "\"}");
  EXPECT_EQ(b->at(of_anna, "sit"), "");
}

TEST_F(People, TablesOfWhoIsBlockedAreNotShownLaterEither) {
  const std::string played = create(*a);
  EXPECT_EQ(b->at(played, "sit"), "");
  block(anna, at(played, 1));
  EXPECT_EQ(a->ask("lobby", R"("watch":true,"changes":true)"), "");
  const std::string of_bors = listed(*b);
  server().pass(Milliseconds(5'000));
  for (const json::object& message : a->heard) {
    if (message.at("say").as_string() != "lobbyChanged") continue;
    EXPECT_TRUE(message.at("rows").as_array().empty());
  }
  const auto again = connect(anna);
  EXPECT_EQ(again->ask("lobby", R"("watch":true)"), "");
  EXPECT_EQ(count_rows(*again), 0U) << "known from the first moment of a connection on";
}

TEST_F(People, NobodyBlocksThemselvesOrNobody) {
  const std::string table = create(*a);
  const auto refusal = [&](const std::string& body) {
    return TestApi::key_of(api.post("api/blocks", body, anna));
  };
  EXPECT_EQ(refusal(at(table, 0)), "server.no-person");
  EXPECT_EQ(refusal(at(table, 1)), "server.no-person");
  EXPECT_EQ(refusal(at("zzzzzzzzzz", 1)), "server.no-table");
  EXPECT_EQ(refusal(R"({"table":"nonsense!","place":1})"), "protocol.member");
  EXPECT_EQ(refusal(R"({"place":1})"), "protocol.missing");
  EXPECT_EQ(api.post("api/blocks", "{}").status, 401U);
}

TEST_F(People, ReportsKeepTheChatAndAreLimited) {
  const std::string table = create(*a);
  EXPECT_EQ(b->at(table, "sit"), "");
  EXPECT_EQ(b->at(table, "chat", R"("text":"you pebble")"), "");
  const std::string body = at(table, 1, R"(,"reason":"insult","text":"called me a pebble")");
  const ApiAnswer answer = api.post("api/reports", body, anna);
  EXPECT_EQ(answer.status, 200U) << answer.body;
  expect_answer_by_schema(answer.body, "Nothing");
  const auto reports = *server().shared->store->reports(true, 9);
  ASSERT_EQ(reports.size(), 1U);
  EXPECT_EQ(reports[0].by.name, "Anna");
  EXPECT_EQ(reports[0].about.name, "Bors");
  EXPECT_EQ(reports[0].text, "called me a pebble");
  ASSERT_EQ(reports[0].chat.size(), 1U);
  EXPECT_EQ(reports[0].chat[0].text, "you pebble");
  EXPECT_EQ(server().metrics.reports_made.value(), 1U);
  unsigned status = 200;
  for (int i = 0; i < 9 && status == 200; ++i) status = api.post("api/reports", body, anna).status;
  EXPECT_EQ(status, 429U);
  EXPECT_EQ(api.post("api/reports", at(table, 0, R"(,"reason":"other")"), bors).status, 200U)
      << "others may";
  EXPECT_EQ(api.post("api/reports", at(table, 0, R"(,"reason":"hair")"), bors).status, 400U);
}

TEST_F(People, ExportsHaveBlocksAndReports) {
  const std::string table = create(*a);
  EXPECT_EQ(b->at(table, "sit"), "");
  block(anna, at(table, 1));
  api.post("api/reports", at(table, 1, R"(,"reason":"stalling","text":"left")"), anna);
  const ApiAnswer own = api.post("api/export", "{}", anna);
  expect_answer_by_schema(own.body, "PersonalData");
  const json::value data = json::parse(own.body);
  EXPECT_EQ(Schema::text(data.at("blocks").at(0).at("name")), "Bors");
  EXPECT_EQ(Schema::text(data.at("reports").at(0).at("text")), "left");
  const ApiAnswer other = api.post("api/export", "{}", bors);
  EXPECT_EQ(json::parse(other.body).at("blocks").as_array().size(), 0U) << "they are not told";
  EXPECT_EQ(api.post("api/deletion", R"({"confirmed":true})", anna).status, 200U);
  EXPECT_TRUE(server().shared->store->reports(false, 9)->empty());
}

TEST_F(People, WhoIsMutedIsToldAndPlaysOn) {
  const std::string table = create(*a);
  EXPECT_EQ(b->at(table, "sit"), "");
  EXPECT_EQ(b->watch(table, kWithView), "");
  server().pass(Milliseconds(5'000));
  act([&](Store& store, Moment now) {
    return operators::mute(store, table + "/1", Milliseconds(60'000), "insults", now);
  });
  EXPECT_NE(b->last("welcome").at("me").as_object().if_contains("mutedUntil"), nullptr);
  EXPECT_EQ(b->at(table, "chat", R"("text":"pebble")"), "table.muted");
  EXPECT_EQ(b->at(table, "resign"), "");
  EXPECT_EQ(server().metrics.moderation(ModerationEffect::mute).value(), 1U);
  const auto again = connect(bors);
  EXPECT_EQ(again->at(table, "chat", R"("text":"pebble")"), "table.muted");
  act([&](Store& store, Moment now) { return operators::unmute(store, table + "/1", "", now); });
  EXPECT_EQ(b->at(table, "chat", R"("text":"sorry")"), "");
}

TEST_F(People, OperatorsEndGamesAndTablesOfAServerThatRuns) {
  const std::string played = create(*a);
  EXPECT_EQ(b->at(played, "sit"), "");
  EXPECT_EQ(b->watch(played), "");
  const std::string open = listed(*a);
  EXPECT_EQ(b->ask("lobby", R"("watch":true)"), "");
  EXPECT_EQ(count_rows(*b), 1U);
  server().pass(Milliseconds(5'000));
  act([&](Store& store, Moment now) { return operators::annul_game(store, played, "", now); });
  EXPECT_EQ(Schema::text(b->last("table").at("ending").at("reason")), "annulled");
  act([&](Store& store, Moment now) { return operators::remove_table(store, open, "spam", now); });
  EXPECT_EQ(count_rows(*b), 0U);
  EXPECT_EQ(b->at(open, "sit"), "table.begun");
  const std::string log = server().last_words();
  EXPECT_NE(log.find(R"("event":"moderated","act":"annul-game","who":"","table":")" + played),
            std::string::npos)
      << log;
}

}  // namespace
}  // namespace broceliande::server
