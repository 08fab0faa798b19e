#include "games/pebbles/drawing.hpp"

#include "games/pebbles/rules.hpp"
#include "games/pebbles/text.hpp"

namespace broceliande::pebbles {
namespace {

std::string_view status(const State& state) {
  if (has_row(state.first)) return "x has won";
  if (has_row(state.second)) return "o has won";
  if (outcome(state)) return "a draw";
  return state.to_act() == 0 ? "x to act" : "o to act";
}

}  // namespace

Drawing draw(const State& state) {
  Drawing drawing;
  const std::string text = position_text(state);
  for (int rank = kSide; rank > 0; --rank) {
    const std::string row =
        text.substr(static_cast<std::size_t>((kSide - rank) * (kSide + 1)), kSide);
    drawing.put(std::to_string(rank), Ink::faint);
    for (const char letter : row) drawing.put(std::string(" ") + letter, Ink::strong);
    drawing.end_line();
  }
  drawing.put("  a b c", Ink::faint);
  drawing.end_line();
  drawing.put(status(state));
  drawing.end_line();
  return drawing;
}

}  // namespace broceliande::pebbles
