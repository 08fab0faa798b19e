#include <fmt/core.h>

#include "cli/request.hpp"
#include "core/json.hpp"

namespace broceliande::cli {
namespace {

std::vector<std::string> words(std::string_view text) {
  std::vector<std::string> found;
  while (!text.empty()) {
    const std::size_t end = text.find(' ');
    if (end != 0) found.emplace_back(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return found;
}

std::string shown(const Request& request, const std::string& position) {
  if (!request.json) return position;
  JsonWriter json;
  return json.begin_object().field("position", position).end_object().text();
}

/// `position<TAB>action action …`
Result<std::string> answer(const Request& request, const AnyGame& game, std::string_view line) {
  const std::size_t tab = line.find('\t');
  const auto actions = tab == std::string_view::npos ? std::string_view{} : line.substr(tab + 1);
  std::size_t failed = 0;
  const auto position = game.apply(line.substr(0, tab), words(actions), failed);
  if (!position) return pass_on(position);
  return shown(request, *position);
}

}  // namespace

int run_apply(const Request& request) {
  const auto game = chosen_game(request);
  if (game == nullptr) return kBadInput;
  if (request.position == "-") return answer_lines(&answer, request, *game);
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

}  // namespace broceliande::cli
