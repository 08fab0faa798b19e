#include "server/program/operator_command.hpp"

#include <fmt/core.h>

#include <filesystem>

#include "command_line/terminal.hpp"
#include "core/json.hpp"
#include "server/program/database_choice.hpp"
#include "server/storage/database/address.hpp"
#include "server/telemetry/log_line.hpp"
#include "server/time/wall_clock.hpp"

namespace broceliande::cli {
namespace {

using server::ModerationAct;

std::string_view name_of(const ModerationAct& act) {
  return server::kModerationNames.at(static_cast<std::size_t>(act.kind));
}

const std::string& object_of(const ModerationAct& act) {
  if (!act.who.empty()) return act.who;
  return act.table.empty() ? act.report : act.table;
}

void print_json(const ModerationAct& act) {
  JsonWriter json;
  json.begin_object().field("act", name_of(act)).field("at", server::iso_time(act.at));
  json.field("who", act.who).field("table", act.table).field("report", act.report);
  json.key("until");
  act.until > act.at ? json.value(server::iso_time(act.until)) : json.null();
  json.field("note", act.note).end_object();
  fmt::print("{}\n", json.text());
}

void print_text(const ModerationAct& act) {
  const std::string until =
      act.until > act.at ? " until " + server::iso_time(act.until) : std::string();
  fmt::print("{} {}{}: done; servers that run take it up within seconds\n", name_of(act),
             object_of(act), until);
}

/// A misspelt path would make a new database, and nothing to act on.
bool is_missing(const std::string& database) {
  std::error_code ignored;
  return !server::storage::is_postgresql(database) && !std::filesystem::exists(database, ignored);
}

}  // namespace

int with_store(const std::string& database, const std::function<int(server::Store&)>& run) {
  const auto address = database_of(database);
  if (!address) return complain(english(address.error()));
  if (is_missing(*address)) {
    return complain(
        fmt::format("there is no database '{}'; expected the one of the server: --database, or "
                    "BROCELIANDE_DATABASE in the environment",
                    *address));
  }
  const auto store = server::open_store(*address);
  if (!store) return complain(english(store.error()));
  return run(**store);
}

int act_on(const std::string& database, bool json, const Act& act) {
  return with_store(database, [json, &act](server::Store& store) {
    const auto done = act(store, server::WallClock().now());
    if (!done) return complain(english(done.error()));
    json ? print_json(*done) : print_text(*done);
    return kOk;
  });
}

}  // namespace broceliande::cli
