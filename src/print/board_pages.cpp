#include "print/board_pages.hpp"

#include <fmt/core.h>

namespace broceliande::print {
namespace {

constexpr double kOverlap = 8;
constexpr double kMarks = Sheet::kMarkGap + Sheet::kMarkLength;
constexpr TextStyle kNote{
    .size = 2.6, .face = Face::italic, .anchor = Anchor::middle, .colour = "#444"};
constexpr Extent kPlan{24, 18};

/// The room of a page without the space that marks need.
Frame tile_room(const Press& press) {
  const Frame room = press.sheet("").room();
  return {room.x + kMarks, room.y + kMarks, room.width - 2 * kMarks, room.height - 2 * kMarks};
}

/// Where the next pages are laid on the strips: ticks outside the frame, and their labels.
void mark_strips(Sheet& sheet, const Tile& tile, const Frame& frame, const Words& words) {
  SvgWriter& ink = sheet.ink();
  if (tile.goes_on_right) {
    const double x = frame.right() - kOverlap;
    for (const double y : {frame.y - kMarks, frame.bottom() + Sheet::kMarkGap}) {
      ink.line({x, y}, {x, y + Sheet::kMarkLength}, style::kHair);
    }
    const Tile next{.column = tile.column + 1, .row = tile.row};
    SvgWriter note;
    note.text({0, 0}, words("board.glue", {next.label()}), kNote);
    ink.placed(note.markup(), {frame.right() + 1.6, frame.centre().y}, 1, 90);
  }
  if (tile.goes_on_below) {
    const double y = frame.bottom() - kOverlap;
    for (const double x : {frame.x - kMarks, frame.right() + Sheet::kMarkGap}) {
      ink.line({x, y}, {x + Sheet::kMarkLength, y}, style::kHair);
    }
    const Tile next{.column = tile.column, .row = tile.row + 1};
    ink.text({frame.centre().x, frame.bottom() + 3}, words("board.glue", {next.label()}), kNote);
  }
}

Sheet tile_page(const BoardArt& art, const Press& press, const Tiling& tiling, const Tile& tile) {
  const bool is_whole = tiling.tiles.size() == 1;
  const std::string name =
      is_whole ? press.words("board") : press.words("board") + " " + tile.label();
  Sheet sheet = press.sheet(name, press.words(is_whole ? "board.cut" : "board.join"));
  const Frame room = tile_room(press);
  const double spare = room.width - tile.part.width;
  const Frame frame{room.x + spare / 2, room.y, tile.part.width, tile.part.height};
  const double left = frame.x - tile.part.x;
  const double top = frame.y - tile.part.y;
  sheet.ink().clipped(
      art.markup, frame,
      fmt::format("translate({} {}) scale({:.6f}) translate({} {})", number(left), number(top),
                  art.millimetres, number(-art.frame.x), number(-art.frame.y)));
  sheet.mark_corners(frame);
  if (is_whole) return sheet;
  mark_strips(sheet, tile, frame, press.words);
  const double plan_top = frame.bottom() + kMarks + 2;
  if (plan_top + kPlan.height <= room.bottom() + kMarks) {
    sheet.ink().placed(assembly_plan(tiling, kPlan, &tile), {room.x, plan_top});
  }
  return sheet;
}

}  // namespace

Tiling board_tiling(const BoardArt& art, const Press& press) {
  const Frame room = tile_room(press);
  return tile(art.size(), {room.width, room.height}, kOverlap, art.whole);
}

std::string assembly_plan(const Tiling& tiling, Extent size, const Tile* marked) {
  SvgWriter ink;
  const double width = size.width / tiling.columns;
  const double height = size.height / tiling.rows;
  for (const Tile& tile : tiling.tiles) {
    const Frame frame{tile.column * width, tile.row * height, width, height};
    const bool is_marked =
        marked != nullptr && marked->column == tile.column && marked->row == tile.row;
    ink.rectangle(frame,
                  is_marked ? R"(fill="#ddd" stroke="#000" stroke-width="0.3")" : style::kThin);
    const double letters = std::min(height * 0.45, 6.0);
    ink.text({frame.centre().x, frame.centre().y + 0.33 * letters}, tile.label(),
             {.size = letters, .anchor = Anchor::middle});
  }
  return ink.markup();
}

Section board_pages(const BoardArt& art, const Press& press) {
  const Tiling tiling = board_tiling(art, press);
  Section section{press.words("board"), {}};
  for (const Tile& tile : tiling.tiles) {
    section.sheets.push_back(tile_page(art, press, tiling, tile));
  }
  return section;
}

}  // namespace broceliande::print
