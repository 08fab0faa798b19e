#include "server/storage/shipping/wal_shipper.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include "server/storage/shipping/phrases.hpp"

namespace broceliande::server::storage {
namespace {

constexpr std::size_t kSaltOffset = 16;  ///< in the header of a log
constexpr std::uint64_t kMostAtOnce = 4 * 1024 * 1024;

std::uint32_t first_salt(const WalPosition& position) {
  std::uint32_t salt = 0;
  for (std::size_t i = 0; i < 4; ++i) salt = salt << 8U | position.salt.at(i);
  return salt;
}

/// Whether nothing can have been missed between them: SQLite counts logs in their salt.
bool follows(const WalPosition& later, const WalPosition& earlier) {
  if (later.salt == earlier.salt) return later.frames >= earlier.frames;
  return earlier.frames == 0 || first_salt(later) == first_salt(earlier) + 1;
}

}  // namespace

/// A base that is being made, from a snapshot of its own.
struct WalShipper::UnfinishedBase {
  CopyNumber number;
  SqliteReader source;
  std::unique_ptr<sqlite3, int (*)(sqlite3*)> target{nullptr, &sqlite3_close};
  std::unique_ptr<sqlite3_backup, int (*)(sqlite3_backup*)> backup{nullptr, &sqlite3_backup_finish};
};

WalShipper::LogFile::~LogFile() {
  if (handle >= 0) close(handle);
}

WalShipper::WalShipper(std::string database, CopyFolder folder, ShippingLimits limits,
                       SqliteReader current, SqliteReader next, SqliteReader writer)
    : database_(std::move(database)),
      folder_(std::move(folder)),
      limits_(limits),
      current_(std::move(current)),
      next_(std::move(next)),
      writer_(std::move(writer)) {}
WalShipper::WalShipper(WalShipper&&) noexcept = default;
WalShipper& WalShipper::operator=(WalShipper&&) noexcept = default;
WalShipper::~WalShipper() = default;

Result<WalShipper> WalShipper::open(const std::string& database, const std::string& folder,
                                    ShippingLimits limits) {
  auto files = CopyFolder::open(folder);
  if (!files) return pass_on(files);
  auto current = SqliteReader::open(database);
  if (!current) return pass_on(current);
  auto next = SqliteReader::open(database);
  if (!next) return pass_on(next);
  auto writer = SqliteReader::open(database);
  if (!writer) return pass_on(writer);
  WalShipper shipper(database, *std::move(files), limits, *std::move(current), *std::move(next),
                     *std::move(writer));
  shipper.number_ = {.run = shipper.folder_.new_run(), .log = 1};
  if (!shipper.current_.hold_snapshot()) return shipper.refused(shipper.current_.fault());
  const auto position = shipper.current_.wal_position();
  if (!position) return pass_on(position);
  shipper.shipped_ = {.salt = position->salt, .page_size = position->page_size, .frames = 0};
  const Result<void> begun = shipper.begin_base();
  if (!begun) return pass_on(begun);
  return shipper;
}

tl::unexpected<Error> WalShipper::refused(const std::string& why) const {
  return refuse(phrases::kCannotCopy, Error::kNoPlace, {database_, why});
}

Result<void> WalShipper::ship() {
  if (!next_.hold_snapshot()) return refused(next_.fault());
  std::vector<LogPart> parts;
  const Result<void> collected = collect(next_, parts);
  if (!collected) return pass_on(collected);
  const Result<void> stored = store(parts);
  if (!stored) return pass_on(stored);
  current_.release();
  std::swap(current_, next_);
  if (shipped_.frames >= limits_.longest_log && !makes_base()) return roll_over();
  return needs_base() ? begin_base() : Result<void>();
}

bool WalShipper::needs_base() const {
  if (makes_base() || bytes_since_base_ == 0) return false;
  const bool is_old = std::chrono::steady_clock::now() - base_begun_ > limits_.oldest_base;
  return is_old || bytes_since_base_ > std::max(limits_.least_logs, base_size());
}

/// What was committed since the last time: all of it is in the log, since a snapshot has been held
/// from then on. If the log has begun anew, then where the snapshot was, and everything before was
/// shipped.
Result<void> WalShipper::collect(const SqliteReader& reader, std::vector<LogPart>& parts) {
  const auto position = reader.wal_position();
  if (!position) return pass_on(position);
  if (!follows(*position, shipped_)) return refused("a part of its write-ahead log has gone");
  if (position->salt != shipped_.salt) {
    if (shipped_.frames > 0) ++number_.log;
    shipped_ = {.salt = position->salt, .page_size = position->page_size, .frames = 0};
  }
  while (shipped_.frames < position->frames) {
    const std::uint32_t at_once = std::max<std::uint32_t>(
        1, static_cast<std::uint32_t>(kMostAtOnce / (position->page_size + 1)));
    const std::uint32_t until = std::min(position->frames, shipped_.frames + at_once);
    const std::uint64_t from = shipped_.frames == 0 ? 0 : position->offset_of(shipped_.frames);
    auto bytes = read_log(from, position->offset_of(until));
    if (!bytes) return pass_on(bytes);
    parts.push_back({.number = number_, .offset = from, .bytes = *std::move(bytes)});
    shipped_.frames = until;
  }
  return {};
}

Result<std::string> WalShipper::read_log(std::uint64_t from, std::uint64_t to) {
  if (log_.handle < 0) {
    log_ = LogFile(::open((database_ + "-wal").c_str(), O_RDONLY | O_CLOEXEC));
    if (log_.handle < 0) return refused(std::strerror(errno));
  }
  std::array<unsigned char, WalPosition::kWalHeader> header{};
  std::string bytes(to - from, '\0');
  std::uint64_t done = 0;
  while (done < bytes.size()) {
    const ssize_t read = pread(log_.handle, bytes.data() + done, bytes.size() - done,
                               static_cast<off_t>(from + done));
    if (read < 0 && errno == EINTR) continue;
    if (read <= 0) return refused("the write-ahead log is shorter than it should be");
    done += static_cast<std::uint64_t>(read);
  }
  // Read last: so the frames are of that log, and not of one that has begun meanwhile.
  const ssize_t read = pread(log_.handle, header.data(), header.size(), 0);
  const bool is_same =
      read == static_cast<ssize_t>(header.size()) &&
      std::equal(shipped_.salt.begin(), shipped_.salt.end(), header.begin() + kSaltOffset);
  if (!is_same) return refused("the write-ahead log began anew while it was being read");
  return bytes;
}

Result<void> WalShipper::store(const std::vector<LogPart>& parts) {
  for (const LogPart& part : parts) {
    const Result<void> written = folder_.write(part.number, part.offset, part.bytes);
    if (!written) return pass_on(written);
    bytes_since_base_ += part.bytes.size();
  }
  return {};
}

/// A log begins anew when all of it is in the database and nobody reads it. On a busy server that
/// would never be so; others wait for a moment while the last of it is brought there. The copy is
/// written afterwards, so that nobody waits for another disk.
Result<void> WalShipper::roll_over() {
  next_.checkpoint();                      // most of it, while others write
  if (!writer_.hold_writers()) return {};  // another time
  std::vector<LogPart> parts;
  const Result<void> collected = collect(writer_, parts);
  current_.release();  // the writer holds the same snapshot, or a later one
  next_.checkpoint();
  const bool is_held = next_.hold_snapshot();
  writer_.release();
  std::swap(current_, next_);
  if (!collected) return pass_on(collected);
  if (!is_held) return refused(current_.fault());
  return store(parts);
}

Result<void> WalShipper::begin_base() {
  auto source = SqliteReader::open(database_);
  if (!source) return pass_on(source);
  auto base = std::make_unique<UnfinishedBase>(
      UnfinishedBase{.number = number_, .source = *std::move(source)});
  if (!base->source.hold_snapshot()) return refused(base->source.fault());
  sqlite3* target = nullptr;
  constexpr int kFlags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
  const std::string path = folder_.unfinished_base(number_);
  const int file = ::open(path.c_str(), O_CREAT | O_TRUNC | O_RDWR | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (file < 0) return refused(std::strerror(errno));
  close(file);
  // Nobody else knows the file: it needs no locks, which network disks may not have, and no
  // journal.
  const int code = sqlite3_open_v2(path.c_str(), &target, kFlags, "unix-none");
  base->target.reset(target);
  if (code != SQLITE_OK) return refused(sqlite3_errstr(code));
  sqlite3_exec(target, "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF", nullptr, nullptr,
               nullptr);
  base->backup.reset(sqlite3_backup_init(target, "main", base->source.connection(), "main"));
  if (base->backup == nullptr) return refused(sqlite3_errmsg(target));
  base_ = std::move(base);
  base_begun_ = std::chrono::steady_clock::now();
  return {};
}

Result<void> WalShipper::make_base() {
  if (!makes_base()) return {};
  const int code = sqlite3_backup_step(base_->backup.get(), limits_.pages_at_once);
  if (code == SQLITE_OK) return {};
  if (code != SQLITE_DONE) return refused(sqlite3_errstr(code));
  // It must not be later than the logs that are put upon it.
  const Result<void> shipped = ship();
  if (!shipped) return pass_on(shipped);
  const std::unique_ptr<UnfinishedBase> base = std::move(base_);
  base->backup.reset();
  base->target.reset();
  base->source.release();
  const auto size = folder_.finish_base(base->number);
  if (!size) return pass_on(size);
  base_size_ = *size;
  bytes_since_base_ = 0;
  return {};
}

}  // namespace broceliande::server::storage
