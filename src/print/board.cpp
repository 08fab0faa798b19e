#include "print/board.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "print/figures.hpp"
#include "print/game_sheets.hpp"
#include "print/labels.hpp"
#include "print/tokens.hpp"

namespace broceliande::print {
namespace {

// Pens for boards, in units of the geometries: a millimetre is about three of them.
constexpr std::string_view kCell =
    R"(fill="none" stroke="#666" stroke-width="0.9" stroke-linejoin="round")";
constexpr std::string_view kEdge =
    R"(fill="none" stroke="#000" stroke-width="2.4" stroke-linejoin="round")";
constexpr std::string_view kHole = R"(fill="#fff" stroke="#555" stroke-width="1")";

Frame frame_of(const Geometry& geometry) {
  const auto [x, y, width, height] = geometry.box;
  if (geometry.shape != "grid") return {1.0 * x, 1.0 * y, 1.0 * width, 1.0 * height};
  const auto [west, east] = std::ranges::minmax(geometry.cells, {}, &Cell::x);
  const auto [north, south] = std::ranges::minmax(geometry.cells, {}, &Cell::y);
  const double side = grid_step(geometry) / 2 + kGridLabels;
  return {west.x - side, north.y - side, east.x - west.x + 2 * side, south.y - north.y + 2 * side};
}

GroundLook look_of(std::string_view feature, const BoardLook& board) {
  const auto found = std::ranges::find(board.grounds, feature, &GroundLook::feature);
  return found == board.grounds.end() ? GroundLook{.feature = feature} : *found;
}

void add_ground(SvgWriter& ink, const Geometry& geometry, const Cell& cell, const GroundLook& look,
                ColourMode used, const CellNames& names) {
  const PagePoint at{1.0 * cell.x, 1.0 * cell.y};
  if (!look.outline.empty()) ink.path(cell.outline, look.outline);
  const std::string drawing = figure("ground-" + std::string(look.feature),
                                     used == ColourMode::colours ? look.painted : look.palette);
  const double size = look.size * (geometry.figure_size / 100.0);
  if (!drawing.empty() && size > 0) ink.placed(drawing, {at.x, at.y - look.raised}, size);
  if (!look.is_named) return;
  ink.text({at.x, at.y + 8.0}, names(cell.id),
           {.size = 26, .face = Face::bold, .anchor = Anchor::middle, .colour = "#444"});
}

void add_tints(SvgWriter& ink, const Geometry& geometry, const BoardLook& board) {
  for (const Cell& cell : geometry.cells) {
    std::string_view tint = board.plain_tint == nullptr ? "" : board.plain_tint(cell);
    for (const std::string_view feature : cell.features) {
      const std::string_view own = look_of(feature, board).tint;
      if (!own.empty()) tint = own;
    }
    if (!tint.empty()) ink.path(cell.outline, fmt::format(R"(fill="{}" stroke="none")", tint));
  }
}

void add_ornament(SvgWriter& ink, const Ornament& ornament, const BoardLook& board,
                  ColourMode used) {
  const auto found = std::ranges::find(board.ornaments, ornament.kind, &OrnamentLook::kind);
  if (found == board.ornaments.end()) {
    ink.path(ornament.path, kEdge);
  } else {
    const bool is_coloured = used == ColourMode::colours && !found->coloured.empty();
    ink.path(ornament.path, is_coloured ? found->coloured : found->below);
    const std::string_view above =
        is_coloured && !found->coloured_above.empty() ? found->coloured_above : found->above;
    if (!above.empty()) ink.path(ornament.path, above);
  }
}

/// Where the drawing lies that stays whole, in millimetres from the corner of the board.
std::optional<Frame> kept_whole(const Geometry& geometry, const BoardLook& board,
                                const Frame& frame, double millimetres) {
  for (const Cell& cell : geometry.cells) {
    for (const std::string_view feature : cell.features) {
      const GroundLook look = look_of(feature, board);
      if (!look.stays_whole) continue;
      const double side = look.size * geometry.figure_size;
      return Frame{(cell.x - side / 2 - frame.x) * millimetres,
                   (cell.y - look.raised - side / 2 - frame.y) * millimetres, side * millimetres,
                   side * millimetres};
    }
  }
  return std::nullopt;
}

}  // namespace

double millimetres_of(const Geometry& geometry, const BoardLook& look) {
  if (look.millimetres == nullptr) return kDiscDiameter / geometry.figure_size;
  return look.millimetres(geometry);
}

BoardArt board_art(const Geometry& geometry, const BoardLook& look, ColourMode used,
                   const CellNames& names) {
  SvgWriter ink;
  if (used == ColourMode::colours) add_tints(ink, geometry, look);
  for (const Cell& cell : geometry.cells) ink.path(cell.outline, kCell);
  for (const Cell& cell : geometry.cells) {
    for (const std::string_view feature : cell.features) {
      add_ground(ink, geometry, cell, look_of(feature, look), used, names);
    }
    if (geometry.shape == "grid" && cell.features.empty()) {
      ink.circle({1.0 * cell.x, 1.0 * cell.y}, 0.06 * geometry.figure_size, kHole);
    }
  }
  for (const Ornament& ornament : geometry.ornaments) add_ornament(ink, ornament, look, used);
  add_labels(ink, geometry);
  const Frame frame = frame_of(geometry);
  const double millimetres = millimetres_of(geometry, look);
  return {frame, millimetres, ink.markup(), kept_whole(geometry, look, frame, millimetres)};
}

BoardArt board_art(const Geometry& geometry, const Press& press) {
  return board_art(geometry, press.sheets.board, press.ink,
                   [&press](const std::string& id) { return press.sign(id); });
}

}  // namespace broceliande::print
