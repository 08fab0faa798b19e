#include "command_line/hand_over.hpp"

#include <fmt/core.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "command_line/terminal.hpp"

namespace broceliande::cli {

int hand_over(const std::string& program, const char* const* words) {
  std::error_code ignored;
  const auto here = std::filesystem::read_symlink("/proc/self/exe", ignored).parent_path();
  const std::string path = (here / program).string();
  execv(path.c_str(), const_cast<char* const*>(words));
  return complain(fmt::format("cannot run {}: {}; expected it beside this program", path,
                              std::strerror(errno)));
}

}  // namespace broceliande::cli
