#include "server/sandbox/sandbox.hpp"

#include <sys/prctl.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <sstream>
#include <string>

#include "server/sandbox/landlock.hpp"
#include "server/sandbox/system_calls.hpp"

namespace broceliande::server {

namespace fs = std::filesystem;

namespace {

/// What the kernel runs to load a program; of these a machine has its own.
constexpr std::array kLoaders{"/lib64/ld-linux-x86-64.so.2", "/lib/ld-linux-aarch64.so.1"};

}  // namespace

Restrictions restrict_process(const FileRights& rights) {
  FileRights all = rights;
  if (!all.run.empty()) all.run.insert(all.run.end(), kLoaders.begin(), kLoaders.end());
  Restrictions restrictions;
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return restrictions;
  restrictions.landlock = restrict_files(all);
  restrictions.system_calls = restrict_system_calls();
  return restrictions;
}

fs::path found_in_path(const std::string& name) {
  const char* path = std::getenv("PATH");
  std::istringstream folders(path == nullptr ? "" : path);
  for (std::string folder; std::getline(folders, folder, ':');) {
    const fs::path program = fs::path(folder) / name;
    if (access(program.c_str(), X_OK) == 0) return program;
  }
  return {};
}

std::vector<fs::path> system_folders() {
  return {"/usr",
          "/bin",
          "/sbin",
          "/lib",
          "/lib32",
          "/lib64",
          "/opt",
          "/etc",
          "/proc",
          "/sys",
          "/dev",
          "/run/systemd/resolve",
          "/var/cache/fontconfig"};
}

}  // namespace broceliande::server
