#include <fmt/core.h>

#include "command_line/server_commands.hpp"
#include "command_line/terminal.hpp"
#include "core/json.hpp"
#include "server/program/commands.hpp"
#include "server/program/database_choice.hpp"
#include "server/storage/store.hpp"

namespace broceliande::cli {
namespace {

void print_json(const server::DatabaseUpgrade& upgrade) {
  JsonWriter json;
  json.begin_object().field("from", upgrade.versions.before).field("to", upgrade.versions.now);
  json.field("readableFrom", upgrade.readable_from).key("waiting").begin_array();
  for (const std::string& what : upgrade.waiting) json.value(what);
  json.end_array().end_object();
  fmt::print("{}\n", json.text());
}

void print_text(const server::DatabaseUpgrade& upgrade) {
  if (upgrade.versions.before < upgrade.versions.now) {
    fmt::print("migrated from version {} to {}\n", upgrade.versions.before, upgrade.versions.now);
  } else {
    fmt::print("has version {}\n", upgrade.versions.now);
  }
  fmt::print("can be used by programs that know version {}\n", upgrade.readable_from);
  if (upgrade.waiting.empty()) return;
  fmt::print("to be removed by --contract once no older program runs:\n");
  for (const std::string& what : upgrade.waiting) fmt::print("  {}\n", what);
}

int run(const MigrateRequest& request) {
  const auto database = database_of(request.database);
  if (!database) return complain(english(database.error()));
  const auto upgrade = server::upgrade_database(*database, request.contracts);
  if (!upgrade) return complain(english(upgrade.error()));
  if (request.json) {
    print_json(*upgrade);
  } else {
    print_text(*upgrade);
  }
  return kOk;
}

}  // namespace

Command migrate_command() { return migrate_command_with(run); }

}  // namespace broceliande::cli
