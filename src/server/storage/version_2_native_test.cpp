#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fstream>
#include <iterator>
#include <map>
#include <string>

#include "server/protocol/server_message.hpp"
#include "server/storage/database/postgresql_database.hpp"
#include "server/storage/database/sqlite_database.hpp"
#include "server/storage/event_codec.hpp"
#include "server/tables/table.hpp"
#include "server/testing/stores.hpp"
#include "testing/project_path.hpp"

// testdata/version_2.sql is a database as the program wrote it when the summaries of
// tables were kept as unfinished JSON objects; version_2.json is what that program then told each
// player of every table.

namespace broceliande::server {
namespace {

namespace json = boost::json;

std::string text_of(const std::string& name) {
  std::ifstream file(project_path("src/server/storage/testdata/" + name));
  return {std::istreambuf_iterator<char>(file), {}};
}

json::value recorded() { return json::parse(text_of("version_2.json")); }

/// Who played, by the names that the recording uses.
std::string identity_of(std::string_view who) {
  static const std::map<std::string_view, std::string> kIdentities{
      {"anna", "2zjfqxsa7s55t49va3jk"}, {"clara", "qspcamxq492wqtf28k4k"}};
  const auto known = kIdentities.find(who);
  return known == kIdentities.end() ? "" : known->second;
}

/// The database of that time, opened by this program.
class Version2 : public testing::TestWithParam<DatabaseEngine> {
 protected:
  Version2() {
    const bool is_postgresql = GetParam() == DatabaseEngine::postgresql;
    const std::string address =
        is_postgresql ? TestingPostgresql::shared().new_corner() : folder_.file("games.sqlite");
    std::unique_ptr<storage::Database> database;
    if (is_postgresql) database = value_of(storage::PostgresqlDatabase::open(address));
    if (!is_postgresql) database = value_of(storage::SqliteDatabase::open(address));
    value_of(database->run_script(text_of("version_2.sql")));
    database.reset();
    store_ = value_of(open_store(address));
  }

  [[nodiscard]] Store& store() { return *store_; }

 private:
  TemporaryFolder folder_;
  std::unique_ptr<Store> store_;
};
INSTANTIATE_TEST_SUITE_P(Engines, Version2, lasting_engines(), engine_name);

/// What the server tells somebody of a table, without who is connected.
json::value told(const GameTable& table, const std::string& identity, Moment now) {
  const auto place = table.place_of(identity);
  const bool may_return = table.left_place_of(identity).has_value();
  const auto view = table.seen_by(place.value_or(-1), true, {}, now, may_return);
  json::value message = json::parse(server_message::table(view, std::nullopt).bytes());
  message.as_object().erase("watchers");
  for (json::value& each : message.at("places").as_array()) {
    each.as_object().erase("isHere");
    each.as_object().erase("mayBeHanded");
  }
  return message;
}

/// What was told then, as it is told today. Records name every option: those that have come since
/// have their usual value in games from before. Nobody was asked whether there may be a substitute:
/// there may be one where no clock runs, as there could.
std::string as_told_today(json::value recorded) {
  json::object& setup = recorded.at("setup").as_object();
  setup["substitute"] = setup.at("clock").at("kind").as_string() == "none";
  constexpr std::string_view kBefore = "option: archer-step up-to\\n";
  std::string text = json::serialize(recorded);
  for (std::size_t at = 0; (at = text.find(kBefore, at)) != std::string::npos;) {
    at += kBefore.size();
    text.insert(at, "option: retreat three\\n");
  }
  return text;
}

TEST_P(Version2, IsReadTableByTable) {
  std::size_t tables = 0;
  const json::value recording = recorded();
  for (const json::value& each : recording.at("tables").as_array()) {
    const json::value& expected = each.at("table");
    const std::string id(expected.at("table").as_string());
    const std::string identity = identity_of(each.at("who").as_string());
    SCOPED_TRACE(std::string(each.at("name").as_string()) + " for " + identity);
    const auto stored = value_of(store().load(id, 0));
    ASSERT_TRUE(stored.has_value());
    const GameTable table = value_of(table_from(*stored));
    const Moment now = at(expected.at("now").as_int64());
    EXPECT_EQ(json::serialize(told(table, identity, now)), as_told_today(expected));
    const auto view = table.view(table.place_of(identity).value_or(-1));
    ASSERT_EQ(view.has_value(), each.at("position").is_string());
    if (view) {
      const json::value seen = json::parse(ClientText(*view).bytes());
      EXPECT_EQ(seen.at("position"), each.at("position"));
      EXPECT_EQ(seen.at("actions").as_array().size(), each.at("actions").as_int64());
      EXPECT_EQ(table.plies(), each.at("ply").as_int64());
    }
    ++tables;
  }
  EXPECT_EQ(tables, 26U);
}

json::value rows(const std::vector<TableIndex>& tables, const std::string& identity) {
  std::vector<TableRow> sights;
  for (const TableIndex& table : tables) {
    const bool is_my_turn = std::ranges::any_of(table.places, [&](const TakenPlace& place) {
      return place.identity == identity && place.is_awaited;
    });
    sights.push_back(row_of(table, is_my_turn));
  }
  return json::parse(server_message::games(sights, std::nullopt).bytes()).at("tables");
}

TEST_P(Version2, ListsWhatItListed) {
  const json::value lists = recorded().at("lists");
  for (const std::string_view who : {"anna", "clara"}) {
    const std::string identity = identity_of(who);
    EXPECT_EQ(json::serialize(rows(value_of(store().tables_of(identity, 100)), identity)),
              json::serialize(lists.at(who)));
  }
  EXPECT_EQ(json::serialize(rows(value_of(store().open_tables(100)), "")),
            json::serialize(lists.at("lobby")));
}

TEST_P(Version2, KeepsItsAccounts) {
  const auto account = value_of(store().account("Clara"));
  ASSERT_TRUE(account.has_value());
  EXPECT_EQ(account->identity, identity_of("clara"));
  const auto clara = value_of(store().identity(account->identity));
  EXPECT_EQ(clara, (Identity{account->identity, "Clara", "clara", true}));
  const auto tokens = value_of(store().tokens_of(account->identity));
  EXPECT_EQ(tokens.size(), 3U);
  for (const Token& token : tokens) {
    EXPECT_EQ(token.used.at, token.created) << "as far as is known";
    EXPECT_EQ(token.scope, TokenScope::play);
    EXPECT_EQ(token.expires, std::nullopt);
  }
}

}  // namespace
}  // namespace broceliande::server
