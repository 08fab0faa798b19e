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

/// Keeps a copy of a SQLite database up to date while others write to it: a base by SQLite's backup
/// API, and every frame of the write-ahead log since. It always holds a snapshot, so that no frame
/// goes before it was copied, and begins the log anew itself once it is long. Blocks; for one
/// thread. After an error it is of no use any more, and the next one begins with a new base.
class WalShipper {
 public:
  struct Limits {
    std::uint32_t longest_log = 1'000;            ///< in frames; then it begins anew
    std::uint64_t least_logs = 64 * 1024 * 1024;  ///< bytes since a base, before there is a new one
    std::chrono::seconds oldest_base{24 * 60 * 60};  ///< what was deleted goes from the logs, too
    int pages_at_once = 1'024;                       ///< of a base
  };

  [[nodiscard]] static Result<WalShipper> open(const std::string& database,
                                               const std::string& folder, Limits limits);
  [[nodiscard]] static Result<WalShipper> open(const std::string& database,
                                               const std::string& folder) {
    return open(database, folder, Limits{});
  }
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
  struct Base;
  struct CloseFile {
    int handle = -1;
    CloseFile() = default;
    explicit CloseFile(int opened) : handle(opened) {}
    CloseFile(CloseFile&& other) noexcept : handle(std::exchange(other.handle, -1)) {}
    CloseFile& operator=(CloseFile&& other) noexcept {
      std::swap(handle, other.handle);
      return *this;
    }
    ~CloseFile();
  };
  /// Bytes of the log that are to be written.
  struct Part {
    CopyNumber number;
    std::uint64_t offset = 0;
    std::string bytes;
  };

  WalShipper(std::string database, CopyFolder folder, Limits limits, SqliteReader current,
             SqliteReader next, SqliteReader writer);
  [[nodiscard]] bool needs_base() const;
  [[nodiscard]] Result<void> begin_base();
  [[nodiscard]] Result<void> collect(const SqliteReader& reader, std::vector<Part>& parts);
  [[nodiscard]] Result<std::string> read_log(std::uint64_t from, std::uint64_t to);
  [[nodiscard]] Result<void> store(const std::vector<Part>& parts);
  [[nodiscard]] Result<void> roll_over();
  [[nodiscard]] tl::unexpected<Error> refused(const std::string& why) const;

  std::string database_;
  CopyFolder folder_;
  Limits limits_;
  SqliteReader current_;  ///< holds a snapshot, but while roll_over() holds writers
  SqliteReader next_;
  SqliteReader writer_;
  CloseFile log_;
  WalPosition shipped_;
  CopyNumber number_;
  std::unique_ptr<Base> base_;
  std::optional<std::uint64_t> base_size_;
  std::uint64_t bytes_since_base_ = 0;
  std::chrono::steady_clock::time_point base_begun_;
};

}  // namespace broceliande::server::storage
