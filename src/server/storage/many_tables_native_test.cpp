#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <deque>

#include "server/storage/database/postgresql_database.hpp"
#include "server/storage/database/sqlite_database.hpp"
#include "server/storage/migrations.hpp"
#include "server/storage/statements.hpp"
#include "server/testing/stores.hpp"

namespace broceliande::server::storage {
namespace {

using namespace std::chrono_literals;

/// 100,000 tables, at all of which one person sits; every tenth is open, every fifth will be due.
constexpr std::string_view kFill = R"(
WITH RECURSIVE line(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM line WHERE i < 100000)
INSERT INTO game_table (table_id, phase, is_listed, due, summary, changed)
SELECT 't' || i, CASE WHEN i % 10 = 0 THEN 0 ELSE 1 END, 1, CASE WHEN i % 5 = 0 THEN i END,
       '{"table":"t","game":"menhirs","phase":"open","places":[],"clock":'
       || '{"kind":"none","seconds":0,"increment":0,"days":0},"plies":0}', i
FROM line;
INSERT INTO place (table_id, place, identity, is_main, is_awaited, changed)
SELECT table_id, 0, 'ana', 1, CASE WHEN changed % 7 = 0 THEN 1 ELSE 0 END, changed FROM game_table;
INSERT INTO place (table_id, place, identity, is_main, is_awaited, changed)
SELECT table_id, 1, 'p' || (changed % 1000), 1, 0, changed FROM game_table;
)";

class ManyTables : public testing::TestWithParam<DatabaseEngine> {
 protected:
  ManyTables() {
    const bool is_postgresql = GetParam() == DatabaseEngine::postgresql;
    if (is_postgresql) {
      address_ = TestingPostgresql::shared().new_database();
      database_ = value_of(PostgresqlDatabase::open(address_));
    } else {
      address_ = folder_.file("tables.db");
      database_ = value_of(SqliteDatabase::open(address_));
    }
    value_of(migrate(*database_, migrations()));
    value_of(database_->run_script(kFill));
  }

  /// How the engine would look for it, in its own words and capital letters.
  [[nodiscard]] std::string plan(const Statement& statement, const std::string& values) {
    const std::string prepare = "PREPARE plan AS " + std::string(statement.sql);
    const std::string sqlite = "EXPLAIN QUERY PLAN " + std::string(statement.sql);
    const bool is_postgresql = GetParam() == DatabaseEngine::postgresql;
    if (is_postgresql) {
      value_of(database_->run_script("SET plan_cache_mode TO force_generic_plan; " + prepare));
    }
    texts_.push_back(is_postgresql ? "EXPLAIN EXECUTE plan" + values : sqlite);
    const Query step{&questions_.emplace_back(Statement{texts_.back()}), {}};
    std::string text;
    const std::vector<StatementResult> outcomes = value_of(database_->run({&step, 1}));
    for (const Row& row : outcomes[0].rows) {
      text += row.text(is_postgresql ? 0 : 3) + "\n";
    }
    if (is_postgresql) value_of(database_->run_script("DEALLOCATE plan"));
    std::ranges::transform(text, text.begin(), [](char c) {
      return 'a' <= c && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    });
    return text;
  }

  TemporaryFolder folder_;
  std::string address_;
  std::deque<std::string> texts_;
  std::deque<Statement> questions_;  ///< they outlive the database that has prepared them
  std::unique_ptr<Database> database_;
};
INSTANTIATE_TEST_SUITE_P(Engines, ManyTables, lasting_engines(), engine_name);

TEST_P(ManyTables, AreListedByIndexesAtOnce) {
  for (const bool has_statistics : {false, true}) {
    if (has_statistics) value_of(database_->run_script("ANALYZE"));
    for (const auto& [statement, values] : {std::pair{&statements::kTablesOf, "('ana', 20)"},
                                            {&statements::kOpenTables, "(20)"},
                                            {&statements::kRunningTables, "(50, 20)"},
                                            {&statements::kDueTables, "(50, 20)"}}) {
      const std::string found = plan(*statement, values);
      EXPECT_NE(found.find("INDEX"), std::string::npos) << found;
      for (const char* slow : {"TEMP B-TREE", "SORT", "SEQ SCAN", "HASH", "BITMAP"}) {
        EXPECT_EQ(found.find(slow), std::string::npos) << found;
      }
    }
  }
  const auto begun = std::chrono::steady_clock::now();
  const auto store = value_of(open_store(address_));
  const auto opened = std::chrono::steady_clock::now();
  EXPECT_EQ(names(value_of(store->tables_of("ana", 2))),
            (std::vector<std::string>{"t99995", "t99988"}));
  EXPECT_EQ(value_of(store->tables_of("p7", 1'000)).size(), 100U);
  EXPECT_EQ(names(value_of(store->open_tables(2))),
            (std::vector<std::string>{"t100000", "t99990"}));
  EXPECT_EQ(value_of(store->due_tables(at(99), 100)).size(), 19U);
  const auto listed = std::chrono::steady_clock::now();
  EXPECT_LT(opened - begun, 1s);
  EXPECT_LT(listed - opened, 1s);
}

}  // namespace
}  // namespace broceliande::server::storage
