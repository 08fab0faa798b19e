#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "cli/commands.hpp"
#include "cli/drawing_ups.hpp"
#include "cli/example_games.hpp"
#include "command_line/terminal.hpp"
#include "core/json.hpp"
#include "games/registry.hpp"

namespace broceliande::cli {
namespace {

struct DrawUpRequest {
  GameChoice game;
  std::string text;
  std::string camp;
  bool completes = false;
  bool mirrors = false;
  std::string save_as;
  bool lists = false;
  bool draw = false;
  std::optional<std::uint64_t> seed;
  bool json = false;
};

/// The camps of the games that have any: `S (the default) or N`.
std::string camps_text() {
  std::string text;
  for (const GameEntry& entry : games()) {
    const auto& parties = entry.manifest.parties;
    if (parties.empty() || !entry.manifest.is_listed) continue;
    text += fmt::format("{}{} (the default)", text.empty() ? "" : "; ", parties.front());
    for (std::size_t i = 1; i < parties.size(); ++i) text += fmt::format(" or {}", parties[i]);
  }
  return text;
}

void declare(Syntax& syntax, DrawUpRequest& request) {
  syntax.game(request.game, GameOptions::all);
  syntax.add("set-up", request.text, "The set-up, as text or by name (default: an empty one)");
  syntax.add("--camp", request.camp, "The camp that sets up: " + camps_text());
  syntax.flag("--complete", request.completes, "Place at random everything that is missing");
  syntax.flag("--mirror", request.mirrors,
              "First turn the set-up half round, to the other camp's side");
  syntax.add("--save", request.save_as, "Save the set-up under this name");
  syntax.flag("--list", request.lists, "List the known names");
  syntax.flag("--draw", request.draw, "Draw the board");
  syntax.seed(request.seed);
  syntax.json(request.json);
}

std::string draw_up_example() {
  return fmt::format(
      "broceliande draw-up {} --complete --draw --save mine\n"
      "  A name (see --list) stands for the set-up saved under it.",
      example_with_screens().manifest.name);
}

std::vector<std::string_view> prepared_games() {
  std::vector<std::string_view> names;
  for (const GameEntry& entry : games()) {
    if (!entry.manifest.parties.empty()) names.push_back(entry.manifest.name);
  }
  return names;
}

int list_names(const AnyGame& game) {
  for (const std::string& name : known_names(game)) fmt::print("{}\n", name);
  return kOk;
}

/// The text to look at: what was typed or named, mirrored and completed as asked.
Result<std::string> wanted_text(const DrawUpRequest& request, const AnyGame& game, int party) {
  Result<std::string> text = resolved(game, party, request.text);
  if (text && request.mirrors) text = game.preparation()->mirrored(*text);
  if (text && request.completes) {
    text = game.preparation()->complete(party, *text, request.seed.value_or(random_seed()));
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

int run(const DrawUpRequest& request) {
  const auto game = chosen_game(request.game);
  if (game == nullptr) return kBadInput;
  const AnyPreparation* preparation = game->preparation();
  if (preparation == nullptr) {
    return complain(fmt::format("{} has no set-ups; expected {}", game->name(),
                                fmt::join(prepared_games(), " or ")));
  }
  const std::vector<std::string> parties = preparation->party_names();
  if (request.lists) return list_names(*game);
  const std::string& camp = request.camp.empty() ? parties.front() : request.camp;
  const auto found = std::ranges::find(parties, camp);
  if (found == parties.end()) {
    return complain(
        fmt::format("there is no camp '{}'; expected {}", camp, fmt::join(parties, " or ")));
  }
  const int party = static_cast<int>(found - parties.begin());
  const Result<std::string> text = wanted_text(request, *game, party);
  if (!text) return complain(english(text.error()));
  const Result<Draft> draft = preparation->review(party, *text);
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

}  // namespace

Command draw_up_command() {
  return make_command<DrawUpRequest>("draw-up", "Check, complete, mirror and save set-ups",
                                     draw_up_example());
}

}  // namespace broceliande::cli
