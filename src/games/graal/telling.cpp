#include "games/graal/telling.hpp"

namespace broceliande::graal {
namespace {

std::string capture_telling(const Event& event, const Narrator& narrator) {
  std::string capture =
      narrator.figure(event.figure) + " takes " + narrator.figure(event.other) + " on " + event.to;
  if (event.left == 0) return capture;
  return capture + ", " + std::to_string(event.left) + " of the royal house left";
}

std::string victory_telling(const Event& event, const Narrator& narrator) {
  const std::string winner = narrator.seat(event.figure.seat);
  const bool is_storm = !event.figure.kind.empty();
  return is_storm ? winner + " storms the donjon and wins"
                  : "the royal house has fallen and " + winner + " wins";
}

}  // namespace

std::string telling(const Event& event, const Narrator& narrator) {
  if (event.kind == event::kWon) return victory_telling(event, narrator);
  if (event.kind == event::kDrawn && event.count > 0) {
    return "a draw after " + std::to_string(event.count) + " turns without a capture";
  }
  if (event.kind == event::kTook) return capture_telling(event, narrator);
  const std::string to = " to " + event.to;
  if (event.kind == "leapt") return narrator.figure(event.figure) + " leaps" + to;
  if (event.kind == "shot") {
    return narrator.figure(event.figure) + " shoots at " + narrator.figure(event.other) + " on " +
           event.to;
  }
  const std::string squares = counted(event.count, "square", "squares");
  if (event.kind == "fell-back") {
    return narrator.figure(event.figure) + " falls back " + squares + to;
  }
  if (event.kind == "stepped-aside") {
    return narrator.figure(event.figure) + " steps " + squares + " aside" + to;
  }
  return narrator.shared(event);
}

}  // namespace broceliande::graal
