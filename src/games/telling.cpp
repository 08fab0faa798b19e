#include "games/telling.hpp"

#include <cstdint>
#include <utility>

namespace broceliande {
namespace {

Narrator narrator_of(const Ply& ply, const AnyMatch& match) {
  std::vector<std::string> seats;
  for (int i = 0; i < match.seats(); ++i) {
    seats.push_back(match.seat_name({static_cast<std::uint8_t>(i)}));
  }
  return {ply.seat, std::move(seats)};
}

}  // namespace

std::string telling(const Ply& ply, const AnyMatch& match) {
  const Narrator narrator = narrator_of(ply, match);
  std::string text;
  for (const Event& event : ply.events) {
    if (!text.empty()) text += &event == &ply.events[1] ? ": " : "; ";
    text += event_telling(match.record().setup.game, event, narrator);
  }
  return text;
}

}  // namespace broceliande
