#include <fmt/core.h>

#include "cli/commands.hpp"
#include "cli/example_games.hpp"
#include "command_line/terminal.hpp"
#include "core/json.hpp"

namespace broceliande::cli {
namespace {

struct ApplyRequest {
  GameChoice game;
  std::string position;
  std::vector<std::string> actions;
  bool json = false;
};

void declare(Syntax& syntax, ApplyRequest& request) {
  syntax.game(request.game, GameOptions::outside_positions);
  syntax.position(request.position).required();
  syntax.add("actions", request.actions, "The actions, one after the other");
  syntax.json(request.json);
}

std::string apply_example() {
  return fmt::format(
      "broceliande apply {} {} {}\n"
      "  In a shell, actions with > need quotes too. With - as the position, lines\n"
      "  of POSITION<TAB>ACTION ACTION … are read.",
      example_game().manifest.name, example_position(), example_actions());
}

std::vector<std::string> words(std::string_view text) {
  std::vector<std::string> found;
  while (!text.empty()) {
    const std::size_t end = text.find(' ');
    if (end != 0) found.emplace_back(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return found;
}

std::string shown(const ApplyRequest& request, const std::string& position) {
  if (!request.json) return position;
  JsonWriter json;
  return json.begin_object().field("position", position).end_object().text();
}

/// `position<TAB>action action …`
Result<std::string> answer(const ApplyRequest& request, const AnyGame& game,
                           std::string_view line) {
  const std::size_t tab = line.find('\t');
  const auto actions = tab == std::string_view::npos ? std::string_view{} : line.substr(tab + 1);
  std::size_t failed = 0;
  const auto position = game.apply(line.substr(0, tab), words(actions), failed);
  if (!position) return pass_on(position);
  return shown(request, *position);
}

int run(const ApplyRequest& request) {
  const auto game = chosen_game(request.game);
  if (game == nullptr) return kBadInput;
  if (request.position == "-") {
    return answer_lines([&](std::string_view line) { return answer(request, *game, line); });
  }
  std::size_t failed = 0;
  const auto position = game->apply(request.position, request.actions, failed);
  if (!position) {
    const std::string reason = english(position.error());
    if (failed == 0) return complain(reason);
    return complain(fmt::format("action {} '{}': {}", failed, request.actions[failed - 1], reason));
  }
  fmt::print("{}\n", shown(request, *position));
  return kOk;
}

}  // namespace

Command apply_command() {
  return make_command<ApplyRequest>("apply", "Play actions and print the resulting position",
                                    apply_example());
}

}  // namespace broceliande::cli
