#include "server/sandbox/landlock.hpp"

#include <fcntl.h>
#include <linux/landlock.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cstdint>

namespace broceliande::server {
namespace {

namespace fs = std::filesystem;

// Newer than Debian 12's headers.
constexpr std::uint64_t kTruncate = 1ULL << 14;
constexpr int kVersionOfRefer = 2;
constexpr int kVersionOfTruncate = 3;

constexpr std::uint64_t kReadFile = LANDLOCK_ACCESS_FS_READ_FILE;
constexpr std::uint64_t kRead = kReadFile | LANDLOCK_ACCESS_FS_READ_DIR;
constexpr std::uint64_t kRun = kReadFile | LANDLOCK_ACCESS_FS_EXECUTE;
/// Everything but devices.
constexpr std::uint64_t kWrite = kRead | LANDLOCK_ACCESS_FS_WRITE_FILE |
                                 LANDLOCK_ACCESS_FS_REMOVE_DIR | LANDLOCK_ACCESS_FS_REMOVE_FILE |
                                 LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG |
                                 LANDLOCK_ACCESS_FS_MAKE_SOCK | LANDLOCK_ACCESS_FS_MAKE_FIFO |
                                 LANDLOCK_ACCESS_FS_MAKE_SYM | LANDLOCK_ACCESS_FS_REFER | kTruncate;
/// What folders alone can be given.
constexpr std::uint64_t kOfFiles =
    kReadFile | LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_EXECUTE | kTruncate;

/// All that the kernel can take away.
std::uint64_t handled(int version) {
  std::uint64_t all = (LANDLOCK_ACCESS_FS_MAKE_SYM << 1) - 1;
  if (version >= kVersionOfRefer) all |= LANDLOCK_ACCESS_FS_REFER;
  if (version >= kVersionOfTruncate) all |= kTruncate;
  return all;
}

// The C library has no functions for these.
int create_ruleset(const landlock_ruleset_attr* attributes, std::size_t size, std::uint32_t flags) {
  return static_cast<int>(syscall(SYS_landlock_create_ruleset, attributes, size, flags));
}

void allow(int ruleset, const fs::path& path, std::uint64_t rights) {
  const int place = open(path.c_str(), O_PATH | O_CLOEXEC);
  using FileStatus = struct stat;
  FileStatus found{};
  if (place < 0 || fstat(place, &found) != 0) return;
  if (!S_ISDIR(found.st_mode)) rights &= kOfFiles;
  landlock_path_beneath_attr rule{};
  rule.allowed_access = rights;
  rule.parent_fd = place;
  (void)syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
  close(place);
}

}  // namespace

int restrict_files(const FileRights& rights) {
  const int version = create_ruleset(nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION);
  if (version <= 0) return 0;
  const std::uint64_t all = handled(version);
  landlock_ruleset_attr attributes{};
  attributes.handled_access_fs = all;
  const int ruleset = create_ruleset(&attributes, sizeof attributes, 0);
  if (ruleset < 0) return 0;
  for (const fs::path& path : rights.read) allow(ruleset, path, kRead & all);
  for (const fs::path& path : rights.run) allow(ruleset, path, kRun & all);
  for (const fs::path& path : rights.written) allow(ruleset, path, kWrite & all);
  const bool is_done = syscall(SYS_landlock_restrict_self, ruleset, 0) == 0;
  close(ruleset);
  return is_done ? version : 0;
}

}  // namespace broceliande::server
