#include "server/cluster/postgresql_notifier.hpp"
#include "server/storage/database/address.hpp"
#include "server/storage/database/deadline_database.hpp"
#include "server/storage/database/postgresql_database.hpp"
#include "server/storage/database/sqlite_database.hpp"
#include "server/storage/migrations.hpp"
#include "server/storage/sql_store.hpp"

namespace broceliande::server {
namespace {

/// As long as a PostgreSQL may be silent.
constexpr std::chrono::seconds kLongestCall{6};

}  // namespace

Result<std::unique_ptr<Store>> open_sqlite(const std::string& path) {
  auto database = storage::SqliteDatabase::open(path);
  if (!database) return pass_on(database);
  return storage::SqlStore::open(
      std::make_unique<storage::DeadlineDatabase>(*std::move(database), kLongestCall), nullptr);
}

Result<std::unique_ptr<Store>> open_postgresql(const std::string& address) {
  auto database = storage::PostgresqlDatabase::open(address);
  if (!database) return pass_on(database);
  return storage::SqlStore::open(std::move(*database),
                                 std::make_unique<storage::PostgresqlNotifier>(address));
}

Result<DatabaseUpgrade> upgrade_database(const std::string& address, bool contracts) {
  const auto upgrade = [contracts](storage::Database& database) {
    return storage::upgrade(database, storage::migrations(), contracts);
  };
  if (!storage::is_postgresql(address)) {
    auto database = storage::SqliteDatabase::open(address);
    return database ? upgrade(**database) : pass_on(database);
  }
  auto database = storage::PostgresqlDatabase::open(address);
  return database ? upgrade(**database) : pass_on(database);
}

Result<std::unique_ptr<Store>> open_store(const std::string& address) {
  return storage::is_postgresql(address) ? open_postgresql(address) : open_sqlite(address);
}

}  // namespace broceliande::server
