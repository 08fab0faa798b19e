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
#include "server/game_server.hpp"
#include "server/site/site.hpp"
#include "server/telemetry/log.hpp"

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

/// In the folder that desktops keep for it, made where there is none.
std::string default_database() {
  const char* state = std::getenv("STATE_DIRECTORY");  // from systemd
  const char* data = std::getenv("XDG_DATA_HOME");
  const char* home = std::getenv("HOME");
  fs::path folder = "broceliande";
  if (is_set("STATE_DIRECTORY")) {
    folder = state;
  } else if (is_set("XDG_DATA_HOME")) {
    folder = fs::path(data) / "broceliande";
  } else if (is_set("HOME")) {
    folder = fs::path(home) / ".local" / "share" / "broceliande";
  }
  std::error_code ignored;
  fs::create_directories(folder, ignored);
  return folder / "games.sqlite";
}

/// Addresses of databases may carry one: postgresql://user:password@host/name
std::string without_password(const std::string& database) {
  const std::size_t at = database.find('@');
  const std::size_t user = database.find("://");
  if (at == std::string::npos || user == std::string::npos) return database;
  const std::size_t colon = database.find(':', user + 3);
  if (colon == std::string::npos || colon > at) return database;
  return database.substr(0, colon) + database.substr(at);
}

/// So many a second over time, and those of ten seconds at once.
server::RateLimit request_pace(int a_second) {
  using std::chrono::milliseconds;
  return {milliseconds(1000 / std::max(a_second, 1)), 10 * a_second};
}

server::ServeOptions serve_options(const Request& request) {
  server::ServeOptions options;
  options.address = {request.address, static_cast<std::uint16_t>(request.port)};
  options.database = request.database.empty() ? default_database() : request.database;
  if (request.metrics_port >= 0) {
    options.metrics_port = static_cast<std::uint16_t>(request.metrics_port);
  }
  options.public_origins = request.public_origins;
  options.trusts_proxy = request.trusts_proxy;
  options.thinking_threads = request.thinking_threads;
  options.limits.sockets_of_address = request.address_limit;
  options.limits.requests = request_pace(request.request_limit);
  options.log_level = *server::log_level(request.log_level);
  return options;
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
  const auto options = serve_options(request);
  auto server = server::GameServer::open(options, *site);
  if (!server) return complain(english(server.error()));
  server->stop_on_signals();
  fmt::print("Brocéliande is at {}\ngames are kept in {}\nCtrl-C stops it\n", server->url(),
             without_password(options.database));
  std::fflush(stdout);
  if (request.opens) show_in_browser(server->url());
  server->run();
  return kOk;
}

}  // namespace broceliande::cli
