#include "games/pebbles/events.hpp"

#include "games/pebbles/rules.hpp"
#include "games/pebbles/tableau.hpp"
#include "games/pebbles/text.hpp"

namespace broceliande::pebbles {

std::vector<Event> events(const State& before, Action action, const State& after) {
  const FigureName pebble{kPebble, before.to_act()};
  const std::string cell = cell_text(action.cell);
  std::vector<Event> events{{.kind = event::kPlaced,
                             .rule = "P3",
                             .figure = pebble,
                             .to = cell,
                             .transfers = {{pebble, {.reserve = kInHand}, {.cell = cell}}}}};
  if (!outcome(after)) return events;
  const bool has_won = has_row(after.first) || has_row(after.second);
  if (has_won) {
    events.push_back({.kind = event::kWon, .rule = "P4", .figure = {.seat = before.to_act()}});
  } else {
    events.push_back({.kind = event::kDrawn, .rule = "P5"});
  }
  return events;
}

}  // namespace broceliande::pebbles
