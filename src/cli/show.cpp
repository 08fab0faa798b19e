#include <fmt/core.h>

#include "cli/commands.hpp"
#include "cli/example_games.hpp"
#include "cli/terminal.hpp"

namespace broceliande::cli {
namespace {

struct ShowRequest {
  GameChoice game;
  std::string position;
};

void declare(Syntax& syntax, ShowRequest& request) {
  syntax.game(request.game, GameOptions::outside_positions);
  syntax.position(request.position).required();
}

std::string show_example() {
  return fmt::format("broceliande show {} {}", example_game().manifest.name, example_position());
}

int run(const ShowRequest& request) {
  const auto game = chosen_game(request.game);
  if (game == nullptr) return kBadInput;
  const auto drawing = game->drawing(request.position);
  if (!drawing) return complain(english(drawing.error()));
  fmt::print("{}", render(*drawing, wants_colour()));
  return kOk;
}

}  // namespace

Command show_command() {
  return make_command<ShowRequest>("show", "Draw a position", show_example());
}

}  // namespace broceliande::cli
