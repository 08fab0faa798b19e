#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <filesystem>
#include <fstream>
#include <thread>
#include <vector>

#include "server/storage/database/postgresql_database.hpp"
#include "server/storage/database/sqlite_database.hpp"
#include "server/storage/migrations.hpp"
#include "server/storage/statements.hpp"
#include "server/testing/stores.hpp"

namespace broceliande::server::storage {
namespace {

class Migrations : public testing::TestWithParam<DatabaseEngine> {
 protected:
  [[nodiscard]] std::string new_address() const {
    return GetParam() == DatabaseEngine::postgresql ? TestingPostgresql::shared().new_corner()
                                                    : folder_.file("tables.db");
  }

 private:
  TemporaryFolder folder_;
};
INSTANTIATE_TEST_SUITE_P(Engines, Migrations, lasting_engines(), engine_name);

std::unique_ptr<Database> database_at(const std::string& address) {
  if (address.starts_with("postgresql:")) return value_of(PostgresqlDatabase::open(address));
  return value_of(SqliteDatabase::open(address));
}

std::int64_t version_of(Database& database) {
  const Query step{&statements::kVersion, {}};
  return value_of(database.run({&step, 1})).at(0).rows.at(0).number(0);
}

TEST_P(Migrations, BeginAtEveryOlderVersion) {
  for (std::size_t old = 0; old <= migrations().size(); ++old) {
    const std::string address = new_address();
    std::unique_ptr<Database> database = database_at(address);
    value_of(migrate(*database, migrations().first(old)));
    EXPECT_EQ(version_of(*database), static_cast<std::int64_t>(old));
    database.reset();
    const auto store = value_of(open_store(address));
    EXPECT_EQ(store->schema().before, static_cast<std::int64_t>(old));
    EXPECT_EQ(store->schema().now, static_cast<std::int64_t>(migrations().size()));
    EXPECT_TRUE(append_one(*store, append_of("one", 1)));
    EXPECT_EQ(version_of(*database_at(address)), static_cast<std::int64_t>(migrations().size()));
    if (address.ends_with(".db")) std::filesystem::remove(address);
  }
}

TEST_P(Migrations, ChangeNothingTheSecondTime) {
  const std::string address = new_address();
  EXPECT_TRUE(append_one(*value_of(open_store(address)), append_of("one", 1)));
  const auto database = database_at(address);
  value_of(migrate(*database, migrations()));
  EXPECT_EQ(version_of(*database), static_cast<std::int64_t>(migrations().size()));
  EXPECT_FALSE(append_one(*value_of(open_store(address)), append_of("one", 1)));
}

/// As a later program knows them: one more, which takes something away in the end.
std::vector<Migration> later_migrations() {
  std::vector<Migration> all(migrations().begin(), migrations().end());
  all.push_back({"names in capitals", "ALTER TABLE identity ADD COLUMN capitals TEXT;",
                 "DROP INDEX game_table_running;"});
  return all;
}

TEST_P(Migrations, LeaveADatabaseThatALaterProgramHasExpandedAsItIs) {
  const std::string address = new_address();
  const auto latest = static_cast<std::int64_t>(migrations().size());
  const auto database = database_at(address);
  value_of(migrate(*database, later_migrations()));
  const auto store = value_of(open_store(address));
  EXPECT_EQ(store->schema().before, latest + 1);
  EXPECT_EQ(store->schema().now, latest + 1);
  EXPECT_TRUE(append_one(*store, append_of("one", 1)));
  EXPECT_TRUE(store->add_identity({"id-a", "Anna", "", true}, {.hash = "h", .identity = "id-a"}));
  EXPECT_EQ(version_of(*database), latest + 1);
}

TEST_P(Migrations, RefuseADatabaseThatALaterProgramHasContracted) {
  const std::string address = new_address();
  const auto latest = static_cast<std::int64_t>(migrations().size());
  {
    const auto database = database_at(address);
    const auto expanded = value_of(upgrade(*database, later_migrations(), false));
    EXPECT_LE(expanded.readable_from, latest);
    EXPECT_EQ(expanded.waiting, std::vector<std::string>{"names in capitals"});
    EXPECT_TRUE(open_store(address)) << "nothing was taken away yet";
    const auto contracted = value_of(upgrade(*database, later_migrations(), true));
    EXPECT_EQ(contracted.readable_from, latest + 1);
    EXPECT_TRUE(contracted.waiting.empty());
    EXPECT_FALSE(database->run_script("DROP INDEX game_table_running"));
  }
  const auto store = open_store(address);
  ASSERT_FALSE(store);
  EXPECT_EQ(english(store.error()), "the database has version " + std::to_string(latest + 1) +
                                        ", and this program knows versions up to " +
                                        std::to_string(latest) +
                                        "; expected a program that knows version " +
                                        std::to_string(latest + 1) + ", or a later one");
  value_of(upgrade(*database_at(address), later_migrations(), true));
}

TEST_P(Migrations, AreContractedByAProgramThatKnowsThemAll) {
  const auto database = database_at(new_address());
  value_of(migrate(*database, later_migrations()));
  const auto refused = upgrade(*database, migrations(), true);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().key(), "storage.newer");
  EXPECT_TRUE(database->run_script("DROP INDEX game_table_running")) << "it was left alone";
}

TEST_P(Migrations, LeaveNothingHalfDone) {
  const auto database = database_at(new_address());
  const std::array broken{
      Migration{"sound", "CREATE TABLE first (id BIGINT);"},
      Migration{"broken", "CREATE TABLE second (id BIGINT); CREATE TABLE third (oops oops oops;"}};
  const auto failed = migrate(*database, broken);
  ASSERT_FALSE(failed);
  EXPECT_EQ(failed.error().key(), "storage.refused");
  EXPECT_FALSE(database->run_script("SELECT * FROM first"));
  EXPECT_FALSE(database->run_script("SELECT * FROM schema_version"));
  value_of(migrate(*database, migrations()));
}

TEST_P(Migrations, OfTwoNodesAtOnceAreDoneOnce) {
  const std::string address = new_address();
  std::vector<std::thread> nodes;
  std::atomic<int> opened = 0;
  for (int i = 0; i < 4; ++i) {
    nodes.emplace_back([&] {
      const auto store = open_store(address);
      if (store) ++opened;
      EXPECT_TRUE(store) << english(store.error());
    });
  }
  for (std::thread& node : nodes) node.join();
  EXPECT_EQ(opened, 4);
}

TEST(OpenStore, RefusesWhatIsNoDatabase) {
  const TemporaryFolder folder;
  const auto refusal = [](const std::string& address) {
    const auto store = open_store(address);
    return store ? "" : english(store.error());
  };
  EXPECT_EQ(refusal(folder.file("missing/tables.db")),
            "cannot open the database '" + folder.file("missing/tables.db") +
                "': unable to open database file; expected a file that can be written, or "
                "postgresql://…");
  std::ofstream(folder.file("letter")) << std::string(5'000, 'x');
  EXPECT_TRUE(refusal(folder.file("letter"))
                  .ends_with("file is not a database; expected a file that "
                             "can be written, or postgresql://…"));
  const std::string nowhere = refusal("postgresql://someone:secret@/x?host=" + folder.file("none"));
  EXPECT_TRUE(nowhere.starts_with("cannot reach PostgreSQL: ")) << nowhere;
  EXPECT_EQ(nowhere.find("secret"), std::string::npos);
  TestingPostgresql::shared().run("DROP DATABASE IF EXISTS old_letters");
  TestingPostgresql::shared().run(
      "CREATE DATABASE old_letters ENCODING 'LATIN1' TEMPLATE template0");
  EXPECT_TRUE(refusal(TestingPostgresql::shared().address("old_letters"))
                  .starts_with("the database keeps text as LATIN1"));
}

TEST(OpenStore, MakesAFileThatOnlyItsOwnerReads) {
  const TemporaryFolder folder;
  const auto store = value_of(open_store(folder.file("tables.db")));
  EXPECT_TRUE(append_one(*store, append_of("one", 1)));
  for (const char* name : {"tables.db", "tables.db-wal"}) {
    const auto mode = std::filesystem::status(folder.file(name)).permissions();
    EXPECT_EQ(mode, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write)
        << name;
  }
}

}  // namespace
}  // namespace broceliande::server::storage
