#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <memory>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "server/storage/store.hpp"
#include "server/testing/postgresql.hpp"

namespace broceliande::server {

/// A folder that goes with the test.
class TemporaryFolder {
 public:
  TemporaryFolder() : path_(std::filesystem::temp_directory_path() / "broceliande-test-XXXXXX") {
    if (mkdtemp(path_.data()) == nullptr) std::abort();
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  ~TemporaryFolder() { std::filesystem::remove_all(path_); }

  [[nodiscard]] std::string file(const std::string& name) const { return path_ + "/" + name; }

 private:
  std::string path_;
};

enum class DatabaseEngine { sqlite_in_memory, sqlite_in_a_file, postgresql };

inline std::ostream& operator<<(std::ostream& out, DatabaseEngine engine) {
  constexpr std::array kNames{"sqlite_in_memory", "sqlite_in_a_file", "postgresql"};
  return out << kNames.at(static_cast<std::size_t>(engine));
}

/// A value, or the end of the test with what was said instead.
template <class T>
T value_of(Result<T> result) {
  if (!result) throw std::runtime_error(english(result.error()));
  if constexpr (!std::is_void_v<T>) return std::move(*result);
}

/// What every store promises, whatever is under it: one new database for each test.
class StoreTest : public testing::TestWithParam<DatabaseEngine> {
 protected:
  StoreTest() : address_(new_address()), store_(value_of(open_store(address_))) {}

  [[nodiscard]] Store& store() { return *store_; }
  [[nodiscard]] const std::string& address() const { return address_; }
  void close() { store_.reset(); }
  void reopen() {
    close();
    store_ = value_of(open_store(address_));
  }

 private:
  [[nodiscard]] std::string new_address() const {
    if (GetParam() == DatabaseEngine::sqlite_in_memory) return ":memory:";
    if (GetParam() == DatabaseEngine::sqlite_in_a_file) return folder_.file("tables.db");
    return TestingPostgresql::shared().new_corner();
  }

  TemporaryFolder folder_;
  std::string address_;
  std::unique_ptr<Store> store_;
};

inline auto engine_name(const testing::TestParamInfo<DatabaseEngine>& info) {
  return testing::PrintToString(info.param);
}

inline auto all_engines() {
  return testing::Values(DatabaseEngine::sqlite_in_memory, DatabaseEngine::sqlite_in_a_file,
                         DatabaseEngine::postgresql);
}
inline auto lasting_engines() {
  return testing::Values(DatabaseEngine::sqlite_in_a_file, DatabaseEngine::postgresql);
}

inline Moment at(std::int64_t milliseconds) { return Moment(Milliseconds(milliseconds)); }

/// Events from a number on, each with a text of its own.
inline std::vector<LoggedEvent> events(std::uint32_t first, std::uint32_t count,
                                       const std::string& body = "event") {
  std::vector<LoggedEvent> made;
  for (std::uint32_t number = first; number < first + count; ++number) {
    made.push_back({.number = number,
                    .at = at(1'000 + std::int64_t{number}),
                    .body = body + " " + std::to_string(number),
                    .secret = number % 2 == 0 ? "secret" : ""});
  }
  return made;
}

inline Append append_of(const std::string& table, std::uint32_t first, std::uint32_t count = 1,
                        const std::string& body = "event") {
  Append append{.events = events(first, count, body), .index = {.table = table}};
  append.index.changed = append.events.back().at;
  append.index.summary.game = body + " up to " + std::to_string(append.events.back().number);
  return append;
}

inline bool append_one(Store& store, const Append& append) {
  return value_of(store.append({&append, 1})).at(0);
}

inline std::vector<std::string> names(const std::vector<TableIndex>& indexes) {
  std::vector<std::string> tables;
  for (const TableIndex& index : indexes) tables.push_back(index.table);
  return tables;
}

}  // namespace broceliande::server
