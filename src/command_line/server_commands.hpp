#pragma once

#include <string>
#include <vector>

#include "command_line/command.hpp"
#include "command_line/serve_limits.hpp"

/// The commands of broceliande-server. It carries them out; broceliande, which lists and completes
/// them too, hands them over.
namespace broceliande::cli {

inline constexpr auto kServerProgram = "broceliande-server";

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
  bool is_restricted = false;
  int thinking_threads = 1;
  ServeLimits limits;
  std::string contact;   ///< for players; empty for none
  std::string push_key;  ///< a file; empty for no push messages
  bool calls_webhooks = false;
  bool calls_private_addresses = false;
  std::string smtp;  ///< a mail server; empty for no e-mail
  std::string mail_from;
  std::string smtp_user;
  std::string smtp_password_file;
  std::string smtp_authorities;
  bool sends_plain_mail = false;
  std::string log_level = "info";
};

struct MigrateRequest {
  std::string database;
  bool contracts = false;
  bool json = false;
};

struct ReportsRequest {
  std::string action = "list";
  std::string report;  ///< to close
  bool only_open = false;
  std::string note;
  std::string database;
  bool json = false;
};

struct MuteRequest {
  std::string who;
  std::string span = "7d";
  std::string note;
  std::string database;
  bool json = false;
};

struct UnmuteRequest {
  std::string who;
  std::string note;
  std::string database;
  bool json = false;
};

struct RemoveTableRequest {
  std::string table;
  std::string note;
  std::string database;
  bool json = false;
};

struct AnnulGameRequest {
  std::string table;
  std::string note;
  std::string database;
  bool json = false;
};

[[nodiscard]] Command reports_command_with(int (*run)(const ReportsRequest&));
[[nodiscard]] Command mute_command_with(int (*run)(const MuteRequest&));
[[nodiscard]] Command unmute_command_with(int (*run)(const UnmuteRequest&));
[[nodiscard]] Command remove_table_command_with(int (*run)(const RemoveTableRequest&));
[[nodiscard]] Command annul_game_command_with(int (*run)(const AnnulGameRequest&));
[[nodiscard]] Command serve_command_with(int (*run)(const ServeRequest&));
[[nodiscard]] Command migrate_command_with(int (*run)(const MigrateRequest&));

}  // namespace broceliande::cli
