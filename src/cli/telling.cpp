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

std::string figure_text(const FigureName& figure, const AnyMatch& match) {
  if (figure.seat == kNobody) return std::string(figure.kind);
  const std::string seat = match.seat_name({static_cast<std::uint8_t>(figure.seat)});
  return figure.kind.empty() ? seat : fmt::format("{} of {}", figure.kind, seat);
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

std::string event_text(const Event& event, const AnyMatch& match) {
  std::string verb(event.kind);
  std::ranges::replace(verb, '-', ' ');
  const std::string place = place_text(event);
  const bool is_on_a_way = !event.from.empty() && !event.to.empty();
  // Otherwise the way says how far, and without a figure it is not figures that are counted.
  const bool counts_figures = event.count > 1 && !is_on_a_way && !event.figure.kind.empty();
  std::vector<std::string> parts{figure_text(event.figure, match), verb};
  parts.push_back(figure_text(event.other, match));
  if (counts_figures) parts.push_back(fmt::format("×{}", event.count));
  if (event.angle >= 0 && !is_on_a_way) parts.emplace_back(direction(event.angle));
  parts.push_back(place);
  std::erase(parts, "");
  return fmt::format("{}", fmt::join(parts, " "));
}

}  // namespace

std::string telling(const Ply& ply, const AnyMatch& match) {
  std::vector<std::string> all;
  for (const Event& event : ply.events) all.push_back(event_text(event, match));
  return fmt::format("{}", fmt::join(all, "; "));
}

}  // namespace broceliande::cli
