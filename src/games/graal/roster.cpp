#include "games/graal/roster.hpp"

#include <algorithm>
#include <numeric>
#include <optional>

#include "core/reader.hpp"
#include "games/graal/phrases.hpp"
#include "games/graal/tableau.hpp"
#include "games/graal/text.hpp"

namespace broceliande::graal {
namespace {

/// Three armies and a castle must find room in a kingdom (see Map).
constexpr int kMostFigures = 20;

Result<void> check(const Roster& roster) {
  for (const Kind royal : {Kind::king, Kind::prince, Kind::duke}) {
    if (roster.of(royal) != 1) {
      return refuse(phrases::kRosterRoyal, Error::kNoPlace, {kind_argument(royal)});
    }
  }
  const int total = std::accumulate(roster.figures.begin(), roster.figures.end(), 0);
  if (total > kMostFigures) {
    return refuse(phrases::kRosterSize, Error::kNoPlace, {total, kMostFigures});
  }
  return {};
}

}  // namespace

Result<Roster> read_roster(std::string_view text) {
  std::array<std::optional<int>, kKinds> numbers;
  Reader reader(text);
  while (!reader.at_end()) {
    const std::size_t place = reader.place();
    const std::size_t end = std::min(text.find_first_of(",\n", place), text.size());
    const std::string_view line = text.substr(place, end - place);
    while (reader.place() < std::min(end + 1, text.size())) reader.skip();
    if (line.empty()) continue;
    Reader words(line);
    const auto kind = read_kind(words.peek());
    words.skip();
    const auto number = words.take(' ') ? words.number(kMostFigures) : std::nullopt;
    if (!kind || !number || !words.at_end()) {
      return refuse(phrases::kRosterLine, place, {std::string(line)});
    }
    auto& known = numbers[static_cast<std::size_t>(*kind)];
    if (known) return refuse(phrases::kRosterTwice, place, {kind_argument(*kind)});
    known = number;
  }
  Roster roster;
  for (std::size_t k = 0; k < numbers.size(); ++k) {
    const auto kind = static_cast<Kind>(k);
    if (!numbers[k]) return refuse(phrases::kRosterMissing, Error::kNoPlace, {kind_argument(kind)});
    roster.figures[k] = *numbers[k];
  }
  if (const auto sound = check(roster); !sound) return pass_on(sound);
  return roster;
}

std::string roster_text(const Roster& roster) {
  std::string text;
  for (std::size_t k = 0; k < roster.figures.size(); ++k) {
    if (k > 0) text += ',';
    text += kind_letter(static_cast<Kind>(k));
    text += ' ' + std::to_string(roster.figures[k]);
  }
  return text;
}

}  // namespace broceliande::graal
