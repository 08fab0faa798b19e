#include <fmt/core.h>

#include "cli/commands.hpp"
#include "cli/database_choice.hpp"
#include "cli/terminal.hpp"
#include "core/json.hpp"
#include "server/storage/store.hpp"

namespace broceliande::cli {
namespace {

struct MigrateRequest {
  std::string database;
  bool contracts = false;
  bool json = false;
};

void declare(Syntax& syntax, MigrateRequest& request) {
  syntax
      .add("--database", request.database,
           "A file, or postgresql://USER@HOST/NAME (default: as with serve)")
      .expects_file();
  syntax.flag("--contract", request.contracts,
              "Also take away what only older programs need: none of them can use the database "
              "afterwards");
  syntax.json(request.json);
}

std::string migrate_example() { return "broceliande migrate --database games.sqlite"; }

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
    fmt::print("brought from version {} to {}\n", upgrade.versions.before, upgrade.versions.now);
  } else {
    fmt::print("has version {}\n", upgrade.versions.now);
  }
  fmt::print("can be used by programs that know version {}\n", upgrade.readable_from);
  if (upgrade.waiting.empty()) return;
  fmt::print("to be taken away by --contract once no older program runs:\n");
  for (const std::string& what : upgrade.waiting) fmt::print("  {}\n", what);
}

int run(const MigrateRequest& request) {
  const auto upgrade = server::upgrade_database(database_of(request.database), request.contracts);
  if (!upgrade) return complain(english(upgrade.error()));
  if (request.json) {
    print_json(*upgrade);
  } else {
    print_text(*upgrade);
  }
  return kOk;
}

}  // namespace

Command migrate_command() {
  return make_command<MigrateRequest>("migrate", "Bring a database to the version of this program",
                                      migrate_example());
}

}  // namespace broceliande::cli
