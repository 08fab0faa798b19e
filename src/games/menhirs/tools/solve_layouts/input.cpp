#include "input.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>

#include "games/menhirs/text.hpp"

namespace broceliande::menhirs::batch {
namespace {

[[noreturn]] void give_up(const std::string& what) {
  std::cerr << what << '\n';
  std::exit(2);
}

State read_or_give_up(const std::string& text) {
  const auto state = read_position(text);
  if (!state) give_up("not a position: " + text + ": " + english(state.error()));
  return *state;
}

void read_positions(const Arguments& arguments, std::vector<Layout>& layouts) {
  std::ifstream file(arguments.positions);
  for (std::string line; std::getline(file, line);) {
    const State state = read_or_give_up(line);
    const auto found = std::ranges::find(layouts, state.menhirs, &Layout::menhirs);
    const bool fits = found != layouts.end() && state.first_clearing == arguments.first_clearing();
    if (fits) found->positions.emplace_back(line, state);
  }
}

double number_of(const std::string& text) {
  char* end = nullptr;
  const double number = std::strtod(text.c_str(), &end);
  if (text.empty() || *end != '\0') give_up("not a number: " + text);
  return number;
}

}  // namespace

Arguments read_arguments(std::span<char*> words) {
  std::map<std::string, std::string> given;
  for (std::size_t i = 1; i + 1 < words.size(); i += 2) given[words[i]] = words[i + 1];
  Arguments arguments{.clearing = given["--clearing"],
                      .layouts = given["--layouts"],
                      .output = given["--output"],
                      .positions = given["--positions"]};
  if (given.contains("--side")) arguments.side = static_cast<int>(number_of(given["--side"]));
  if (given.contains("--seconds")) arguments.seconds = number_of(given["--seconds"]);
  const std::string until = given.contains("--until") ? given["--until"] : turn_text(kPlacements);
  while (arguments.until < kTurns && turn_text(arguments.until) != until) ++arguments.until;
  const bool is_complete = words.size() % 2 == 1 && !arguments.layouts.empty() &&
                           !arguments.output.empty() &&
                           (arguments.clearing == "7b" || arguments.clearing == "8a") &&
                           (arguments.side == 3 || arguments.side == 4) && arguments.until < kTurns;
  if (!is_complete) {
    give_up(
        "--clearing 7b|8a --layouts FILE --output PREFIX [--side 3|4] [--positions FILE] "
        "[--seconds N] [--until TURN]");
  }
  return arguments;
}

std::vector<Layout> read_layouts(const Arguments& arguments) {
  std::ifstream file(arguments.layouts);
  std::vector<Layout> layouts;
  Layout layout;
  while (file >> layout.name >> layout.text) {
    const State state = read_or_give_up(layout.text + " 1a place - " + arguments.clearing);
    if (state.side != arguments.side) give_up("another side: " + layout.text);
    layout.menhirs = state.menhirs;
    layouts.push_back(layout);
  }
  read_positions(arguments, layouts);
  return layouts;
}

}  // namespace broceliande::menhirs::batch
