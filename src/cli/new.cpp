#include <fmt/core.h>

#include "cli/commands.hpp"
#include "cli/example_games.hpp"
#include "command_line/terminal.hpp"
#include "core/json.hpp"

namespace broceliande::cli {
namespace {

struct NewRequest {
  GameChoice game;
  std::optional<std::uint64_t> seed;
  bool json = false;
};

void declare(Syntax& syntax, NewRequest& request) {
  syntax.game(request.game, GameOptions::all);
  syntax.seed(request.seed);
  syntax.json(request.json);
}

std::string new_example() {
  return fmt::format("broceliande new {} --seed 42 {}", example_game().manifest.name,
                     example_option());
}

int run(const NewRequest& request) {
  const auto game = chosen_game(request.game);
  if (game == nullptr) return kBadInput;
  const std::uint64_t seed = request.seed.value_or(random_seed());
  const std::string position = game->deal(seed);
  if (!request.json) {
    fmt::print("{}\n", position);
    return kOk;
  }
  JsonWriter json;
  json.begin_object().field("game", game->name()).field("seed", seed);
  json.key("options").begin_object();
  for (const auto& [name, value] : game->options()) json.field(name, value);
  json.end_object().field("position", position).end_object();
  fmt::print("{}\n", json.text());
  return kOk;
}

}  // namespace

Command new_command() {
  return make_command<NewRequest>("new", "Set up a game and print its position", new_example());
}

}  // namespace broceliande::cli
