#include "core/event.hpp"

#include <algorithm>

namespace broceliande {
namespace {

auto find_figure(Tableau& tableau, const FigureName& name, const std::string& cell) {
  return std::ranges::find_if(tableau.figures, [&](const Tableau::PlacedFigure& figure) {
    return figure.kind == name.kind && figure.seat == name.seat && figure.cell == cell;
  });
}

auto find_reserve(Tableau& tableau, const FigureName& name, std::string_view state) {
  return std::ranges::find_if(tableau.reserves, [&](const Tableau::Reserve& reserve) {
    return reserve.kind == name.kind && reserve.seat == name.seat && reserve.state == state;
  });
}

bool take_from_board(Tableau& tableau, const FigureName& name, const std::string& cell) {
  const auto figure = find_figure(tableau, name, cell);
  if (figure == tableau.figures.end()) return false;
  tableau.figures.erase(figure);
  return true;
}

bool take_from_reserve(Tableau& tableau, const FigureName& name, std::string_view state) {
  const auto reserve = find_reserve(tableau, name, state);
  if (reserve == tableau.reserves.end()) return false;
  if (--reserve->count == 0) tableau.reserves.erase(reserve);
  return true;
}

void put_into_reserve(Tableau& tableau, const FigureName& name, std::string_view state) {
  const auto reserve = find_reserve(tableau, name, state);
  if (reserve != tableau.reserves.end()) {
    ++reserve->count;
  } else {
    tableau.reserves.push_back({name.kind, name.seat, 1, state});
  }
}

bool fold(Tableau& tableau, const Transfer& transfer) {
  const auto& [figure, from, to] = transfer;
  if (!from.cell.empty() && !take_from_board(tableau, figure, from.cell)) return false;
  if (!from.reserve.empty() && !take_from_reserve(tableau, figure, from.reserve)) return false;
  if (!to.cell.empty()) tableau.figures.push_back({figure.kind, figure.seat, to.cell});
  if (!to.reserve.empty()) put_into_reserve(tableau, figure, to.reserve);
  return true;
}

bool fold_figure_mark(Tableau& tableau, const Marking& marking) {
  const auto figure = find_figure(tableau, marking.figure, marking.cell);
  if (figure == tableau.figures.end()) return false;
  const auto mark = std::ranges::find(figure->marks, marking.mark);
  const bool is_set = mark != figure->marks.end();
  if (is_set == marking.is_set) return false;
  if (is_set) {
    figure->marks.erase(mark);
  } else {
    figure->marks.push_back(marking.mark);
  }
  return true;
}

bool fold_cell_mark(Tableau& tableau, const Marking& marking) {
  const auto mark = std::ranges::find_if(tableau.marks, [&](const Tableau::Mark& each) {
    return each.cell == marking.cell && each.kind == marking.mark &&
           each.seat == marking.figure.seat;
  });
  const bool is_set = mark != tableau.marks.end();
  if (is_set == marking.is_set) return false;
  if (is_set) {
    tableau.marks.erase(mark);
  } else {
    tableau.marks.push_back({marking.cell, marking.mark, marking.figure.seat});
  }
  return true;
}

bool fold(Tableau& tableau, const Marking& marking) {
  return marking.figure.kind.empty() ? fold_cell_mark(tableau, marking)
                                     : fold_figure_mark(tableau, marking);
}

}  // namespace

bool fold(Tableau& tableau, const Event& event) {
  const auto is_folded = [&tableau](const auto& change) { return fold(tableau, change); };
  return std::ranges::all_of(event.transfers, is_folded) &&
         std::ranges::all_of(event.markings, is_folded);
}

}  // namespace broceliande
