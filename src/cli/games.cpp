#include <fmt/core.h>

#include "cli/request.hpp"
#include "core/json.hpp"
#include "games/registry.hpp"

namespace broceliande::cli {
namespace {

void print_json() {
  JsonWriter json;
  json.begin_array();
  for (const GameEntry& game : games()) {
    json.begin_object().field("name", game.manifest.name).field("summary", game.manifest.summary);
    json.key("options").begin_array();
    for (const OptionSpec& spec : game.manifest.options) {
      json.begin_object().field("name", spec.name).field("help", spec.help);
      json.field("default", spec.values.front());
      json.key("values").begin_array();
      for (const std::string_view value : spec.values) json.value(value);
      json.end_array();
      json.field("inPosition", spec.in_position).end_object();
    }
    json.end_array().end_object();
  }
  json.end_array();
  fmt::print("{}\n", json.text());
}

}  // namespace

int run_games(const Request& request) {
  if (request.json) {
    print_json();
    return kOk;
  }
  for (const GameEntry& game : games()) {
    fmt::print("{:10} {}\n", game.manifest.name, game.manifest.summary);
    for (const OptionSpec& spec : game.manifest.options) {
      std::string values;
      for (const std::string_view value : spec.values) {
        values += values.empty() ? "" : "|";
        values += value;
      }
      fmt::print("{:10}   --{} {}  {}\n", "", spec.name, values, spec.help);
    }
  }
  return kOk;
}

}  // namespace broceliande::cli
