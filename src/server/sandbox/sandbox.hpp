#pragma once

#include <filesystem>
#include <vector>

namespace broceliande::server {

/// What a process may do with files: with those that are named, and with all in folders that are.
/// Paths that do not exist are left out.
struct FileRights {
  std::vector<std::filesystem::path> written;  ///< may be read, too
  std::vector<std::filesystem::path> read;
  std::vector<std::filesystem::path> run;  ///< as programs; may be read, too
};

/// What holds, as far as the kernel can do it.
struct Restrictions {
  int landlock = 0;  ///< the version that holds files; 0 where the kernel has none
  bool system_calls = false;

  [[nodiscard]] bool are_complete() const { return landlock > 0 && system_calls; }
};

/// Takes from this thread, from those that it starts and from the programs that they run, for good:
/// all rights to files but these, new privileges, and system calls that no server needs. To be
/// called before there are other threads.
[[nodiscard]] Restrictions restrict_process(const FileRights& rights);

/// Where a program that is called by its name is found; empty where it is not.
[[nodiscard]] std::filesystem::path found_in_path(const std::string& name);

/// Folders of the system that programs read: libraries, settings, fonts, what the kernel tells.
[[nodiscard]] std::vector<std::filesystem::path> system_folders();

}  // namespace broceliande::server
