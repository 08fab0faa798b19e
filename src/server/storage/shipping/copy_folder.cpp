#include "server/storage/shipping/copy_folder.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <optional>

#include "server/storage/shipping/phrases.hpp"

namespace broceliande::server::storage {
namespace {

namespace fs = std::filesystem;

constexpr auto kBase = ".base";
constexpr auto kWal = ".wal";
constexpr auto kUnfinished = ".base.partial";
constexpr std::size_t kNumberLength = 8;

class OpenFile {
 public:
  explicit OpenFile(int handle) : handle_(handle) {}
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;
  ~OpenFile() {
    if (handle_ >= 0) close(handle_);
  }
  [[nodiscard]] int handle() const { return handle_; }

 private:
  int handle_;
};

std::optional<std::uint32_t> digits(std::string_view text) {
  std::uint32_t number = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (fault != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

/// Nothing for files that are not ours.
std::optional<CopyNumber> copy_number(std::string_view name) {
  constexpr std::size_t kLength = 2 * kNumberLength + 1;
  if (name.size() < kLength || name[kNumberLength] != '-') return std::nullopt;
  const std::string_view kind = name.substr(kLength);
  if (kind != kBase && kind != kWal && kind != kUnfinished) return std::nullopt;
  const auto run = digits(name.substr(0, kNumberLength));
  const auto log = digits(name.substr(kNumberLength + 1, kNumberLength));
  if (!run || !log) return std::nullopt;
  return CopyNumber{.run = *run, .log = *log};
}

struct CopyFile {
  fs::path path;
  CopyNumber number;
};

std::vector<CopyFile> files_in(const fs::path& folder) {
  std::vector<CopyFile> files;
  std::error_code ignored;
  for (const auto& entry : fs::directory_iterator(folder, ignored)) {
    const auto number = copy_number(entry.path().filename().native());
    if (number) files.push_back({entry.path(), *number});
  }
  return files;
}

}  // namespace

Result<CopyFolder> CopyFolder::open(const std::string& path) {
  CopyFolder folder{fs::path(path)};
  std::error_code fault;
  const bool is_new = fs::create_directories(path, fault);
  if (is_new) fs::permissions(path, fs::perms::owner_all, fault);
  if (access(path.c_str(), W_OK | X_OK) != 0) return folder.refused(errno);
  for (const CopyFile& file : files_in(path)) {
    if (file.path.native().ends_with(kUnfinished)) fs::remove(file.path, fault);
  }
  return folder;
}

std::uint32_t CopyFolder::new_run() const {
  std::uint32_t latest = 0;
  for (const CopyFile& file : files_in(path_)) latest = std::max(latest, file.number.run);
  return latest + 1;
}

fs::path CopyFolder::file(CopyNumber number, const char* kind) const {
  return path_ / fmt::format("{:08}-{:08}{}", number.run, number.log, kind);
}

tl::unexpected<Error> CopyFolder::refused(int system_error) const {
  return refuse(phrases::kCannotCopy, Error::kNoPlace,
                {path_.native(), std::strerror(system_error)});
}

Result<void> CopyFolder::sync(const fs::path& path) const {
  const OpenFile file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (file.handle() < 0 || fsync(file.handle()) != 0) return refused(errno);
  return {};
}

Result<void> CopyFolder::write(CopyNumber number, std::uint64_t offset,
                               std::span<const char> bytes) const {
  const bool is_new = offset == 0;
  const fs::path path = file(number, kWal);
  const OpenFile log(::open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR));
  if (log.handle() < 0) return refused(errno);
  while (!bytes.empty()) {
    const ssize_t written =
        pwrite(log.handle(), bytes.data(), bytes.size(), static_cast<off_t>(offset));
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return refused(written == 0 ? ENOSPC : errno);
    bytes = bytes.subspan(static_cast<std::size_t>(written));
    offset += static_cast<std::uint64_t>(written);
  }
  if (fdatasync(log.handle()) != 0) return refused(errno);
  return is_new ? sync(path_) : Result<void>();
}

std::string CopyFolder::unfinished_base(CopyNumber number) const {
  return file(number, kUnfinished);
}

Result<std::uint64_t> CopyFolder::finish_base(CopyNumber number) const {
  const fs::path made = file(number, kUnfinished);
  const fs::path base = file(number, kBase);
  const Result<void> synced = sync(made);
  if (!synced) return pass_on(synced);
  if (std::rename(made.c_str(), base.c_str()) != 0) return refused(errno);
  const Result<void> named = sync(path_);
  if (!named) return pass_on(named);
  remove_before(number);
  std::error_code ignored;
  return fs::file_size(base, ignored);
}

void CopyFolder::remove_before(CopyNumber number) const {
  std::error_code ignored;
  for (const CopyFile& file : files_in(path_)) {
    if (file.number < number) fs::remove(file.path, ignored);
  }
}

}  // namespace broceliande::server::storage
