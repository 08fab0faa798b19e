#include <fmt/core.h>
#include <fmt/ranges.h>

#include "cli/commands.hpp"
#include "command_line/terminal.hpp"
#include "core/manifest_json.hpp"
#include "games/registry.hpp"

namespace broceliande::cli {
namespace {

struct GamesRequest {
  bool all = false;
  bool json = false;
};

void declare(Syntax& syntax, GamesRequest& request) {
  syntax.flag("--all", request.all, "Also list the games that players are not offered");
  syntax.json(request.json);
}

std::string games_example() { return "broceliande games --json"; }

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
