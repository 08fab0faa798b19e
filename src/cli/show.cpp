#include <fmt/core.h>

#include "cli/commands.hpp"
#include "cli/example_games.hpp"
#include "command_line/terminal.hpp"

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
  const auto drawn = [&](std::string_view position) {
    return game->drawing(position).map(
        [](const Drawing& drawing) { return render(drawing, wants_colour()); });
  };
  if (request.position == "-") return answer_lines(drawn);
  const Result<std::string> answered = drawn(request.position);
  if (!answered) return complain(english(answered.error()));
  fmt::print("{}", *answered);
  return kOk;
}

}  // namespace

Command show_command() {
  return make_command<ShowRequest>("show", "Draw a position", show_example());
}

}  // namespace broceliande::cli
