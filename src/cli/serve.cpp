#include <fmt/core.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <string>

#include "cli/request.hpp"
#include "server/listener.hpp"
#include "server/site.hpp"

namespace broceliande::cli {
namespace {

namespace fs = std::filesystem;

/// The client that was installed with this program.
fs::path installed_client() {
  std::error_code ignored;
  const fs::path program = fs::read_symlink("/proc/self/exe", ignored);
  return program.parent_path().parent_path() / "share" / "broceliande" / "web";
}

/// The folder to serve, or nothing if none was named and none is where one would be.
std::optional<fs::path> web_folder(const Request& request) {
  if (!request.folder.empty()) return request.folder;
  for (const fs::path& folder : {fs::path("web/dist"), installed_client()}) {
    std::error_code ignored;
    if (fs::is_directory(folder, ignored)) return folder;
  }
  return std::nullopt;
}

bool is_set(const char* variable) {
  const char* value = std::getenv(variable);
  return value != nullptr && *value != '\0';
}

/// Through a shell that leaves it behind, so that nobody waits for it and Ctrl-C is not for it.
void show_in_browser(const std::string& url) {
  if (!is_set("DISPLAY") && !is_set("WAYLAND_DISPLAY")) return;
  std::string shell = "sh";
  std::string option = "-c";
  std::string command = R"(xdg-open "$0" >/dev/null 2>&1 &)";
  std::string address = url;
  const std::array<char*, 5> words{shell.data(), option.data(), command.data(), address.data(),
                                   nullptr};
  pid_t process = 0;
  if (posix_spawnp(&process, shell.c_str(), nullptr, nullptr, words.data(), environ) == 0) {
    waitpid(process, nullptr, 0);
  }
}

}  // namespace

int run_serve(const Request& request) {
  const auto folder = web_folder(request);
  if (!folder) {
    return complain(
        "there is no web client in web/dist, and none was installed; expected it to be built by "
        "./run or by 'npm run build' in web/, or --web DIR");
  }
  const auto site = server::read_site(*folder);
  if (!site) return complain(english(site.error()));
  auto listener =
      server::Listener::open({request.address, static_cast<std::uint16_t>(request.port)}, *site);
  if (!listener) return complain(english(listener.error()));
  listener->stop_on_signals();
  fmt::print("Brocéliande is at {}\nCtrl-C stops it\n", listener->url());
  std::fflush(stdout);
  if (request.opens) show_in_browser(listener->url());
  listener->run();
  return kOk;
}

}  // namespace broceliande::cli
