#include <fmt/core.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <string>

#include "cli/commands.hpp"
#include "cli/database_choice.hpp"
#include "cli/terminal.hpp"
#include "server/game_server.hpp"
#include "server/site/contact.hpp"
#include "server/site/site.hpp"
#include "server/storage/database/address.hpp"
#include "server/telemetry/log.hpp"

namespace broceliande::cli {
namespace {

struct ServeRequest {
  int port = 8080;
  std::string address = "127.0.0.1";
  std::string web;  ///< the folder of the client
  bool opens = false;
  std::string database;
  std::string copy;  ///< a folder; empty for none
  int copy_every = 1;
  int metrics_port = -1;  ///< negative for none
  std::vector<std::string> public_origins;
  bool trusts_proxy = false;
  int thinking_threads = 1;
  int address_limit = 200;
  int connection_limit = 64;
  int request_limit = 10;
  std::string contact;   ///< for players; empty for none
  std::string push_key;  ///< a file; empty for no push messages
  bool calls_webhooks = false;
  bool calls_private_addresses = false;
  std::string log_level = "info";
};

void declare_limits(Syntax& syntax, ServeRequest& request) {
  syntax
      .add("--thinking-threads", request.thinking_threads,
           "How many threads think for the computer players")
      .in_range(1, 256)
      .shows_default();
  syntax
      .add("--address-limit", request.address_limit,
           "How many sockets one address may have; 0 for no limit")
      .in_range(0, 1'000'000)
      .shows_default();
  syntax
      .add("--connection-limit", request.connection_limit,
           "How many connections that are not sockets one address may have, unless --trust-proxy "
           "is given; 0 for no limit")
      .in_range(0, 1'000'000)
      .shows_default();
  syntax
      .add("--request-limit", request.request_limit,
           "How many requests per second one address may send to /api; 0 for no limit")
      .in_range(0, 1'000)
      .shows_default();
}

void declare(Syntax& syntax, ServeRequest& request) {
  syntax.add("--port", request.port, "The port to listen on; 0 picks a free one")
      .shows_default()
      .in_range(0, 65'535);
  syntax
      .add("--address", request.address,
           "The address to listen on: 127.0.0.1 for this machine alone, 0.0.0.0 for any network")
      .shows_default();
  syntax
      .add("--web", request.web,
           "The folder of the built web client (default: web/dist, or the installed one)")
      .expects_folder();
  syntax.flag("--open", request.opens, "Open the app in the default browser");
  syntax
      .add("--database", request.database,
           "Where games are kept: a file, :memory:, or postgresql://USER@HOST/NAME for "
           "several nodes (default: BROCELIANDE_DATABASE from the environment, or games.sqlite "
           "in the user's data folder)")
      .expects_file();
  syntax
      .add("--copy", request.copy,
           "Keep a copy of the database up to date in this folder, best on another disk; for a "
           "database in a file")
      .expects_folder();
  syntax.add("--copy-every", request.copy_every, "How many seconds of games the copy may be behind")
      .in_range(1, 3'600)
      .shows_default();
  syntax
      .add("--metrics-port", request.metrics_port,
           "Serve /metrics on this port, to this machine alone")
      .in_range(0, 65'535);
  syntax.add("--public-origin", request.public_origins,
             "The origin that browsers use, behind a proxy, such as https://games.example.org");
  syntax.flag("--trust-proxy", request.trusts_proxy,
              "Trust X-Forwarded-For and X-Forwarded-Proto: behind one proxy of your own");
  declare_limits(syntax, request);
  syntax.add("--contact", request.contact,
             "Where players can write, shown on the About pages: an e-mail address or a URL");
  syntax
      .add("--push-key", request.push_key,
           "Send push messages with the key in this file, which is made if it does not exist; "
           "needs --contact")
      .expects_file();
  syntax.flag("--webhooks", request.calls_webhooks,
              "Call the https addresses at which owners of bots want them to be told");
  syntax.flag("--call-private-addresses", request.calls_private_addresses,
              "For tests: send messages also to this machine and its network, and without TLS");
  syntax.add("--log", request.log_level, "The lowest level that is logged")
      .one_of({"debug", "info", "warn", "error"})
      .shows_default();
}

std::string serve_example() { return "broceliande serve --port 0 --open"; }

namespace fs = std::filesystem;

fs::path this_program() {
  std::error_code ignored;
  return fs::read_symlink("/proc/self/exe", ignored);
}

/// The client that was installed with this program.
fs::path installed_client() {
  return this_program().parent_path().parent_path() / "share" / "broceliande" / "web";
}

/// The folder to serve, or nothing if none was named and none is where one would be.
std::optional<fs::path> web_folder(const ServeRequest& request) {
  if (!request.web.empty()) return request.web;
  for (const fs::path& folder : {fs::path("web/dist"), installed_client()}) {
    std::error_code ignored;
    if (fs::is_directory(folder, ignored)) return folder;
  }
  return std::nullopt;
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

/// So many a second over time, and those of ten seconds at once.
server::RateLimit request_pace(int a_second) {
  using std::chrono::milliseconds;
  return {milliseconds(1000 / std::max(a_second, 1)), 10 * a_second};
}

/// What draws pictures of tables, which is built with the client; nothing where it was not.
std::string picture_program(const fs::path& client) {
  const fs::path program = client / "pictures" / "draw.mjs";
  std::error_code ignored;
  return fs::is_regular_file(program, ignored) ? program.string() : "";
}

server::ServeOptions serve_options(const ServeRequest& request, const fs::path& client,
                                   const std::string& contact) {
  server::ServeOptions options;
  options.push_key = request.push_key;
  options.contact = contact;
  options.calls_webhooks = request.calls_webhooks;
  options.calls_private_addresses = request.calls_private_addresses;
  options.print_program = this_program().string();
  options.picture_program = picture_program(client);
  options.address = {request.address, static_cast<std::uint16_t>(request.port)};
  options.database = database_of(request.database);
  options.copy_folder = request.copy;
  options.copy_every = std::chrono::seconds(request.copy_every);
  if (request.metrics_port >= 0) {
    options.metrics_port = static_cast<std::uint16_t>(request.metrics_port);
  }
  options.public_origins = request.public_origins;
  options.trusts_proxy = request.trusts_proxy;
  options.thinking_threads = request.thinking_threads;
  options.limits.sockets_of_address = request.address_limit;
  options.limits.connections_of_address = request.connection_limit;
  if (request.connection_limit == 0) options.limits.connections = 0;
  options.limits.requests = request_pace(request.request_limit);
  options.log_level = *server::log_level(request.log_level);
  return options;
}

int run(const ServeRequest& request) {
  const auto folder = web_folder(request);
  if (!folder) {
    return complain(
        "there is no web client in web/dist, and none was installed; expected it to be built by "
        "./run or by 'npm run build' in web/, or --web DIR");
  }
  const auto contact = server::contact_link(request.contact);
  if (!contact) return complain(english(contact.error()));
  auto site = server::read_site(*folder);
  if (!site) return complain(english(site.error()));
  site->put("site.json", server::site_settings(*contact));
  const auto options = serve_options(request, *folder, *contact);
  auto server = server::GameServer::open(options, *site);
  if (!server && server::log_failed_start(server.error(), options.log_level)) return kBadInput;
  if (!server) return complain(english(server.error()));
  server->stop_on_signals();
  fmt::print("Brocéliande is at {}\ngames are kept in {}\nCtrl-C stops it\n", server->url(),
             server::storage::without_password(options.database));
  std::fflush(stdout);
  if (request.opens) show_in_browser(server->url());
  server->run();
  return kOk;
}

}  // namespace

Command serve_command() {
  return make_command<ServeRequest>(
      "serve", "Serve the web client, and games with friends anywhere", serve_example());
}

}  // namespace broceliande::cli
