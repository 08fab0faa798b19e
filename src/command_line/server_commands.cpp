#include "command_line/server_commands.hpp"

#include <memory>
#include <utility>

namespace broceliande::cli {
namespace {

void declare_work(Syntax& syntax, ServeRequest& request) {
  syntax
      .add("--thinking-threads", request.thinking_threads,
           "How many threads think for the computer players")
      .in_range(1, 256)
      .shows_default();
  declare_limits(syntax, request.limits);
}

void declare_mail(Syntax& syntax, ServeRequest& request) {
  syntax.add("--smtp", request.smtp,
             "Send e-mail through this mail server, such as smtp://mail.example.org:587; needs "
             "--mail-from and --public-origin");
  syntax.add("--mail-from", request.mail_from,
             "The sender of e-mail, such as 'Brocéliande <games@example.org>'");
  syntax.add("--smtp-user", request.smtp_user,
             "Log in to the mail server as this user; the password comes from "
             "--smtp-password-file, or from BROCELIANDE_SMTP_PASSWORD in the environment");
  syntax
      .add("--smtp-password-file", request.smtp_password_file,
           "The password for the mail server, in a file that its owner alone may read")
      .expects_file();
  syntax
      .add("--smtp-ca", request.smtp_authorities,
           "Trust these certificates (PEM) of the mail server instead of the system's")
      .expects_file();
  syntax.flag("--smtp-plain", request.sends_plain_mail,
              "Send e-mail without TLS, even to another machine");
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
  syntax.add("--copy-every", request.copy_every, "How many seconds the copy may lag behind")
      .in_range(1, 3'600)
      .shows_default();
  syntax
      .add("--metrics-port", request.metrics_port,
           "Serve /metrics on this port, to this machine alone")
      .in_range(0, 65'535);
  syntax.add("--public-origin", request.public_origins,
             "The origin that browsers use, behind a proxy, such as https://games.example.org");
  syntax.flag(
      "--trust-proxy", request.trusts_proxy,
      "Trust X-Forwarded-For and X-Forwarded-Proto; only for use behind a single proxy of yours");
  syntax.flag(
      "--sandbox", request.is_restricted,
      "Give up the rights that a server does not need, as far as the kernel allows: it writes only "
      "beside the database, to the copy and to temporary files, reads only files of the "
      "system and of the client, and runs few programs and no dangerous system calls");
  declare_work(syntax, request);
  syntax.add("--contact", request.contact,
             "Where players can write, shown on the About pages: an e-mail address or a URL");
  syntax
      .add("--push-key", request.push_key,
           "Send push messages with the key in this file, which is created if it does not exist; "
           "needs --contact")
      .expects_file();
  syntax.flag("--webhooks", request.calls_webhooks,
              "Notify bots at the https addresses that their owners give");
  declare_mail(syntax, request);
  syntax.flag("--call-private-addresses", request.calls_private_addresses,
              "For tests: also send messages to this machine and its network, and without TLS");
  syntax.add("--log", request.log_level, "The lowest level that is logged")
      .one_of({"debug", "info", "warn", "error"})
      .shows_default();
}

void declare(Syntax& syntax, MigrateRequest& request) {
  syntax
      .add("--database", request.database,
           "A file, or postgresql://USER@HOST/NAME (default: as with serve)")
      .expects_file();
  syntax.flag("--contract", request.contracts,
              "Also remove what only older programs need: they can no longer use the database "
              "afterwards");
  syntax.json(request.json);
}

/// What all commands of operators take.
template <class Request>
void declare_moderation(Syntax& syntax, Request& request, const std::string& note) {
  syntax.add(note, request.note, "Why: kept with what is done and in the log, for operators alone");
  syntax
      .add("--database", request.database,
           "A file, or postgresql://USER@HOST/NAME (default: as with serve)")
      .expects_file();
  syntax.json(request.json);
}

constexpr auto kNote = "--note";

void declare(Syntax& syntax, ReportsRequest& request) {
  syntax.add("action", request.action, "What to do: list them (the latest first), or close one")
      .one_of({"list", "close"});
  syntax.add("report", request.report, "The report to close");
  syntax.flag("--open", request.only_open, "List only those that nobody has closed");
  declare_moderation(syntax, request, kNote);
}

constexpr auto kWho =
    "The name of an account, a report about them, or TABLE/PLACE (counted from 0)";

void declare(Syntax& syntax, MuteRequest& request) {
  syntax.add("who", request.who, kWho).required();
  syntax.add("--for", request.span, "How long: days or hours, such as 7d or 12h").shows_default();
  declare_moderation(syntax, request, kNote);
}

void declare(Syntax& syntax, UnmuteRequest& request) {
  syntax.add("who", request.who, kWho).required();
  declare_moderation(syntax, request, kNote);
}

constexpr auto kTable = "The table: the last part of its address";

void declare(Syntax& syntax, RemoveTableRequest& request) {
  syntax.add("table", request.table, kTable).required();
  declare_moderation(syntax, request, kNote);
}

void declare(Syntax& syntax, AnnulGameRequest& request) {
  syntax.add("table", request.table, kTable).required();
  declare_moderation(syntax, request, "--reason");
}

template <class Request>
Command command_with(std::string name, std::string help, std::string example,
                     int (*run)(const Request&)) {
  return {std::move(name),
          std::move(help),
          std::move(example),
          [run](Syntax& syntax) {
            const auto request = std::make_shared<Request>();
            declare(syntax, *request);
            return [run, request] { return run(*request); };
          },
          {}};
}

}  // namespace

Command reports_command_with(int (*run)(const ReportsRequest&)) {
  return command_with("reports", "List what players have reported, or close a report",
                      "broceliande reports --open", run);
}

Command mute_command_with(int (*run)(const MuteRequest&)) {
  return command_with("mute", "Let somebody play, but not chat, for some time",
                      "broceliande mute mordred --for 7d --note 'insults'", run);
}

Command unmute_command_with(int (*run)(const UnmuteRequest&)) {
  return command_with("unmute", "Let somebody chat again", "broceliande unmute mordred", run);
}

Command remove_table_command_with(int (*run)(const RemoveTableRequest&)) {
  return command_with("remove-table", "Close a table where the game has not begun",
                      "broceliande remove-table 8e5dc811a31d", run);
}

Command annul_game_command_with(int (*run)(const AnnulGameRequest&)) {
  return command_with("annul-game", "End a game without a result, also after its end",
                      "broceliande annul-game 8e5dc811a31d --reason 'played by an engine'", run);
}

Command serve_command_with(int (*run)(const ServeRequest&)) {
  return command_with("serve", "Serve the web client, and games with friends anywhere",
                      "broceliande serve --port 0 --open", run);
}

Command migrate_command_with(int (*run)(const MigrateRequest&)) {
  return command_with("migrate", "Bring a database to the version of this program",
                      "broceliande migrate --database games.sqlite", run);
}

}  // namespace broceliande::cli
