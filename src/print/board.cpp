#include "print/board.hpp"

#include <algorithm>

#include "print/figures.hpp"
#include "print/labels.hpp"

namespace broceliande::print {
namespace {

// Pens for boards, in units of the geometries: a millimetre is about three of them.
constexpr std::string_view kCell =
    R"(fill="none" stroke="#666" stroke-width="0.9" stroke-linejoin="round")";
constexpr std::string_view kEdge =
    R"(fill="none" stroke="#000" stroke-width="2.4" stroke-linejoin="round")";
constexpr std::string_view kCastle =
    R"(fill="none" stroke="#000" stroke-width="5" stroke-linejoin="round")";
constexpr std::string_view kOpening = R"(fill="none" stroke="#fff" stroke-width="7")";
constexpr std::string_view kDoor = R"(fill="none" stroke="#000" stroke-width="1.4")";
constexpr std::string_view kRoyalDoor =
    R"(fill="none" stroke="#000" stroke-width="2.4" stroke-dasharray="7 3")";
constexpr std::string_view kMagicWide = R"(fill="none" stroke="#000" stroke-width="6")";
constexpr std::string_view kMagicCore =
    R"(fill="none" stroke="#fff" stroke-width="3.2" stroke-dasharray="0 9" stroke-linecap="round")";
constexpr std::string_view kHole = R"(fill="#fff" stroke="#555" stroke-width="1")";

bool has(const Cell& cell, std::string_view feature) {
  return std::ranges::find(cell.features, feature) != cell.features.end();
}

Frame frame_of(const Geometry& geometry) {
  const auto [x, y, width, height] = geometry.box;
  if (geometry.shape != "grid") return {1.0 * x, 1.0 * y, 1.0 * width, 1.0 * height};
  const auto [west, east] = std::ranges::minmax(geometry.cells, {}, &Cell::x);
  const auto [north, south] = std::ranges::minmax(geometry.cells, {}, &Cell::y);
  const double step = 1.0 * (east.x - west.x) / 15;
  const double side = step / 2 + kGridLabels;
  return {west.x - side, north.y - side, east.x - west.x + 2 * side, south.y - north.y + 2 * side};
}

/// What is drawn on a cell, and how large beside a figure.
void add_ground(Ink& ink, const Geometry& geometry, const Cell& cell) {
  const Spot at{1.0 * cell.x, 1.0 * cell.y};
  const double size = geometry.figure_size / 100.0;
  if (geometry.shape == "hexagon") {
    ink.placed(figure("ground-forest", kFaint), {at.x, at.y - 5}, size * 0.66);
    return;
  }
  for (const std::string_view feature : cell.features) {
    if (feature == "inside") continue;
    const bool is_grail = feature == "grail";
    const bool is_castle = feature == "castle";
    const std::string drawing =
        figure("ground-" + std::string(feature), is_grail || is_castle ? Palette{} : kFaint);
    if (is_castle) continue;
    ink.placed(drawing, at, size * (is_grail ? 2.6 : 0.9));
  }
}

void add_ornament(Ink& ink, const Ornament& ornament) {
  if (ornament.kind == "circle") {
    ink.path(ornament.path, kMagicWide).path(ornament.path, kMagicCore);
  } else if (ornament.kind == "gate") {
    ink.path(ornament.path, kOpening).path(ornament.path, kDoor);
  } else if (ornament.kind == "royal-gate") {
    ink.path(ornament.path, kOpening).path(ornament.path, kRoyalDoor);
  } else {
    ink.path(ornament.path, kEdge);
  }
}

}  // namespace

double playing_scale(const Geometry& geometry) {
  if (geometry.shape == "hexagon") return 30.0 / 116;  // a hex is 30 mm wide
  if (geometry.shape == "rings") return 420.0 / 1264;  // seven rings and the castles are 420 mm
  return 21.0 / 60;                                    // holes are 21 mm apart: four A4 pages
}

BoardArt board_art(const Geometry& geometry) {
  Ink ink;
  for (const Cell& cell : geometry.cells) ink.path(cell.outline, kCell);
  for (const Cell& cell : geometry.cells) {
    if (has(cell, "castle")) ink.path(cell.outline, kCastle);
    add_ground(ink, geometry, cell);
    if (geometry.shape == "grid" && cell.features.empty()) {
      ink.circle({1.0 * cell.x, 1.0 * cell.y}, 0.06 * geometry.figure_size, kHole);
    }
    if (has(cell, "castle")) {
      ink.text({1.0 * cell.x, cell.y + 8.0}, cell.id,
               {.size = 26, .face = Face::bold, .anchor = Anchor::middle, .colour = "#444"});
    }
  }
  for (const Ornament& ornament : geometry.ornaments) add_ornament(ink, ornament);
  add_labels(ink, geometry);
  return {frame_of(geometry), playing_scale(geometry), ink.markup()};
}

}  // namespace broceliande::print
