#include <gtest/gtest.h>

#include "server/testing/test_server.hpp"

// What one person, or one address, may take from the others.
namespace broceliande::server {
namespace {

constexpr auto kOneAddress = "192.0.2.1";
constexpr auto kOtherAddress = "192.0.2.2";

class Overload : public testing::Test {
 protected:
  TestServer& begin() {
    servers_.push_back(std::make_unique<TestServer>(store_, day_, rules));
    return *servers_.back();
  }
  std::unique_ptr<TestClient> client(const std::string& name, const std::string& address = "") {
    return std::make_unique<TestClient>(*servers_.back(), somebody(name), address);
  }
  static std::string make(TestClient& maker, const std::string& key = "") {
    return maker.ask("create", TableWish{}.members(key));
  }
  static std::string table_of(const TestClient& maker) {
    return Schema::text(maker.last("created").at("table"));
  }
  /// How often something is done before it is refused, and why it is then.
  template <class Ask>
  static std::pair<int, std::string> until_refused(const Ask& ask) {
    for (int done = 0; done < 100; ++done) {
      const std::string refusal = ask();
      if (!refusal.empty()) return {done, refusal};
    }
    return {100, ""};
  }
  using Refused = std::pair<int, std::string>;

  ServiceRules rules = unlimited_rules();

 private:
  std::shared_ptr<SharedStore> store_ = std::make_shared<SharedStore>();
  std::shared_ptr<TestDay> day_ = std::make_shared<TestDay>();
  std::vector<std::unique_ptr<TestServer>> servers_;  ///< the one that runs now is the last
};

TEST_F(Overload, MessagesCountByPersonOverAllConnections) {
  rules.asks_of_person = {Milliseconds{1'000}, 12};
  begin();
  const auto one = client("a");
  const auto other = client("a");
  const auto stranger = client("b");
  for (int i = 0; i < 6; ++i) EXPECT_EQ(one->ask("ping") + other->ask("ping"), "");
  EXPECT_EQ(other->ask("ping"), "server.too-fast");
  EXPECT_EQ(stranger->ask("ping"), "");
}

TEST_F(Overload, MessagesCountByAddressButNotThoseOfAGame) {
  rules.asks_of_address = {Milliseconds{1'000}, 22};
  TestServer& server = begin();
  const auto flooder = client("a", kOneAddress);
  const auto neighbour = client("b", kOneAddress);
  const auto stranger = client("c", kOtherAddress);
  EXPECT_EQ(make(*neighbour), "");
  const std::string table = table_of(*neighbour);
  EXPECT_EQ(stranger->at(table, "sit"), "");
  EXPECT_EQ(neighbour->watch(table, kWithView), "");
  EXPECT_EQ(stranger->watch(table, kWithView), "");
  EXPECT_EQ(until_refused([&] { return flooder->ask("games"); }), Refused(3, "server.too-fast"));
  EXPECT_EQ(neighbour->play(table), "") << "a game goes on, whoever else is at this address";
  EXPECT_EQ(stranger->play(table), "");
  EXPECT_EQ(neighbour->ask("games"), "server.too-fast");
  EXPECT_EQ(stranger->ask("games"), "");
  EXPECT_EQ(server.metrics.refused(Refusal::too_fast).value(), 2U);
}

TEST_F(Overload, ChatCountsByPersonAndByAddress) {
  rules.chat = {Milliseconds{1'000}, 2};
  rules.chat_of_address = {Milliseconds{1'000}, 3};
  begin();
  const auto a = client("a", kOneAddress);
  const auto again = client("a", kOneAddress);
  const auto b = client("b", kOneAddress);
  EXPECT_EQ(make(*a), "");
  const std::string table = table_of(*a);
  EXPECT_EQ(b->at(table, "sit"), "");
  const auto say = [&](TestClient& who) { return who.at(table, "chat", R"("text":"hello")"); };
  EXPECT_EQ(say(*a) + say(*again), "");
  EXPECT_EQ(say(*a), "server.too-fast") << "by person, over all connections";
  EXPECT_EQ(say(*b), "");
  EXPECT_EQ(say(*b), "server.too-fast") << "by address";
}

TEST_F(Overload, CreationsCountByAddress) {
  rules.creations_of_address = {Milliseconds{1'000}, 3};
  begin();
  const auto a = client("a", kOneAddress);
  const auto b = client("b", kOneAddress);
  EXPECT_EQ(make(*a) + make(*b) + make(*a), "");
  EXPECT_EQ(make(*b), "server.too-fast");
  EXPECT_EQ(make(*client("c", kOtherAddress)), "");
}

TEST_F(Overload, APersonSitsAtSoManyOpenTables) {
  rules.most_open_tables = 3;
  begin();
  const auto a = client("a");
  const auto b = client("b");
  EXPECT_EQ(until_refused([&] { return make(*a); }), Refused(3, "server.too-many-open-tables"));
  EXPECT_EQ(a->last("refused").at("message").at("arguments").as_array()[0].at("number"), 3);
  EXPECT_EQ(a->ask("create", against_computer().members()), "") << "which begins at once";
  EXPECT_EQ(make(*b), "");
  EXPECT_EQ(b->at(table_of(*a), "leave"), "table.not-seated");
  begin();
  EXPECT_EQ(make(*client("a")), "server.too-many-open-tables") << "after a restart too";
}

TEST_F(Overload, TablesOnTheirWayToStorageCount) {
  rules.most_open_tables = 3;
  TestServer& server = begin();
  const auto a = client("a");
  std::vector<int> requests;
  for (int i = 0; i < 5; ++i) requests.push_back(a->say("create", TableWish{}.members()));
  server.settle();
  for (int i = 0; i < 5; ++i) {
    EXPECT_EQ(a->refusal_of(requests[static_cast<std::size_t>(i)]),
              i < 3 ? "" : "server.too-many-open-tables");
  }
  const std::string table = table_of(*a);
  EXPECT_EQ(a->at(table, "leave"), "");
  EXPECT_EQ(make(*a), "");
}

TEST_F(Overload, AWishThatIsSentAgainIsNoFurtherTable) {
  rules.most_open_tables = rules.most_open_tables_of_address = 1;
  begin();
  const auto a = client("a", kOneAddress);
  EXPECT_EQ(make(*a, "one"), "");
  const std::string table = table_of(*a);
  EXPECT_EQ(make(*a, "one"), "");
  EXPECT_EQ(table_of(*a), table);
  EXPECT_NE(make(*a, "two"), "");
}

TEST_F(Overload, AnAddressHasSoManyOpenTables) {
  rules.most_open_tables_of_address = 2;
  TestServer& server = begin();
  const auto a = client("a", kOneAddress);
  const auto b = client("b", kOneAddress);
  const auto elsewhere = client("c", kOtherAddress);
  EXPECT_EQ(make(*a) + make(*b), "");
  EXPECT_EQ(make(*b), "server.too-many-tables-here");
  EXPECT_EQ(make(*elsewhere), "");
  EXPECT_EQ(elsewhere->at(table_of(*a), "sit"), "") << "so it begins, and is open no longer";
  EXPECT_EQ(make(*b), "");
  EXPECT_EQ(make(*b), "server.too-many-tables-here");
  server.control->fail_appends(true);
  EXPECT_EQ(b->at(table_of(*b), "leave"), "server.not-kept");
  server.control->fail_appends(false);
  EXPECT_EQ(b->at(table_of(*b), "leave"), "");
  server.control->fail_appends(true);
  EXPECT_EQ(make(*b), "server.not-kept");
  server.control->fail_appends(false);
  EXPECT_EQ(make(*b), "") << "what could not be made does not count";
}

TEST_F(Overload, OpenTablesAreClosedWhenNothingHappensThere) {
  rules.open_table_life = std::chrono::hours(1);
  TestServer& server = begin();
  const auto a = client("a");
  EXPECT_EQ(make(*a), "");
  const std::string stale = table_of(*a);
  EXPECT_EQ(make(*a), "");
  const std::string fresh = table_of(*a);
  EXPECT_EQ(make(*a), "");
  const std::string begun = table_of(*a);
  EXPECT_EQ(client("b")->at(begun, "sit"), "");
  server.day->now += std::chrono::minutes(50);
  EXPECT_EQ(a->at(fresh, "chat", R"("text":"anybody?")"), "");
  server.day->now += std::chrono::minutes(11);
  server.pass(Milliseconds(2'000));
  const auto phase = [&](const std::string& table) {
    EXPECT_EQ(a->watch(table), "");
    return Schema::text(a->last("table").at("phase"));
  };
  EXPECT_EQ(phase(stale), "over");
  EXPECT_EQ(Schema::text(a->last("table").at("ending").at("reason")), "closed");
  EXPECT_EQ(phase(fresh), "open");
  EXPECT_EQ(phase(begun), "running");
}

TEST_F(Overload, OpenTablesStayWhereTheyDoNotExpire) {
  rules.open_table_life = Milliseconds::zero();
  TestServer& server = begin();
  const auto a = client("a");
  EXPECT_EQ(make(*a), "");
  server.day->now += std::chrono::days(1'000);
  server.pass(Milliseconds(2'000));
  EXPECT_EQ(a->watch(table_of(*a)), "");
  EXPECT_EQ(Schema::text(a->last("table").at("phase")), "open");
}

TEST_F(Overload, OneHouseholdHasSoManyCommandsThatWait) {
  rules.most_pending = 3;
  TestServer& server = begin();
  const auto flooder = client("a", kOneAddress);
  const auto again = client("b", kOneAddress);
  const auto player = client("c", kOtherAddress);
  server.control->hold();
  std::vector<int> requests;
  for (int i = 0; i < 5; ++i) requests.push_back(flooder->say("create", TableWish{}.members()));
  server.settle();
  for (int i = 0; i < 5; ++i) {
    EXPECT_EQ(flooder->refusal_of(requests[static_cast<std::size_t>(i)]),
              i < 3 ? "no answer" : "server.overloaded");
  }
  EXPECT_EQ(make(*again), "server.overloaded") << "a guest of the same address";
  const int other = player->say("create", TableWish{}.members());
  server.settle();
  EXPECT_EQ(player->refusal_of(other), "no answer") << "it waits, as it should";
  EXPECT_EQ(server.metrics.refused(Refusal::overloaded).value(), 3U);
  EXPECT_EQ(server.metrics.refused(Refusal::not_kept).value(), 0U);
  server.control->release();
  server.settle();
  EXPECT_EQ(player->refusal_of(other), "");
  EXPECT_EQ(make(*flooder), "");
}

TEST_F(Overload, EachHasLessRoomWhileMuchWaits) {
  rules.most_pending_in_need = 1;
  rules.need_begins = 2;
  TestServer& server = begin();
  const auto a = client("a");
  const auto b = client("b");
  server.control->hold();
  const int first = a->say("create", TableWish{}.members());
  server.settle();
  const int second = a->say("create", TableWish{}.members());
  EXPECT_EQ(make(*a), "server.overloaded");
  (void)b->say("create", TableWish{}.members());
  EXPECT_EQ(make(*b), "server.overloaded");
  server.control->release();
  server.settle();
  EXPECT_EQ(a->refusal_of(first) + a->refusal_of(second), "");
}

}  // namespace
}  // namespace broceliande::server
