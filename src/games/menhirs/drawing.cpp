#include "games/menhirs/drawing.hpp"

#include <cstdlib>
#include <string>
#include <vector>

#include "games/menhirs/rules.hpp"
#include "games/menhirs/text.hpp"

namespace broceliande::menhirs {
namespace {

constexpr int kPitch = 5;  // from one column to the next: a border and four characters of hex

/// Characters with their inks, written in any order.
class Canvas {
 public:
  Canvas(int width, int height)
      : width_(width), marks_(static_cast<std::size_t>(width * height), {' ', Ink::plain}) {}

  void write(int x, int y, std::string_view text, Ink ink) {
    for (const char c : text) marks_[static_cast<std::size_t>(y * width_ + x++)] = {c, ink};
  }

  void copy_to(Drawing& drawing) const {
    for (std::size_t i = 0; i < marks_.size(); ++i) {
      drawing.put(std::string_view(&marks_[i].letter, 1), marks_[i].ink);
      if ((i + 1) % static_cast<std::size_t>(width_) == 0) drawing.end_line();
    }
  }

 private:
  struct Glyph {
    char letter;
    Ink ink;
  };
  int width_;
  std::vector<Glyph> marks_;
};

void draw_hex(Canvas& canvas, int x, int y, std::string_view name, bool is_mist, bool is_menhir) {
  canvas.write(x, y, "/", Ink::faint);
  canvas.write(x + kPitch, y, "\\", Ink::faint);
  canvas.write(x, y + 1, "\\", Ink::faint);
  canvas.write(x + kPitch, y + 1, "/", Ink::faint);
  const std::string around(1, is_mist ? '~' : ' ');
  canvas.write(x + 1, y, around + std::string(name) + around, is_mist ? Ink::shaded : Ink::faint);
  if (is_mist) {
    canvas.write(x + 1, y + 1, is_menhir ? "~MM~" : "~~~~", Ink::shaded);
    return;
  }
  canvas.write(x + 1, y + 1, "____", Ink::faint);
  if (is_menhir) canvas.write(x + 2, y + 1, "oo", Ink::yellow);
}

void draw_board(const State& state, Drawing& drawing) {
  const Board& board = menhirs::board(state.side);
  const int middle = board.side - 1;
  Canvas canvas(kPitch * board.columns() + 1, 2 * board.columns() + 1);
  for (int column = 0; column < board.columns(); ++column) {
    const int x = kPitch * column;
    const int top = std::abs(column - middle);
    canvas.write(x + 1, top, "____", Ink::faint);
    for (int row = 0; row < board.rows(column); ++row) {
      const Cells cell = board.at(column, row);
      const int y = top + 1 + 2 * (board.rows(column) - 1 - row);
      draw_hex(canvas, x, y, cell_text(board, cell), (cell & state.mist) != 0,
               (cell & state.menhirs) != 0);
    }
  }
  canvas.copy_to(drawing);
}

std::string status(const State& state) {
  const std::string player = state.turn % 2 == 0 ? "a" : "b";
  switch (state.phase) {
    case Phase::place: return player + " places a mist tile";
    case Phase::slide: return player + " slides mist";
    case Phase::clear: return player + " lifts a mist tile";
    case Phase::over: break;
  }
  return state.covered() == 0 ? player + " has won" : "a draw";
}

}  // namespace

Drawing draw(const State& state) {
  Drawing drawing;
  draw_board(state, drawing);
  drawing.put("turn " + turn_text(state.turn) + ": ", Ink::strong);
  drawing.put(status(state), Ink::strong);
  drawing.end_line();
  drawing.put("mist " + std::to_string(size(state.mist)) + ", on menhirs " +
              std::to_string(size(state.covered())) + " of " + std::to_string(size(state.menhirs)) +
              (state.first_clearing == kNeverClears
                   ? ", no clearing"
                   : ", clearing from " + turn_text(state.first_clearing)));
  drawing.end_line();
  if (state.mirror.is_slide()) {
    drawing.put("may not go back: " + action_text(state, state.mirror));
    drawing.end_line();
  }
  drawing.put("~~ mist   MM mist on a menhir   oo free menhir", Ink::faint);
  drawing.end_line();
  return drawing;
}

}  // namespace broceliande::menhirs
