#include <fmt/core.h>

#include <algorithm>

#include "cli/drawing_ups.hpp"
#include "cli/request.hpp"
#include "core/json.hpp"

namespace broceliande::cli {
namespace {

int list_names(const AnyGame& game) {
  for (const std::string& name : known_names(game)) fmt::print("{}\n", name);
  return kOk;
}

/// The text to look at: what was typed or named, mirrored and completed as asked.
Result<std::string> wanted_text(const Request& request, const AnyGame& game, int party) {
  Result<std::string> text = resolved(game, party, request.text);
  if (text && request.mirrors) text = game.mirrored(*text);
  if (text && request.completes) {
    text = game.complete(party, *text, request.seed.value_or(random_seed()));
  }
  return text;
}

void print_json(const Draft& draft, std::string_view party) {
  JsonWriter json;
  json.begin_object().field("camp", party).field("text", draft.text);
  json.field("complete", draft.is_complete).key("warnings").begin_array();
  for (const Error& warning : draft.warnings) json.value(english(warning));
  json.end_array().end_object();
  fmt::print("{}\n", json.text());
}

}  // namespace

int run_draw_up(const Request& request) {
  const auto game = chosen_game(request);
  if (game == nullptr) return kBadInput;
  const std::vector<std::string> parties = game->party_names();
  if (parties.empty()) {
    return complain(fmt::format("in {} nothing is drawn up; expected graal", game->name()));
  }
  if (request.lists) return list_names(*game);
  const std::string& camp = request.camp.empty() ? parties.front() : request.camp;
  const auto found = std::ranges::find(parties, camp);
  if (found == parties.end()) {
    return complain(fmt::format("there is no camp '{}'; expected S or N", camp));
  }
  const int party = static_cast<int>(found - parties.begin());
  const Result<std::string> text = wanted_text(request, *game, party);
  if (!text) return complain(english(text.error()));
  const Result<Draft> draft = game->review(party, *text);
  if (!draft) return complain(english(draft.error()));
  if (request.json) {
    print_json(*draft, camp);
  } else {
    fmt::print("{}\n", draft->text);
    if (request.draw) fmt::print("{}", render(draft->drawing, wants_colour()));
    std::fflush(stdout);
    for (const Error& warning : draft->warnings) {
      fmt::print(stderr, "warning: {}\n", english(warning));
    }
  }
  if (request.save_as.empty()) return kOk;
  const std::string fault = keep(*game, party, request.save_as, draft->text);
  return fault.empty() ? kOk : complain(fault);
}

}  // namespace broceliande::cli
