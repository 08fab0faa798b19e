#include "server/storage/database/sqlite_database.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <cstring>

#include "server/storage/database/phrases.hpp"

namespace broceliande::server::storage {
namespace {

constexpr int kBusyTimeout = 5'000;  // milliseconds, while another program writes

constexpr std::string_view kPragmas = R"(
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
PRAGMA foreign_keys = ON;
)";

constexpr Dialect kSqlite{
    .begin_reading = {"BEGIN"}, .begin_writing = {"BEGIN IMMEDIATE"}, .lock_migrations = ""};

tl::unexpected<Error> cannot_open(const std::string& path, std::string why) {
  return refuse(phrases::kCannotOpenDatabase, Error::kNoPlace, {path, std::move(why)});
}

/// It holds hashes of passwords and what players must not know. A file that is there keeps its
/// permissions, and is not opened: closing it again would let go of SQLite's own locks.
void make_private_file(const std::string& path) {
  const int file = ::open(path.c_str(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (file >= 0) close(file);
}

int bind(sqlite3_stmt* statement, int place, const Value& value) {
  if (const auto* number = std::get_if<std::int64_t>(&value)) {
    return sqlite3_bind_int64(statement, place, *number);
  }
  if (const auto* text = std::get_if<std::string_view>(&value)) {
    const char* bytes = text->empty() ? "" : text->data();  // a null pointer would be no value
    return sqlite3_bind_text64(statement, place, bytes, text->size(), SQLITE_STATIC, SQLITE_UTF8);
  }
  return sqlite3_bind_null(statement, place);
}

Row::Cell cell(sqlite3_stmt* statement, int column) {
  const int kind = sqlite3_column_type(statement, column);
  if (kind == SQLITE_NULL) return {};
  if (kind == SQLITE_INTEGER) return std::int64_t{sqlite3_column_int64(statement, column)};
  const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(statement, column));
  return std::string(bytes, static_cast<std::size_t>(sqlite3_column_bytes(statement, column)));
}

Row row_of(sqlite3_stmt* statement) {
  std::vector<Row::Cell> cells;
  const int columns = sqlite3_column_count(statement);
  for (int column = 0; column < columns; ++column) cells.push_back(cell(statement, column));
  return Row(std::move(cells));
}

/// Ends what a statement holds, also when it was left in the middle.
class Reset {
 public:
  explicit Reset(sqlite3_stmt* statement) : statement_(statement) {}
  Reset(const Reset&) = delete;
  Reset& operator=(const Reset&) = delete;
  ~Reset() {
    sqlite3_reset(statement_);
    sqlite3_clear_bindings(statement_);
  }

 private:
  sqlite3_stmt* statement_;
};

bool is_lack_of_room(int system_error) {
  return system_error == ENOSPC || system_error == EDQUOT || system_error == EFBIG;
}

}  // namespace

Result<std::unique_ptr<SqliteDatabase>> SqliteDatabase::open(const std::string& path) {
  make_private_file(path == ":memory:" ? "" : path);
  sqlite3* opened = nullptr;
  constexpr int kFlags =
      SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
  const int code = sqlite3_open_v2(path.c_str(), &opened, kFlags, nullptr);
  Connection connection(opened);
  if (code != SQLITE_OK) return cannot_open(path, sqlite3_errstr(code));
  sqlite3_busy_timeout(opened, kBusyTimeout);
  std::unique_ptr<SqliteDatabase> database(new SqliteDatabase(std::move(connection)));
  const Result<void> is_set = database->run_script(kPragmas);
  if (!is_set) return cannot_open(path, sqlite3_errmsg(opened));
  return database;
}

const Dialect& SqliteDatabase::dialect() const { return kSqlite; }

Result<std::vector<StatementResult>> SqliteDatabase::run(std::span<const Query> steps) {
  std::vector<StatementResult> outcomes;
  for (const Query& step : steps) {
    Result<StatementResult> outcome = run_one(step);
    if (!outcome) {
      roll_back();
      return pass_on(outcome);
    }
    outcomes.push_back(std::move(*outcome));
  }
  return outcomes;
}

Result<void> SqliteDatabase::run_script(std::string_view sql) {
  const std::string text(sql);
  errno = 0;
  if (sqlite3_exec(connection_.get(), text.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK) {
    return {};
  }
  Error error = fault();
  roll_back();
  return tl::unexpected(std::move(error));
}

Result<const SqliteDatabase::PreparedStatement*> SqliteDatabase::prepared(
    const Statement& statement) {
  const auto found = prepared_.find(&statement);
  if (found != prepared_.end()) return &found->second;
  sqlite3_stmt* made = nullptr;
  const int code = sqlite3_prepare_v3(connection_.get(), statement.sql.data(),
                                      static_cast<int>(statement.sql.size()),
                                      SQLITE_PREPARE_PERSISTENT, &made, nullptr);
  PreparedStatement prepared;
  prepared.statement.reset(made);
  if (code != SQLITE_OK) return tl::unexpected(fault());
  const int count = sqlite3_bind_parameter_count(made);
  prepared.places.resize(static_cast<std::size_t>(count));
  for (int place = 1; place <= count; ++place) {
    const std::string_view name(sqlite3_bind_parameter_name(made, place));
    std::size_t number = 0;
    std::from_chars(name.data() + 1, name.data() + name.size(), number);
    prepared.places.at(number - 1) = place;
  }
  return &prepared_.emplace(&statement, std::move(prepared)).first->second;
}

Result<StatementResult> SqliteDatabase::run_one(const Query& step) {
  const Result<const PreparedStatement*> ready = prepared(*step.statement);
  if (!ready) return pass_on(ready);
  sqlite3_stmt* statement = (*ready)->statement.get();
  const Reset reset(statement);
  for (std::size_t i = 0; i < step.values.size(); ++i) {
    const int code = bind(statement, (*ready)->places.at(i), step.values[i]);
    if (code != SQLITE_OK) return tl::unexpected(fault());
  }
  StatementResult outcome;
  errno = 0;
  int code = SQLITE_ROW;
  while ((code = sqlite3_step(statement)) == SQLITE_ROW) outcome.rows.push_back(row_of(statement));
  if (code != SQLITE_DONE) return tl::unexpected(fault());
  if (sqlite3_stmt_readonly(statement) == 0) outcome.changed = sqlite3_changes64(connection_.get());
  return outcome;
}

/// Of the call that has just failed. SQLite does not know the system's error after a failed commit,
/// so it is read where the system has left it.
Error SqliteDatabase::fault() const {
  const int system_error = errno;
  const int code = sqlite3_errcode(connection_.get()) & 0xFF;
  const auto error = [&](const Phrase& phrase) {
    return Error{&phrase, {sqlite3_errmsg(connection_.get())}};
  };
  const bool is_disk_fault = code == SQLITE_IOERR || code == SQLITE_CANTOPEN;
  if (code == SQLITE_FULL || (is_disk_fault && is_lack_of_room(system_error))) {
    return error(phrases::kDiskFull);
  }
  if (is_disk_fault || code == SQLITE_CORRUPT) return error(phrases::kDiskFault);
  if (code == SQLITE_BUSY || code == SQLITE_LOCKED) return error(phrases::kDatabaseBusy);
  if (code == SQLITE_CONSTRAINT) return error(phrases::kContradiction);
  return error(phrases::kDatabaseRefused);
}

void SqliteDatabase::roll_back() {
  const bool is_open = sqlite3_get_autocommit(connection_.get()) == 0;
  if (is_open) sqlite3_exec(connection_.get(), "ROLLBACK", nullptr, nullptr, nullptr);
}

}  // namespace broceliande::server::storage
