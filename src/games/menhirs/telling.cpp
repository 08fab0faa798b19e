#include "games/menhirs/telling.hpp"

namespace broceliande::menhirs {

std::string telling(const Event& event, const Narrator& narrator) {
  const std::string_view kind = event.kind;
  const int count = event.count;
  if (kind == event::kPlaced) return "a mist tile is placed on " + event.to;
  if (kind == "slid") {
    return counted(count, "tile slides ", "tiles slide ") + compass_text(event.angle);
  }
  if (kind == "split") {
    return counted(count, "tile splits off and slides ", "tiles split off and slide ") +
           compass_text(event.angle);
  }
  if (kind == "freed") return counted(count, "menhir comes free", "menhirs come free");
  if (kind == "covered") {
    return counted(count, "menhir is in the mist again", "menhirs are in the mist again");
  }
  if (kind == "cleared") {
    return "the mist tile on " + event.from + " is lifted, " + std::to_string(event.left) + " left";
  }
  if (kind == "nothing-to-clear") return "no tile may be lifted";
  if (kind == event::kWon) {
    return narrator.seat(event.figure.seat) + " wins " + counted(count, "point", "points");
  }
  if (kind == event::kDrawn) {
    return "a draw after " + std::to_string(count) + " rounds without a winner";
  }
  return narrator.shared(event);
}

}  // namespace broceliande::menhirs
