#include "games/pebbles/telling.hpp"

namespace broceliande::pebbles {

std::string telling(const Event& event, const Narrator& narrator) {
  if (event.kind == event::kPlaced) return "a pebble is put on " + event.to;
  if (event.kind == event::kDrawn) return "a draw, for the board is full";
  return narrator.shared(event);
}

}  // namespace broceliande::pebbles
