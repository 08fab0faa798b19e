#include <gtest/gtest.h>

#include "server/storage/database/sqlite_database.hpp"
#include "server/storage/setup_codec.hpp"
#include "server/testing/stores.hpp"

namespace broceliande::server::storage {
namespace {

TableIndex some_index() {
  TableIndex index{.table = "abcdef", .phase = TablePhase::running};
  index.summary.game = "graal";
  index.summary.places = {{0, "Élaine \"x\"", true}, {3, "", true}};
  index.summary.clock = {ClockChoice::Kind::fischer, 300, 2, 0};
  index.summary.plies = 7;
  return index;
}

/// Whole JSON, and never other bytes: databases are read for as long as there are any.
constexpr std::string_view kSummary =
    R"({"table":"abcdef","game":"graal","phase":"running","places":[)"
    R"({"level":0,"name":"Élaine \"x\"","isTaken":true},{"level":3,"name":"","isTaken":true}],)"
    R"("clock":{"kind":"fischer","seconds":300,"increment":2,"days":0},"plies":7})";

TEST(StoredSummaries, HaveTheseBytes) {
  EXPECT_EQ(summary_text(some_index()), kSummary);
  EXPECT_EQ(value_of(read_summary("abcdef", kSummary)), some_index().summary);
}

TEST(StoredSummaries, TellOfASubstituteOnlyWhereOneWasAgreedTo) {
  TableIndex index = some_index();
  index.summary.substitute = true;
  const std::string text = summary_text(index);
  EXPECT_TRUE(text.ends_with(R"("plies":7,"substitute":true})")) << text;
  EXPECT_EQ(value_of(read_summary("abcdef", text)), index.summary);
}

TEST(StoredSummaries, ThatMakeNoSenseAreRefused) {
  const std::string half(kSummary.substr(0, kSummary.size() - 1));
  for (const std::string& text : {std::string(), std::string("{}"), std::string("[]"), half}) {
    const auto summary = read_summary("abcdef", text);
    ASSERT_FALSE(summary.has_value()) << text;
    EXPECT_EQ(english(summary.error()), "the summary of table 'abcdef' makes no sense");
  }
}

/// The other tables are listed all the same, and the log says whether this one can be read.
TEST(StoredSummaries, OfALaterProgramAreLeftOutOfLists) {
  const std::string later = R"({"version":2,"table":"two","seats":"many"})";
  EXPECT_EQ(value_of(read_summary("two", later)), std::nullopt);
  const TemporaryFolder folder;
  const std::string path = folder.file("tables.db");
  const auto store = value_of(open_store(path));
  for (const auto* table : {"one", "two"}) {
    Append append = append_of(table, 1);
    append.index.is_listed = true;
    append.index.places = {{.place = 0, .identity = "anna"}};
    EXPECT_TRUE(append_one(*store, append));
  }
  value_of(
      value_of(SqliteDatabase::open(path))
          ->run_script("UPDATE game_table SET summary = '" + later + "' WHERE table_id = 'two'"));
  const auto open = value_of(store->open_tables(9));
  ASSERT_EQ(open.size(), 1U);
  EXPECT_EQ(open[0].table, "one");
  const auto own = value_of(store->tables_of("anna", 9));
  ASSERT_EQ(own.size(), 2U) << "whoever deals with all tables of a person must know of it";
  EXPECT_NE(own[0].is_newer, own[1].is_newer);
  const auto loaded = value_of(store->load("two", 0));
  ASSERT_TRUE(loaded.has_value());
  EXPECT_TRUE(loaded->index.is_newer);
  EXPECT_EQ(loaded->events.size(), 1U);
}

TEST(StoredSummaries, ThatAreDamagedAreAnErrorOfStorage) {
  const TemporaryFolder folder;
  const std::string path = folder.file("tables.db");
  const auto store = value_of(open_store(path));
  Append append = append_of("one", 1);
  append.index.is_listed = true;
  EXPECT_TRUE(append_one(*store, append));
  EXPECT_EQ(value_of(store->open_tables(9)).size(), 1U);
  value_of(value_of(SqliteDatabase::open(path))->run_script("UPDATE game_table SET summary = '{'"));
  EXPECT_EQ(store->open_tables(9).error().key(), "storage.broken-summary");
  EXPECT_EQ(store->load("one", 0).error().key(), "storage.broken-summary");
}

}  // namespace
}  // namespace broceliande::server::storage
