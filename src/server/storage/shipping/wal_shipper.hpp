#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/storage/shipping/copy_folder.hpp"
#include "server/storage/shipping/sqlite_reader.hpp"

namespace broceliande::server::storage {

struct ShippingLimits {
  std::uint32_t longest_log = 1'000;            ///< in frames; then it begins anew
  std::uint64_t least_logs = 64 * 1024 * 1024;  ///< bytes since a base, before there is a new one
  std::chrono::seconds oldest_base{24 * 60 * 60};  ///< what was deleted goes from the logs, too
  int pages_at_once = 1'024;                       ///< of a base
};

/// Keeps a copy of a SQLite database up to date while others write to it: a base by SQLite's backup
/// API, and every frame of the write-ahead log since. It always holds a snapshot, so that no frame
/// goes before it was copied, and begins the log anew itself once it is long. Blocks; for one
/// thread. After an error it is of no use any more, and the next one begins with a new base.
class WalShipper {
 public:
  [[nodiscard]] static Result<WalShipper> open(const std::string& database,
                                               const std::string& folder,
                                               ShippingLimits limits = {});
  WalShipper(WalShipper&&) noexcept;
  WalShipper& operator=(WalShipper&&) noexcept;
  ~WalShipper();

  /// Copies what was committed before the call.
  [[nodiscard]] Result<void> ship();

  /// Whether a base is being made; the copy of before is the one that counts meanwhile.
  [[nodiscard]] bool makes_base() const { return base_ != nullptr; }
  /// Whether what was shipped can be restored.
  [[nodiscard]] bool has_base() const { return base_size_.has_value(); }
  /// A part of the base; does nothing where none is being made.
  [[nodiscard]] Result<void> make_base();

  [[nodiscard]] std::uint64_t base_size() const { return base_size_.value_or(0); }

 private:
  struct UnfinishedBase;
  struct LogFile {
    int handle = -1;
    LogFile() = default;
    explicit LogFile(int opened) : handle(opened) {}
    LogFile(LogFile&& other) noexcept : handle(std::exchange(other.handle, -1)) {}
    LogFile& operator=(LogFile&& other) noexcept {
      std::swap(handle, other.handle);
      return *this;
    }
    ~LogFile();
  };
  /// Bytes of the log that are to be written.
  struct LogPart {
    CopyNumber number;
    std::uint64_t offset = 0;
    std::string bytes;
  };

  WalShipper(std::string database, CopyFolder folder, ShippingLimits limits, SqliteReader current,
             SqliteReader next, SqliteReader writer);
  [[nodiscard]] bool needs_base() const;
  [[nodiscard]] Result<void> begin_base();
  [[nodiscard]] Result<void> collect(const SqliteReader& reader, std::vector<LogPart>& parts);
  [[nodiscard]] Result<std::string> read_log(std::uint64_t from, std::uint64_t to);
  [[nodiscard]] Result<void> store(const std::vector<LogPart>& parts);
  [[nodiscard]] Result<void> roll_over();
  [[nodiscard]] tl::unexpected<Error> refused(const std::string& why) const;

  std::string database_;
  CopyFolder folder_;
  ShippingLimits limits_;
  SqliteReader current_;  ///< holds a snapshot, but while roll_over() holds writers
  SqliteReader next_;
  SqliteReader writer_;
  LogFile log_;
  WalPosition shipped_;
  CopyNumber number_;
  std::unique_ptr<UnfinishedBase> base_;
  std::optional<std::uint64_t> base_size_;
  std::uint64_t bytes_since_base_ = 0;
  std::chrono::steady_clock::time_point base_begun_;
};

}  // namespace broceliande::server::storage
