#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/error.hpp"
#include "server/connections/http_listener.hpp"
#include "server/live_tables/service_context.hpp"
#include "server/mail/smtp_settings.hpp"
#include "server/sandbox/sandbox.hpp"
#include "server/site/site.hpp"
#include "server/telemetry/log.hpp"

namespace broceliande::server {

struct ServeOptions {
  Address address;
  std::string database;     ///< a file, or `postgresql://…`
  std::string copy_folder;  ///< is kept up to date with a database in a file; empty for none
  std::chrono::milliseconds copy_every{1'000};
  std::optional<std::uint16_t> metrics_port;  ///< on this machine alone
  std::vector<std::string> public_origins;    ///< what browsers know this server as
  std::string print_program;                  ///< `broceliande`, which prints games
  std::string picture_program;                ///< draws tables for links to them; empty for none
  std::string push_key;                  ///< the file of the key for push messages; empty for none
  std::string contact;                   ///< a link, for players and push services
  bool calls_private_addresses = false;  ///< for tests: push services on this machine
  bool calls_webhooks = false;           ///< of bots
  MailOptions mail;                      ///< whose links lead to the first public origin
  bool trusts_proxy = false;
  std::optional<Restrictions> restrictions;  ///< that this process is under
  int thinking_threads = 1;
  LogLevel log_level = LogLevel::info;
  ConnectionLimits limits;
  ServiceRules rules;
  RateLimit guests{Milliseconds{2'000}, 50};              ///< new ones, by address
  RateLimit passwords{Milliseconds{5'000}, 10};           ///< tried, by address
  RateLimit account_passwords{Milliseconds{2'000}, 300};  ///< tried by strangers together
  RateLimit renames{std::chrono::minutes{5}, 12};         ///< of one person
};

/// Writes `start-failed` where the database is why a server could not be opened; false where it is
/// not, and whoever started it has to be told in words.
[[nodiscard]] bool log_failed_start(const Error& error, LogLevel least);

/// The whole server: the web client, games for people anywhere, and what operators look at.
class GameServer {
 public:
  /// The site must outlive the server. Clients can connect from now on.
  [[nodiscard]] static Result<GameServer> open(const ServeOptions& options, const Site& site);
  GameServer(GameServer&&) noexcept;
  GameServer& operator=(GameServer&&) noexcept;
  ~GameServer();

  [[nodiscard]] std::string url() const;
  [[nodiscard]] std::uint16_t port() const;
  void stop_on_signals();
  /// Serves until stop() or a signal; everything told before is on disk then.
  void run();
  void stop();

 private:
  class Components;
  explicit GameServer(std::unique_ptr<Components> components);

  std::unique_ptr<Components> components_;
};

}  // namespace broceliande::server
