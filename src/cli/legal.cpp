#include <fmt/core.h>
#include <fmt/ranges.h>

#include "cli/commands.hpp"
#include "cli/example_games.hpp"
#include "command_line/terminal.hpp"
#include "core/json.hpp"

namespace broceliande::cli {
namespace {

struct LegalRequest {
  GameChoice game;
  std::string position;
  bool json = false;
};

void declare(Syntax& syntax, LegalRequest& request) {
  syntax.game(request.game, GameOptions::outside_positions);
  syntax.position(request.position).required();
  syntax.json(request.json);
}

std::string legal_example() {
  return fmt::format("broceliande legal {} {}", example_game().manifest.name, example_position());
}

Result<std::string> answer(const LegalRequest& request, const AnyGame& game,
                           std::string_view position) {
  const auto actions = game.legal(position);
  if (!actions) return pass_on(actions);
  if (!request.json) return fmt::format("{}", fmt::join(*actions, " "));
  JsonWriter json;
  json.begin_object().field("position", position).key("actions").begin_array();
  for (const std::string& action : *actions) json.value(action);
  json.end_array().end_object();
  return json.text();
}

int run(const LegalRequest& request) {
  const auto game = chosen_game(request.game);
  if (game == nullptr) return kBadInput;
  if (request.position == "-") {
    return answer_lines([&](std::string_view line) { return answer(request, *game, line); });
  }
  const Result<std::string> answered = answer(request, *game, request.position);
  if (!answered) return complain(english(answered.error()));
  fmt::print("{}\n", *answered);
  return kOk;
}

}  // namespace

Command legal_command() {
  return make_command<LegalRequest>("legal", "List the legal actions, in byte order",
                                    legal_example());
}

}  // namespace broceliande::cli
