#include "core/narrator.hpp"

#include <array>

namespace broceliande {

std::string Narrator::figure(const FigureName& figure) const {
  std::string kind(figure.kind);
  kind.front() = static_cast<char>(kind.front() - 'a' + 'A');
  const bool is_own = figure.seat == kNobody || figure.seat == actor_.index;
  return is_own ? kind : "the " + kind + " of " + seat(figure.seat);
}

std::string Narrator::shared(const Event& event) const {
  if (event.kind == event::kMoved) return figure(event.figure) + " moves to " + event.to;
  if (event.kind == event::kPassed) return seat(actor_.index) + " has no move and passes";
  if (event.kind == event::kSwapped) return "the players swap sides";
  if (event.kind == event::kWon) return seat(event.figure.seat) + " wins";
  if (event.kind == event::kDrawn) return "a draw by the same position for the third time";
  return "";
}

std::string counted(int count, std::string_view one, std::string_view many) {
  return std::to_string(count).append(" ").append(count == 1 ? one : many);
}

std::string compass_text(int angle) {
  constexpr std::array<const char*, 8> kNames{"north", "north-east", "east", "south-east",
                                              "south", "south-west", "west", "north-west"};
  return kNames[static_cast<std::size_t>((angle + 22) / 45) % kNames.size()];
}

}  // namespace broceliande
