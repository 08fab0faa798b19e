#include "print/labels.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace broceliande::print {
namespace {

void add_text(SvgWriter& ink, PagePoint middle, const std::string& text, double size) {
  ink.text({middle.x, middle.y + 0.32 * size}, text,
           {.size = size, .anchor = Anchor::middle, .colour = "#444"});
}

void label_hexagon(SvgWriter& ink, const Geometry& geometry) {
  for (const Cell& cell : geometry.cells) {
    add_text(ink, {1.0 * cell.x, cell.y + 0.46 * geometry.figure_size}, cell.id, 13);
  }
}

void label_grid(SvgWriter& ink, const Geometry& geometry) {
  const auto [west, east] = std::ranges::minmax(geometry.cells, {}, &Cell::x);
  const auto [north, south] = std::ranges::minmax(geometry.cells, {}, &Cell::y);
  const double away = grid_step(geometry) / 2 + 0.45 * kGridLabels;
  constexpr double kSize = 15;
  for (const Cell& cell : geometry.cells) {
    const PagePoint at{1.0 * cell.x, 1.0 * cell.y};
    if (cell.x == west.x) add_text(ink, {at.x - away, at.y}, cell.number, kSize);
    if (cell.x == east.x) add_text(ink, {at.x + away, at.y}, cell.number, kSize);
    if (cell.y == north.y) add_text(ink, {at.x, at.y - away}, cell.letter, kSize);
    if (cell.y == south.y) add_text(ink, {at.x, at.y + away}, cell.letter, kSize);
  }
}

double distance(const Cell& cell) { return std::hypot(cell.x, cell.y); }

PagePoint outward(const Cell& cell, double by) {
  const double factor = 1 + by / distance(cell);
  return {cell.x * factor, cell.y * factor};
}

void label_rings(SvgWriter& ink, const Geometry& geometry) {
  std::map<std::string, std::vector<const Cell*>> spokes;
  std::size_t rings = 0;
  for (const Cell& cell : geometry.cells) {
    if (cell.number.empty()) continue;
    spokes[cell.number].push_back(&cell);
    rings = std::max(rings, spokes[cell.number].size());
  }
  constexpr double kSize = 12;
  const std::vector<const Cell*>* upright = nullptr;
  for (const auto& [number, cells] : spokes) {
    const Cell& outermost =
        **std::ranges::max_element(cells, {}, [](auto* c) { return distance(*c); });
    add_text(ink, outward(outermost, 22), number, kSize);
    const bool is_full = cells.size() == rings;
    if (is_full && (upright == nullptr || cells.front()->y < upright->front()->y)) upright = &cells;
  }
  if (upright == nullptr) return;
  for (const Cell* cell : *upright) {
    add_text(ink, outward(*cell, -22), cell->letter, kSize);
  }
}

}  // namespace

double grid_step(const Geometry& geometry) {
  std::set<int> columns;
  for (const Cell& cell : geometry.cells) columns.insert(cell.x);
  if (columns.size() < 2) return geometry.figure_size;
  const int width = *columns.rbegin() - *columns.begin();
  return static_cast<double>(width) / static_cast<double>(columns.size() - 1);
}

void add_labels(SvgWriter& ink, const Geometry& geometry) {
  if (geometry.shape == "hexagon") label_hexagon(ink, geometry);
  if (geometry.shape == "grid") label_grid(ink, geometry);
  if (geometry.shape == "rings") label_rings(ink, geometry);
}

}  // namespace broceliande::print
