#include <fmt/core.h>
#include <fmt/ranges.h>

#include "cli/commands.hpp"
#include "cli/terminal.hpp"
#include "core/json.hpp"
#include "games/registry.hpp"

namespace broceliande::cli {
namespace {

struct GamesRequest {
  bool all = false;
  bool json = false;
};

void declare(Syntax& syntax, GamesRequest& request) {
  syntax.flag("--all", request.all, "Also those that are not offered to players");
  syntax.json(request.json);
}

std::string games_example() { return "broceliande games --json"; }

void put_texts(JsonWriter& json, std::string_view name,
               const std::vector<std::string_view>& texts) {
  json.key(name).begin_array();
  for (const std::string_view text : texts) json.value(text);
  json.end_array();
}

void put(JsonWriter& json, const OptionSpec& spec) {
  json.begin_object().field("name", spec.name).field("help", spec.help);
  json.field("default", spec.values.front());
  put_texts(json, "values", spec.values);
  json.field("inPosition", spec.in_position).field("isOpen", spec.open);
  json.key("players").begin_array();
  for (const auto& [least, most] : spec.players) {
    json.begin_object().field("least", least).field("most", most).end_object();
  }
  json.end_array().key("condition");
  if (spec.condition) {
    json.begin_object().field("option", spec.condition->option);
    put_texts(json, "values", spec.condition->values);
    json.end_object();
  } else {
    json.null();
  }
  json.end_object();
}

void put(JsonWriter& json, const FigureKind& figure) {
  const std::string letter = figure.letter == '\0' ? "" : std::string(1, figure.letter);
  json.begin_object().field("kind", figure.kind).field("letter", letter).end_object();
}

void put(JsonWriter& json, const Manifest& manifest) {
  json.begin_object().field("name", manifest.name).field("summary", manifest.summary);
  json.field("leastPlayers", manifest.least_players).field("mostPlayers", manifest.most_players);
  json.key("options").begin_array();
  for (const OptionSpec& spec : manifest.options) put(json, spec);
  json.end_array().key("figures").begin_array();
  for (const FigureKind& figure : manifest.figures) put(json, figure);
  json.end_array();
  put_texts(json, "parties", manifest.parties);
  json.field("playsMatches", manifest.plays_matches);
  json.field("isListed", manifest.is_listed).end_object();
}

void print_json(const std::vector<const Manifest*>& manifests) {
  JsonWriter json;
  json.begin_array();
  for (const Manifest* manifest : manifests) put(json, *manifest);
  json.end_array();
  fmt::print("{}\n", json.text());
}

int run(const GamesRequest& request) {
  std::vector<const Manifest*> manifests;
  for (const GameEntry& game : games()) {
    if (game.manifest.is_listed || request.all) manifests.push_back(&game.manifest);
  }
  if (request.json) {
    print_json(manifests);
    return kOk;
  }
  for (const Manifest* manifest : manifests) {
    fmt::print("{:10} {}\n", manifest->name, manifest->summary);
    for (const OptionSpec& spec : manifest->options) {
      fmt::print("{:10}   --{} {}  {}\n", "", spec.name, fmt::join(spec.values, "|"), spec.help);
    }
  }
  return kOk;
}

}  // namespace

Command games_command() {
  return make_command<GamesRequest>("games", "List the games and their options", games_example());
}

}  // namespace broceliande::cli
