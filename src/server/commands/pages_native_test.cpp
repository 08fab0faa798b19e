#include <gtest/gtest.h>

#include "server/storage/event_codec.hpp"
#include "server/testing/test_server.hpp"

// A record that is too long for one message is read page by page.
namespace broceliande::server {
namespace {

constexpr std::size_t kMostBytes = 128 * 1024;  // half of what a client may leave untaken

/// Plays on in the table's log, and on no server.
class LongMatch {
 public:
  LongMatch(TestServer& server, const std::string& id, std::vector<Requester> players)
      : store_(*server.shared->store),
        players_(std::move(players)),
        table_(*table_from(**store_.load(id, 0))) {
    circumstances_.now = server.day->now;
  }

  void play(int actions) {
    for (int played = 0; played < actions;) {
      if (table_.awaits(0) && table_.awaits(1)) {
        add(table_.decide(players_[0], "", command::Next{}, circumstances_));
        continue;
      }
      const int place = table_.awaits(0) ? 0 : 1;
      const std::string action = table_.view(place)->actions().front();
      add(table_.decide(players_[static_cast<std::size_t>(place)], "",
                        command::Play{table_.plies(), action}, circumstances_));
      ++played;
    }
    append_.index = table_.index();
    EXPECT_TRUE((*store_.append(std::span(&append_, 1)))[0]);
    append_ = {};
  }

 private:
  void add(const Result<std::vector<TableEvent>>& events) {
    ASSERT_TRUE(events.has_value()) << english(events.error());
    for (const TableEvent& event : *events) {
      append_.events.push_back(logged(event, table_.number() + 1));
      ASSERT_TRUE(table_.fold(event).has_value());
    }
  }

  Store& store_;
  std::vector<Requester> players_;
  GameTable table_;
  DecisionContext circumstances_;
  Append append_;
};

class Pages : public testing::Test {
 protected:
  static constexpr int kActions = 20'000;

  Pages() {
    TableWish wish;
    wish.length = "games 10000";
    id = create(a, wish);
    EXPECT_EQ(b.at(id, "sit"), "");
    server.pass(Milliseconds(40'000));  // the server forgets it
    LongMatch match(server, id, {requester("a"), requester("b")});
    match.play(kActions);
  }

  static Requester requester(const std::string& name) { return {somebody(name).id, name, true}; }

  /// Everything of the last table that was told.
  std::string whole_record(TestClient& client) {
    const json::object table = client.last("table");
    std::string record = Schema::text(table.at("record"));
    const json::value* next = table.if_contains("recordNext");
    while (next != nullptr) {
      EXPECT_EQ(client.at(id, "page",
                          R"("number":)" + json::serialize(table.at("number")) + R"(,"from":)" +
                              json::serialize(*next)),
                "");
      page_ = client.last("page");
      record += Schema::text(page_.at("text"));
      next = page_.if_contains("next");
    }
    return record;
  }
  std::string true_record() {
    std::string text;
    server.service.show_record(id, [&](const Result<std::string>& record) { text = *record; });
    server.settle();
    return text;
  }

  TestServer server;
  TestClient a{server, somebody("a")};
  TestClient b{server, somebody("b")};
  std::string id;

 private:
  json::object page_;
};

TEST_F(Pages, LetAMatchOfTwentyThousandActionsBeOpened) {
  a.forget();
  EXPECT_EQ(a.watch(id), "");
  const std::string record = whole_record(a);
  EXPECT_GT(record.size(), 2 * kMostBytes);
  EXPECT_EQ(record, true_record());
  for (const std::string& message : a.bytes) EXPECT_LE(message.size(), kMostBytes);
}

TEST_F(Pages, TellOneRecordThoughTheMatchGoesOn) {
  EXPECT_EQ(a.watch(id, kWithView), "");
  EXPECT_EQ(b.watch(id, kWithView), "");
  const std::string before = true_record();
  const json::object table = a.last("table");
  const std::string first = R"("number":)" + json::serialize(table.at("number")) + R"(,"from":)" +
                            json::serialize(table.at("recordNext"));
  EXPECT_EQ(a.at(id, "page", first), "");
  for (TestClient* player : {&a, &b}) {
    if (player->at(id, "next").empty() || player->play(id).empty()) break;
  }
  EXPECT_NE(true_record(), before);
  EXPECT_EQ(whole_record(a), before) << "as it was when it was begun to be read";
  server.pass(Milliseconds(40'000));
  EXPECT_EQ(a.at(id, "page", first), "table.moved") << "it is not kept for ever";
}

}  // namespace
}  // namespace broceliande::server
