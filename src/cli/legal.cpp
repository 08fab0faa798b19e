#include <fmt/core.h>
#include <fmt/ranges.h>

#include "cli/request.hpp"
#include "core/json.hpp"

namespace broceliande::cli {
namespace {

Result<std::string> answer(const Request& request, const AnyGame& game, std::string_view position) {
  const auto actions = game.legal(position);
  if (!actions) return pass_on(actions);
  if (!request.json) return fmt::format("{}", fmt::join(*actions, " "));
  JsonWriter json;
  json.begin_object().field("position", position).key("actions").begin_array();
  for (const std::string& action : *actions) json.value(action);
  json.end_array().end_object();
  return json.text();
}

}  // namespace

int run_legal(const Request& request) {
  const auto game = chosen_game(request);
  if (game == nullptr) return kBadInput;
  if (request.position == "-") return answer_lines(&answer, request, *game);
  const Result<std::string> answered = answer(request, *game, request.position);
  if (!answered) return complain(english(answered.error()));
  fmt::print("{}\n", *answered);
  return kOk;
}

}  // namespace broceliande::cli
