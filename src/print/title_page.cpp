#include "print/title_page.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "print/board_pages.hpp"
#include "print/typeset.hpp"

namespace broceliande::print {
namespace {

constexpr double kPicture = 112;
constexpr double kLine = 6.2;

std::string pages_text(std::size_t first, std::size_t count) {
  if (count == 1) return std::to_string(first);
  return fmt::format("{}–{}", first, first + count - 1);
}

void add_contents(SvgWriter& ink, PagePoint at, double width,
                  const std::vector<Section>& sections) {
  std::size_t page = 2;
  for (const Section& section : sections) {
    ink.text(at, section.name, {.size = 4.4});
    ink.text({at.x + width, at.y}, pages_text(page, section.sheets.size()),
             {.size = 4.4, .anchor = Anchor::end});
    ink.line({at.x, at.y + 1.6}, {at.x + width, at.y + 1.6},
             R"(fill="none" stroke="#888" stroke-width="0.2" stroke-dasharray="0.2 1")");
    page += section.sheets.size();
    at.y += kLine + 1;
  }
}

}  // namespace

Sheet title_page(const Press& press, const BoardArt& art, const std::vector<Section>& sections) {
  const Words& words = press.words;
  Sheet sheet(press.paper, {press.title(), "", words("title.foot")});
  const Frame room = sheet.room();
  SvgWriter& ink = sheet.ink();
  const double middle = room.centre().x;
  ink.text({middle, room.y + 22}, press.title(),
           {.size = 15, .face = Face::regular, .anchor = Anchor::middle});
  ink.text({middle, room.y + 32}, words.find("game.line").value_or(""),
           {.size = 5, .face = Face::italic, .anchor = Anchor::middle});
  ink.text({middle, room.y + 40}, words.find("game.players").value_or(""),
           {.size = 4.4, .anchor = Anchor::middle});

  const double scale = kPicture / std::max(art.frame.width, art.frame.height);
  ink.placed(art.markup,
             {middle - scale * (art.frame.x + art.frame.width / 2),
              room.y + 48 + kPicture / 2 - scale * (art.frame.y + art.frame.height / 2)},
             scale);

  const double top = room.y + 48 + kPicture + 14;
  const double column = (room.width - 10) / 2;
  ink.text({room.x, top}, words("contents"), {.size = 5, .face = Face::bold});
  add_contents(ink, {room.x, top + 8}, column, sections);

  const double right = room.x + column + 10;
  ink.text({right, top}, words("making"), {.size = 5, .face = Face::bold});
  double y = top + 3;
  const std::string making = words.find("game.making").value_or(words("making.any"));
  for (const SetLine& line : set_lines(paragraphs_of(making), column, 4)) {
    ink.placed(line.markup, {right, y});
    y += line.height;
  }
  const Tiling tiling = board_tiling(art, press);
  if (tiling.tiles.size() > 1) {
    const Extent size{12.0 * tiling.columns, 12.0 * tiling.rows};
    ink.placed(assembly_plan(tiling, size), {right, y + 4});
  }
  return sheet;
}

}  // namespace broceliande::print
