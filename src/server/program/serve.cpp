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

#include "command_line/server_commands.hpp"
#include "command_line/terminal.hpp"
#include "server/game_server.hpp"
#include "server/program/apply_limits.hpp"
#include "server/program/commands.hpp"
#include "server/program/database_choice.hpp"
#include "server/program/file_rights.hpp"
#include "server/sandbox/sandbox.hpp"
#include "server/site/contact.hpp"
#include "server/site/site.hpp"
#include "server/storage/database/address.hpp"
#include "server/telemetry/log.hpp"

namespace broceliande::cli {
namespace {

namespace fs = std::filesystem;

/// Where this program is, and `broceliande` beside it.
fs::path programs() {
  std::error_code ignored;
  return fs::read_symlink("/proc/self/exe", ignored).parent_path();
}

/// The client that was installed with this program.
fs::path installed_client() { return programs().parent_path() / "share" / "broceliande" / "web"; }

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

/// What draws pictures of tables, which is built with the client; nothing where it was not.
std::string picture_program(const fs::path& client) {
  const fs::path program = client / "pictures" / "draw.mjs";
  std::error_code ignored;
  return fs::is_regular_file(program, ignored) ? program.string() : "";
}

constexpr auto kSmtpPasswordVariable = "BROCELIANDE_SMTP_PASSWORD";

server::MailOptions mail_options(const ServeRequest& request) {
  return {.smtp = request.smtp,
          .from = request.mail_from,
          .user = request.smtp_user,
          .password_file = request.smtp_password_file,
          .password = server::Secret(
              is_set(kSmtpPasswordVariable) ? std::getenv(kSmtpPasswordVariable) : ""),
          .authorities = request.smtp_authorities,
          .may_be_plain = request.sends_plain_mail};
}

server::ServeOptions serve_options(const ServeRequest& request, const fs::path& client,
                                   const std::string& database, const std::string& contact) {
  server::ServeOptions options;
  options.push_key = request.push_key;
  options.contact = contact;
  options.mail = mail_options(request);
  options.calls_webhooks = request.calls_webhooks;
  options.calls_private_addresses = request.calls_private_addresses;
  options.print_program = (programs() / "broceliande").string();
  options.picture_program = picture_program(client);
  options.address = {request.address, static_cast<std::uint16_t>(request.port)};
  options.database = database;
  options.copy_folder = request.copy;
  options.copy_every = std::chrono::seconds(request.copy_every);
  if (request.metrics_port >= 0) {
    options.metrics_port = static_cast<std::uint16_t>(request.metrics_port);
  }
  options.public_origins = request.public_origins;
  options.trusts_proxy = request.trusts_proxy;
  options.thinking_threads = request.thinking_threads;
  apply_limits(request.limits, options);
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
  const auto database = database_of(request.database);
  if (!database) return complain(english(database.error()));
  const auto contact = server::contact_link(request.contact);
  if (!contact) return complain(english(contact.error()));
  auto site = server::read_site(*folder);
  if (!site) return complain(english(site.error()));
  site->put("site.json", server::site_settings(*contact));
  auto options = serve_options(request, *folder, *database, *contact);
  if (request.is_restricted) {
    options.restrictions = server::restrict_process(file_rights(options, *folder));
  }
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

Command serve_command() { return serve_command_with(run); }

}  // namespace broceliande::cli
