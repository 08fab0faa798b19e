#include "server/storage/shipping/sqlite_reader.hpp"

#include <unistd.h>

#include <cstring>

#include "server/storage/database/phrases.hpp"

namespace broceliande::server::storage {
namespace {

constexpr int kWriterTries = 5'000;
constexpr int kWriterPause = 100;  // microseconds; a busy writer leaves no longer gaps

/// Waits while somebody else writes, for half a second or so; SQLite's own pauses become so long
/// that a busy server would always be first.
int wait_for_writer(void* /*about*/, int tries) {
  if (tries >= kWriterTries) return 0;
  usleep(kWriterPause);
  return 1;
}

/// What every connection reads first in the shared memory beside the log, twice in a row;
/// documented in SQLite's "WAL-mode File Format".
struct WalIndexHeader {
  std::uint32_t version;
  std::uint32_t unused;
  std::uint32_t changes;
  std::uint8_t is_initialized;
  std::uint8_t is_big_endian;
  std::uint16_t page_size;  ///< 1 for 65,536
  std::uint32_t frames;
  std::uint32_t pages;
  std::array<std::uint32_t, 2> frame_checksum;
  std::array<unsigned char, 8> salt;
  std::array<std::uint32_t, 2> checksum;
};
static_assert(sizeof(WalIndexHeader) == 48);
constexpr std::uint32_t kWalIndexVersion = 3'007'000;
constexpr int kWalIndexRegion = 32 * 1024;

}  // namespace

Result<SqliteReader> SqliteReader::open(const std::string& path) {
  sqlite3* opened = nullptr;
  constexpr int kFlags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX;
  const int code = sqlite3_open_v2(path.c_str(), &opened, kFlags, nullptr);
  SqliteReader reader(opened);
  if (code != SQLITE_OK) {
    return refuse(phrases::kCannotOpenDatabase, Error::kNoPlace, {path, sqlite3_errstr(code)});
  }
  sqlite3_busy_handler(opened, wait_for_writer, nullptr);
  sqlite3_wal_autocheckpoint(opened, 0);
  return reader;
}

bool SqliteReader::execute(const char* sql) {
  return sqlite3_exec(connection_.get(), sql, nullptr, nullptr, nullptr) == SQLITE_OK;
}

bool SqliteReader::hold_snapshot() {
  if (execute("BEGIN; SELECT rootpage FROM sqlite_schema LIMIT 1")) return true;
  release();
  return false;
}

bool SqliteReader::hold_writers() {
  if (execute("BEGIN IMMEDIATE")) return true;
  release();
  return false;
}

void SqliteReader::release() {
  if (sqlite3_get_autocommit(connection_.get()) == 0) (void)execute("ROLLBACK");
}

void SqliteReader::checkpoint() {
  sqlite3_wal_checkpoint_v2(connection_.get(), "main", SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
}

std::string SqliteReader::fault() const { return sqlite3_errmsg(connection_.get()); }

/// SQLite's own copy in shared memory is read, through SQLite, and not its file: closing that would
/// let go of this process's locks.
Result<WalPosition> SqliteReader::wal_position() const {
  sqlite3_file* file = nullptr;
  sqlite3_file_control(connection_.get(), "main", SQLITE_FCNTL_FILE_POINTER,
                       static_cast<void*>(&file));
  volatile void* region = nullptr;
  const auto refused = [](const char* why) {
    return refuse(phrases::kDatabaseRefused, Error::kNoPlace, {why});
  };
  if (file == nullptr || file->pMethods == nullptr || file->pMethods->iVersion < 2 ||
      file->pMethods->xShmMap(file, 0, kWalIndexRegion, 0, &region) != SQLITE_OK ||
      region == nullptr) {
    return refused("it has no write-ahead log");
  }
  std::array<WalIndexHeader, 2> headers{};
  constexpr int kMostTries = 100;
  for (int tries = 0; tries < kMostTries; ++tries) {
    std::memcpy(headers.data(), const_cast<const void*>(region), sizeof headers);
    file->pMethods->xShmBarrier(file);
    const bool is_whole =
        std::memcmp(headers.data(), headers.data() + 1, sizeof(WalIndexHeader)) == 0;
    if (!is_whole) continue;  // somebody is writing it
    const WalIndexHeader& header = headers[0];
    if (header.is_initialized == 0 || header.version != kWalIndexVersion) {
      return refused("its write-ahead log has an index of another kind");
    }
    const std::uint32_t page_size = header.page_size == 1 ? 65'536U : header.page_size;
    return WalPosition{.salt = header.salt, .page_size = page_size, .frames = header.frames};
  }
  return refused("the index of its write-ahead log does not come to rest");
}

}  // namespace broceliande::server::storage
