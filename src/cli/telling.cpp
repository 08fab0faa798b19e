#include "cli/telling.hpp"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

namespace broceliande::cli {
namespace {

/// The nearest of eight directions; angles count with the clock from north.
std::string_view direction(int angle) {
  constexpr std::array<std::string_view, 8> kNames{"north", "north-east", "east", "south-east",
                                                   "south", "south-west", "west", "north-west"};
  return kNames[static_cast<std::size_t>((angle + 22) / 45) % kNames.size()];
}

/// Where and of which game it is told.
struct Stage {
  const AnyMatch& match;
  const Manifest& manifest;
};

/// With a capital if texts know this kind by a letter: those are persons, the others are things.
std::string kind_text(std::string_view kind, const Stage& stage) {
  std::string text(kind);
  const auto found = std::ranges::find(stage.manifest.figures, kind, &FigureKind::kind);
  const bool is_person = found != stage.manifest.figures.end() && found->letter != '\0';
  if (is_person) text.front() = static_cast<char>(text.front() - 'a' + 'A');
  return text;
}

std::string figure_text(const FigureName& figure, const Stage& stage) {
  const std::string kind = kind_text(figure.kind, stage);
  if (figure.seat == kNobody) return kind;
  const std::string seat = stage.match.seat_name({static_cast<std::uint8_t>(figure.seat)});
  return kind.empty() ? seat : fmt::format("{} of {}", kind, seat);
}

/// Along which way, or where.
std::string place_text(const Event& event) {
  if (!event.from.empty() && !event.to.empty()) {
    return fmt::format("from {} to {}", event.from, event.to);
  }
  if (!event.to.empty()) return "at " + event.to;
  if (!event.from.empty()) return "at " + event.from;
  return event.cells.empty() ? "" : fmt::format("at {}", fmt::join(event.cells, " "));
}

std::string event_text(const Event& event, const Stage& stage) {
  std::string verb(event.kind);
  std::ranges::replace(verb, '-', ' ');
  const std::string place = place_text(event);
  const bool is_on_a_way = !event.from.empty() && !event.to.empty();
  // Otherwise the way says how far, and without a figure it is not figures that are counted.
  const bool counts_figures = event.count > 1 && !is_on_a_way && !event.figure.kind.empty();
  std::vector<std::string> parts{figure_text(event.figure, stage), verb};
  parts.push_back(figure_text(event.other, stage));
  if (counts_figures) parts.push_back(fmt::format("×{}", event.count));
  if (event.angle >= 0 && !is_on_a_way) parts.emplace_back(direction(event.angle));
  parts.push_back(place);
  std::erase(parts, "");
  return fmt::format("{}", fmt::join(parts, " "));
}

}  // namespace

std::string telling(const Ply& ply, const AnyMatch& match, const Manifest& manifest) {
  std::vector<std::string> all;
  for (const Event& event : ply.events) all.push_back(event_text(event, {match, manifest}));
  return fmt::format("{}", fmt::join(all, "; "));
}

}  // namespace broceliande::cli
