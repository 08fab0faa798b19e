#pragma once

// Events as short texts, for tests that say what an action tells.

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <string_view>

#include "core/line.hpp"
#include "testing/click_battery.hpp"

namespace broceliande {

inline std::string figure_text(const FigureName& figure) {
  std::string text(figure.kind);
  if (figure.seat != kNobody) text += "/" + std::to_string(figure.seat);
  return text;
}

/// `took rider/0 walker/1 d4>d9 left 2`: what is empty is left out.
inline std::string event_text(const Event& event) {
  std::string text(event.kind);
  for (const FigureName& figure : {event.figure, event.other}) {
    if (!figure_text(figure).empty()) text += " " + figure_text(figure);
  }
  if (!event.from.empty() || !event.to.empty()) text += " " + event.from + ">" + event.to;
  if (!event.way.empty()) text.append(" ").append(event.way);
  if (event.count != 0) text += " x" + std::to_string(event.count);
  if (event.left != 0) text += " left " + std::to_string(event.left);
  if (event.angle >= 0) text += " @" + std::to_string(event.angle);
  if (!event.cells.empty()) text += " at";
  for (const std::string& cell : event.cells) text += " " + cell;
  return text;
}

/// What the last of these actions tells, one event a line; and that it tells all.
template <Game G>
std::string told(const G& game, std::string_view position,
                 std::initializer_list<std::string_view> actions) {
  const auto start = game.read_position(position);
  if (!start) return english(start.error());
  Line<G> line(game, *start);
  std::string lines;
  for (const std::string_view text : actions) {
    const auto action = game.read_action(line.state(), text);
    if (!action) return english(action.error());
    const typename G::State before = line.state();
    line.apply(game, *action);
    battery::expect_events_complete(game, before, *action, line.state());
    lines.clear();
    for (const Event& event : game.events(before, *action, line.state())) {
      lines += event_text(event) + "\n";
    }
  }
  return lines;
}

}  // namespace broceliande
