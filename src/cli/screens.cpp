#include "cli/screens.hpp"

#include <fmt/core.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <iostream>

#include "cli/drawing_ups.hpp"
#include "command_line/game_choice.hpp"
#include "command_line/terminal.hpp"

namespace broceliande::cli {
namespace {

constexpr std::string_view kScreensHelp =
    "  names           the names that are known\n"
    "  rest            place the rest\n"
    "  show            draw what stands so far\n"
    "  keep NAME       keep it under a name\n"
    "  done            hand it in\n"
    "  help            this list\n"
    "  quit            stop\n";

/// 128 bits that nobody can guess from the seed of the match.
std::string any_salt() { return fmt::format("{:016x}{:016x}", random_seed(), random_seed()); }

void wipe() {
  if (isatty(STDOUT_FILENO) != 0) fmt::print("\x1b[2J\x1b[3J\x1b[H");
}

}  // namespace

bool Screens::run() {
  for (std::size_t party = 0; match_.is_preparing() && party < match_.parties().size(); ++party) {
    const PartyState state = match_.parties()[party];
    if (!state.is_ready && !draw_up(static_cast<int>(party), state.name)) return false;
  }
  fmt::print("the screens are lifted\n");
  return true;
}

bool Screens::draw_up(int party, const std::string& name) {
  draft_ = computers_.draw_up(game_, match_, party, random_seed());
  if (!draft_.empty()) {
    fmt::print("{} has set up\n", name);
    return hand_in(party);
  }
  fmt::print("{} sets up; the others look away. 'help' lists what you can type.\n", name);
  std::string line;
  for (;;) {
    fmt::print("{} sets up> ", name);
    std::fflush(stdout);
    if (!std::getline(std::cin, line) || line == "quit") {
      fmt::print("\n");
      return false;
    }
    if (obey(party, line)) break;
  }
  wipe();
  return true;
}

bool Screens::obey(int party, const std::string& line) {
  if (line == "done") return hand_in(party);
  if (line == "help" || line == "?") {
    show_help(party);
  } else if (line == "names") {
    fmt::print("{}\n", fmt::join(known_names(game_), " "));
  } else if (line == "rest") {
    place_rest(party);
  } else if (line == "show") {
    show(party);
  } else if (line.starts_with("keep ")) {
    const std::string fault = keep(game_, party, line.substr(5), draft_);
    fmt::print("{}\n", fault.empty() ? "kept" : fault);
  } else if (!line.empty()) {
    take(party, line);
  }
  return false;
}

bool Screens::hand_in(int party) {
  const auto prepared = match_.prepare(party, draft_, any_salt());
  if (!prepared) fmt::print("{}\n", english(prepared.error()));
  return prepared.has_value();
}

void Screens::take(int party, const std::string& typed) {
  const Result<std::string> text = resolved(game_, party, typed);
  const Result<Draft> draft = text ? game_.preparation()->review(party, *text) : pass_on(text);
  if (!draft) {
    fmt::print("{}\n", english(draft.error()));
    return;
  }
  draft_ = draft->text;
  show(party);
}

void Screens::place_rest(int party) {
  const Result<std::string> text = game_.preparation()->complete(party, draft_, random_seed());
  if (!text) {
    fmt::print("{}\n", english(text.error()));
    return;
  }
  draft_ = *text;
  show(party);
}

/// With the beginning of a drawing-up that this party could type.
void Screens::show_help(int party) const {
  constexpr std::size_t kLongest = 24;
  const std::string example = game_.preparation()->complete(party, "", 1).value_or("");
  const std::string beginning = example.substr(0, example.rfind(',', kLongest) + 1);
  fmt::print("  a set-up        as text, {}…, or by its name\n{}", beginning, kScreensHelp);
}

void Screens::show(int party) const {
  const Result<Draft> draft = game_.preparation()->review(party, draft_);
  if (!draft) return;
  fmt::print("{}{}\n", render(draft->drawing, wants_colour()), draft->text);
  for (const Error& warning : draft->warnings) fmt::print("note: {}\n", english(warning));
}

}  // namespace broceliande::cli
