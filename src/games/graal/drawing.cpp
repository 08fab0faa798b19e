#include "games/graal/drawing.hpp"

#include <string>

#include "games/graal/drawing_up.hpp"
#include "games/graal/rules.hpp"
#include "games/graal/text.hpp"

namespace broceliande::graal {
namespace {

/// The two characters in the middle of a hole: the figure and the mark of its army.
std::string figure_text(const std::optional<Figure>& figure, std::string_view empty) {
  if (!figure) return std::string(empty);
  const char capital = kind_letter(figure->kind);
  const bool is_south = figure->army.camp() == Camp::south;
  std::string text(1, is_south ? capital : static_cast<char>(capital - 'A' + 'a'));
  text += std::string_view(" :;")[static_cast<std::size_t>(figure->army.number() - 1)];
  return text;
}

Ink ink_of(const Figure& figure) {
  return figure.army.camp() == Camp::south ? Ink::gold : Ink::blue;
}

/// How a hole looks without a figure: what is left, in the middle and right of him.
struct EmptyHole {
  std::string_view left;
  std::string_view middle;
  std::string_view right;
  Ink ink = Ink::faint;
};

/// What there is to draw: a position, or what stands behind one screen so far.
struct Scenery {
  const Map& map;
  const Figures& figures;
  Squares donjons;
  Squares courtyards;
};

EmptyHole look_of(const Scenery& scenery, Square square) {
  if (scenery.donjons.has(square)) return {"[", "  ", "]", Ink::red};
  if (scenery.courtyards.has(square)) return {"(", "  ", ")", Ink::red};
  if (scenery.map.is_rock(square)) return {"#", "##", "#", Ink::yellow};
  if (scenery.map.is_forest(square)) return {"%", "%%", "%", Ink::green};
  return {" ", ". ", " ", Ink::faint};
}

void draw_square(const Scenery& scenery, Square square, Drawing& drawing) {
  const EmptyHole look = look_of(scenery, square);
  const auto figure = scenery.figures.at(square);
  drawing.put(look.left, look.ink);
  drawing.put(figure_text(figure, look.middle), figure ? ink_of(*figure) : look.ink);
  drawing.put(look.right, look.ink);
}

void draw_files(Drawing& drawing) {
  std::string files = "  ";
  for (int file = 0; file < kSide; ++file) {
    files += "  ";
    files += static_cast<char>('a' + file);
    files += ' ';
  }
  drawing.put(files, Ink::faint);
  drawing.end_line();
}

void draw_ranks(const Scenery& scenery, int highest, int lowest, Drawing& drawing) {
  draw_files(drawing);
  for (int rank = highest; rank >= lowest; --rank) {
    const std::string number = std::to_string(rank + 1);
    drawing.put((number.size() == 1 ? " " : "") + number + " ", Ink::faint);
    for (int file = 0; file < kSide; ++file) {
      draw_square(scenery, Square::at(file, rank), drawing);
    }
    drawing.put(" " + number, Ink::faint);
    drawing.end_line();
  }
  draw_files(drawing);
}

std::string status(const State& state) {
  switch (state.ending) {
    case Ending::running: break;
    case Ending::south_won: return "South has won";
    case Ending::north_won: return "North has won";
    case Ending::draw: return "a draw";
  }
  if (!state.is_shot_pending()) return army_text(state.turn) + " to act";
  return army_text(to_act(state)) + " retreats from " + square_text(state.shot.target) +
         ", shot at from " + square_text(state.shot.archer);
}

std::string details(const Variant& variant, const State& state) {
  return "map " + variant.map_of(state).name + ", figures South " +
         std::to_string(state.figures.of(Camp::south).count()) + " North " +
         std::to_string(state.figures.of(Camp::north).count()) + ", turns without a capture " +
         std::to_string(state.clock);
}

}  // namespace

Drawing draw(const Muster& muster, const DrawingUp& drawing_up) {
  Figures figures;
  for (int army = 1; army <= kMostArmies; ++army) {
    for (const auto& [kind, square] : drawing_up.armies[static_cast<std::size_t>(army - 1)]) {
      figures.put({kind, Army::of(muster.camp, army)}, square);
    }
  }
  Scenery scenery{muster.map, figures, {}, {}};
  if (drawing_up.castle) {
    scenery.donjons = drawing_up.castle->donjon;
    scenery.courtyards = drawing_up.castle->courtyard;
  }
  const int lowest = muster.camp == Camp::south ? 0 : kSide / 2;
  Drawing drawing;
  draw_ranks(scenery, lowest + kSide / 2 - 1, lowest, drawing);
  return drawing;
}

Drawing draw(const Variant& variant, const State& state) {
  Drawing drawing;
  draw_ranks({variant.map_of(state), state.figures, state.donjons(), state.courtyards()}, kSide - 1,
             0, drawing);
  drawing.put(status(state), Ink::strong);
  if (state.is_quiet) drawing.put(" (quiet first turn: no taking, no shot)", Ink::strong);
  drawing.end_line();
  drawing.put(details(variant, state));
  drawing.end_line();
  drawing.put(
      "K South   k North   K: army 2   K; army 3   [ ] donjon   ( ) courtyard   #### rock   "
      "%%%% forest",
      Ink::faint);
  drawing.end_line();
  return drawing;
}

}  // namespace broceliande::graal
