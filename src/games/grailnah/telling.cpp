#include "games/grailnah/telling.hpp"

#include "games/grailnah/board.hpp"
#include "games/grailnah/tableau.hpp"

namespace broceliande::grailnah {
namespace {

std::string castle_telling(const Event& event, const Narrator& narrator) {
  const std::string figure = narrator.figure(event.figure);
  if (event.kind == "entered-castle") return figure + " enters castle " + event.to;
  const bool is_knight = event.figure.kind == piece_kind(Piece::knight);
  return figure + " leaves the castle by " + (is_knight ? "a side gate" : "the royal gate");
}

std::string knights_telling(const Event& event) {
  if (event.count == 0) return "King and Queen come together, but no Knight is waiting";
  return "King and Queen come together and get " + counted(event.count, "Knight", "Knights");
}

/// A piece of a player or a magician goes from one square to another.
std::string way_telling(const Event& event, const Narrator& narrator) {
  if (event.figure.kind.empty()) return "";
  const std::string figure = narrator.figure(event.figure);
  if (event.kind == "took-staircase") return figure + " goes underground to " + event.to;
  if (event.kind == "rode") return figure + " rides along its ring to " + event.to;
  if (event.kind == "left-grail") return figure + " leaves the Grailnah for " + event.to;
  if (event.kind == "advanced") {
    return figure + " moves forward to " + event.to + ", " + counted(event.left, "step", "steps") +
           " to go";
  }
  const bool is_shared = event.figure.seat == kNobody;
  if (event.kind != event::kMoved || event.to != place_text(Place::grail())) return "";
  return figure + (is_shared ? " goes back onto the Grailnah" : " reaches the Grailnah");
}

/// What becomes of pieces that others move, meet or shut in.
std::string fate_telling(const Event& event, const Narrator& narrator) {
  if (event.kind == "sacrificed") {
    const bool is_castle = event.from.size() == 1;  // squares have a ring and a spoke
    return "a Knight from " + std::string(is_castle ? "castle " : "") + event.from +
           " is sacrificed";
  }
  if (event.kind == "sent-home") return narrator.figure(event.other) + " is sent home";
  if (event.kind == "sent-to-grail") {
    return narrator.figure(event.other) + " is sent back to the Grailnah";
  }
  if (event.kind == "locked") {
    return narrator.figure(event.figure) + " and " + narrator.figure(event.other) +
           " lock each other";
  }
  if (event.kind == "unlocked") {
    return narrator.figure(event.figure) + " on " + event.to + " can move again";
  }
  if (event.kind == "disqualified") {
    return narrator.seat(event.figure.seat) + " is out of the game, every gate blocked";
  }
  return "";
}

std::string end_telling(const Event& event, const Narrator& narrator) {
  if (event.kind == event::kDrawn && event.count > 0) {
    return "a draw after " + std::to_string(event.count) + " turns without a winner";
  }
  const bool is_last = event.kind == event::kWon && event.figure.kind.empty();
  return is_last ? "no opponent is left and " + narrator.seat(event.figure.seat) + " wins" : "";
}

}  // namespace

std::string telling(const Event& event, const Narrator& narrator) {
  if (event.kind == "left-castle" || event.kind == "entered-castle") {
    return castle_telling(event, narrator);
  }
  if (event.kind == "got-knights") return knights_telling(event);
  for (const auto told : {way_telling, fate_telling, end_telling}) {
    if (std::string text = told(event, narrator); !text.empty()) return text;
  }
  return narrator.shared(event);
}

}  // namespace broceliande::grailnah
