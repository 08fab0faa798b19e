#pragma once

#include <compare>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "core/error.hpp"

namespace broceliande::server::storage {

/// Files of copies are called RUN-LOG, with eight digits each. A run is what one shipper copied
/// without a gap; its logs are counted from 1.
struct CopyNumber {
  std::uint32_t run = 0;
  std::uint32_t log = 0;

  friend auto operator<=>(const CopyNumber&, const CopyNumber&) = default;
};

/// A folder with bases (RUN-LOG.base: the database at some moment of that log, or later) and the
/// write-ahead logs of a run, byte for byte (RUN-LOG.wal). The latest base with its log and all
/// later logs of its run, one after the other, make the database: `deploy/restore` does that. What
/// a function returns from is on disk.
class CopyFolder {
 public:
  /// Made where there is none. Removes what an earlier run left unfinished.
  [[nodiscard]] static Result<CopyFolder> open(const std::string& path);

  /// After all that are there.
  [[nodiscard]] std::uint32_t new_run() const;
  [[nodiscard]] Result<void> write(CopyNumber number, std::uint64_t offset,
                                   std::span<const char> bytes) const;
  /// Where to make a base, which counts once it is finished. Older files go then.
  [[nodiscard]] std::string unfinished_base(CopyNumber number) const;
  [[nodiscard]] Result<std::uint64_t> finish_base(CopyNumber number) const;

 private:
  explicit CopyFolder(std::filesystem::path path) : path_(std::move(path)) {}
  [[nodiscard]] std::filesystem::path file(CopyNumber number, const char* kind) const;
  [[nodiscard]] tl::unexpected<Error> refused(int system_error) const;
  [[nodiscard]] Result<void> sync(const std::filesystem::path& path) const;
  void remove_before(CopyNumber number) const;

  std::filesystem::path path_;
};

}  // namespace broceliande::server::storage
