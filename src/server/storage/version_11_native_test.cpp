#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "server/accounts/password.hpp"
#include "server/storage/database/postgresql_database.hpp"
#include "server/storage/database/sqlite_database.hpp"
#include "server/testing/stores.hpp"
#include "testing/project_path.hpp"

// testdata/version_11.sql is a database as the program wrote it when the names of accounts had
// letters of any script, and nobody compared what names look like. Everybody's password is
// "excalibur".

namespace broceliande::server {
namespace {

class Version11 : public testing::TestWithParam<DatabaseEngine> {
 protected:
  Version11() {
    const bool is_postgresql = GetParam() == DatabaseEngine::postgresql;
    address_ =
        is_postgresql ? TestingPostgresql::shared().new_corner() : folder_.file("games.sqlite");
    run(text_of("version_11.sql"));
    store_ = value_of(open_store(address_));
  }

  static std::string text_of(const std::string& name) {
    std::ifstream file(project_path("src/server/storage/testdata/" + name));
    return {std::istreambuf_iterator<char>(file), {}};
  }
  /// As a program of before, or an operator, would.
  void run(const std::string& script) const {
    const bool is_postgresql = GetParam() == DatabaseEngine::postgresql;
    std::unique_ptr<storage::Database> database;
    if (is_postgresql) database = value_of(storage::PostgresqlDatabase::open(address_));
    if (!is_postgresql) database = value_of(storage::SqliteDatabase::open(address_));
    value_of(database->run_script(script));
  }
  void reopen() {
    store_.reset();
    store_ = value_of(open_store(address_));
  }
  [[nodiscard]] Store& store() { return *store_; }
  std::string name_of(const std::string& account) {
    const auto known = value_of(store().account(account));
    if (!known) return "nobody";
    return value_of(store().identity(known->identity)).value().name;
  }

 private:
  TemporaryFolder folder_;
  std::string address_;
  std::unique_ptr<Store> store_;
};
INSTANTIATE_TEST_SUITE_P(Engines, Version11, lasting_engines(), engine_name);

TEST_P(Version11, LetsEverybodyIn) {
  for (const auto& [account, name] :
       {std::pair("Clara", "Clara"), std::pair("Émilie Ñandú", "Émilie"),
        std::pair("Чайка", "Чайка"), std::pair("湖の騎士", "湖の騎士"),
        std::pair("e\u0301tienne", "Étienne"), std::pair("Straße", "Strasse"),
        std::pair("ſam", "Sam"), std::pair("anna.2", "Аnna"), std::pair("Merlin", "Merlin"),
        std::pair("Ǆura", "Ǆura")}) {
    EXPECT_EQ(name_of(account), name) << account;
  }
  for (const auto& [account, name] :
       {std::pair("CLARA", "Clara"), std::pair("émilie ñandú", "Émilie"),
        std::pair("ЧАЙКА", "Чайка"), std::pair("E\u0301TIENNE", "Étienne"),
        std::pair("STRAßE", "Strasse"), std::pair("ANNA.2", "Аnna"),
        std::pair("merlin", "Merlin")}) {
    EXPECT_EQ(name_of(account), name) << account << ", whatever the case of letters";
  }
  EXPECT_EQ(name_of("strasse"), "nobody");
  const auto clara = value_of(store().account("Clara"));
  EXPECT_TRUE(is_password(clara->password_hash, "excalibur", {}));
}

TEST_P(Version11, KeepsItsNamesToTheirAccounts) {
  for (const char* name :
       {"clara", "Сlara", "émilie", "Étienne", "ANNA", "аnna.2", "ЧАЙКА", "Merlin"}) {
    EXPECT_TRUE(value_of(store().is_name_taken(name))) << name;
  }
  EXPECT_FALSE(value_of(store().is_name_taken("Viviane")));
  Identity anna = value_of(store().identity(value_of(store().account("anna.2"))->identity)).value();
  EXPECT_EQ(anna.name, "Аnna") << "two that look alike keep their names";
  anna.takes_chat = false;
  EXPECT_TRUE(value_of(store().change_identity(anna)));
  anna.name = "Annа";
  EXPECT_FALSE(value_of(store().change_identity(anna))) << "but neither gets another one like it";
}

/// Nodes of before go on beside this one: they write neither skeletons nor what they are of.
TEST_P(Version11, TakesOverWhatAnEarlierProgramWritesMeanwhile) {
  run("INSERT INTO identity (identity, name, takes_chat) VALUES ('later', 'Latecomer', 1);"
      "INSERT INTO account (folded_name, name, identity, password_hash)"
      "  VALUES ('дрёма', 'Дрёма', 'later', 'hash');"
      "UPDATE identity SET name = 'Clarissa' WHERE name = 'Clara';");
  EXPECT_EQ(name_of("ДРЁМА"), "Latecomer");
  EXPECT_FALSE(value_of(store().is_name_taken("latecomer")));
  reopen();
  EXPECT_TRUE(value_of(store().is_name_taken("latecomer")));
  EXPECT_TRUE(value_of(store().is_name_taken("CIarissa")));
  EXPECT_TRUE(value_of(store().is_name_taken("Clara"))) << "still the name of the account";
}

/// Skeletons that another version of Unicode made are made anew.
TEST_P(Version11, FollowsTheEditionOfUnicode) {
  run("UPDATE account SET skeleton_edition = '1.0';"
      "UPDATE name_skeleton SET skeleton = 'outdated ' || skeleton;");
  EXPECT_FALSE(value_of(store().is_name_taken("Clara")));
  reopen();
  EXPECT_TRUE(value_of(store().is_name_taken("Clara")));
  EXPECT_FALSE(value_of(store().is_name_taken("outdated clara")));
}

}  // namespace
}  // namespace broceliande::server
