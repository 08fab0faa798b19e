#pragma once

#include <sqlite3.h>

#include <array>
#include <cstdint>
#include <memory>
#include <string>

#include "core/error.hpp"

namespace broceliande::server::storage {

/// How far a write-ahead log reaches. A log begins anew with another salt, in the same file.
struct WalPosition {
  std::array<unsigned char, 8> salt{};
  std::uint32_t page_size = 0;
  std::uint32_t frames = 0;  ///< that are committed and on disk

  [[nodiscard]] std::uint64_t bytes() const { return offset_of(frames); }
  [[nodiscard]] std::uint64_t offset_of(std::uint32_t frame) const {
    return kWalHeader + frame * std::uint64_t{kFrameHeader + page_size};
  }

  static constexpr std::uint64_t kWalHeader = 32;
  static constexpr std::uint32_t kFrameHeader = 24;
};

/// A connection of its own to a database that another one writes to. While it holds a snapshot,
/// what comes after that stays in the write-ahead log. For one thread at a time.
class SqliteReader {
 public:
  [[nodiscard]] static Result<SqliteReader> open(const std::string& path);

  [[nodiscard]] bool hold_snapshot();
  void release();
  /// Nobody else can write until release().
  [[nodiscard]] bool hold_writers();

  /// At least as far as the snapshot reaches, which must be held.
  [[nodiscard]] Result<WalPosition> wal_position() const;
  /// Brings as much of the log into the database as no snapshot is in the way of.
  void checkpoint();

  [[nodiscard]] sqlite3* connection() const { return connection_.get(); }
  [[nodiscard]] std::string fault() const;

 private:
  struct CloseReader {
    void operator()(sqlite3* connection) const { sqlite3_close_v2(connection); }
  };
  explicit SqliteReader(sqlite3* connection) : connection_(connection) {}
  [[nodiscard]] bool execute(const char* sql);

  std::unique_ptr<sqlite3, CloseReader> connection_;
};

}  // namespace broceliande::server::storage
