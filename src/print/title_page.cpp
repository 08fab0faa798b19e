#include "print/title_page.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <sstream>

#include "print/board_pages.hpp"
#include "print/chosen.hpp"
#include "print/line_breaking.hpp"
#include "print/typeset.hpp"

namespace broceliande::print {
namespace {

constexpr double kColumnGap = 10;
constexpr double kContentsLine = 5;
constexpr double kTitleHeading = 4.6;
constexpr double kTitleText = 3.5;
constexpr double kUnderHeading = 6;
constexpr double kAboveMeasures = 3;

std::string pages_text(std::size_t first, std::size_t count) {
  if (count == 1) return std::to_string(first);
  return fmt::format("{}–{}", first, first + count - 1);
}

void add_contents(SvgWriter& ink, PagePoint at, double width,
                  const std::vector<Section>& sections) {
  std::size_t page = 2;
  for (const Section& section : sections) {
    ink.text(at, section.name, {.size = 3.8});
    ink.text({at.x + width, at.y}, pages_text(page, section.sheets.size()),
             {.size = 3.8, .anchor = Anchor::end});
    ink.line({at.x, at.y + 1.6}, {at.x + width, at.y + 1.6},
             R"(fill="none" stroke="#888" stroke-width="0.2" stroke-dasharray="0.2 1")");
    page += section.sheets.size();
    at.y += kContentsLine + 0.4;
  }
}

/// Paragraphs from the top of a frame downward, and where they end.
double add_text(SvgWriter& ink, const std::vector<Paragraph>& text, const Frame& frame,
                double letters) {
  double y = frame.y;
  for (const SetLine& line : set_lines(text, frame.width, letters)) {
    ink.placed(line.markup, {frame.x, y});
    y += line.height;
  }
  return y;
}

/// A heading on its baseline, and where what follows begins.
double add_heading(SvgWriter& ink, PagePoint at, const std::string& text) {
  ink.text(at, text, {.size = kTitleHeading, .face = Face::bold});
  return at.y + 3;
}

/// Fifty millimetres, divided into centimetres.
void add_scale_bar(SvgWriter& ink, PagePoint at) {
  constexpr int kCentimetres = 5;
  constexpr double kTick = 2.4;
  ink.line(at, {at.x + 10 * kCentimetres, at.y}, style::kThin);
  for (int i = 0; i <= kCentimetres; ++i) {
    const double x = at.x + 10 * i;
    ink.line({x, at.y - kTick / 2}, {x, at.y + kTick / 2}, style::kThin);
  }
}

/// How the pages of the board go together, how large it then is, and whether the printer kept the
/// size of the pages.
Block measures(const Press& press, const BoardArt& art, double width) {
  const Tiling tiling = board_tiling(art, press);
  SvgWriter ink;
  Extent plan{};
  double left = 0;
  if (tiling.tiles.size() > 1) {
    plan = {8.0 * tiling.columns, 8.0 * tiling.rows};
    ink.put(assembly_plan(tiling, plan));
    left = plan.width + 5;
  }
  add_scale_bar(ink, {left, 1.5});
  const auto centimetres = [](double length) { return fmt::format("{:.0f}", length / 10); };
  const Extent board = art.size();
  const std::vector<Paragraph> text{
      {.text = press.words("title.scale")},
      {.text = press.words("title.size", {centimetres(board.width), centimetres(board.height)})}};
  const double end = add_text(ink, text, {left, 3.6, width - left, 0}, kTitleText);
  return {{width, std::max(plan.height, end)}, ink.markup()};
}

/// The game in four sentences, each as the options change it.
std::vector<Paragraph> numbered_sentences(const Press& press) {
  std::vector<Paragraph> paragraphs;
  std::istringstream lines(press.words.sentences(press.game.name()));
  for (std::string line; std::getline(lines, line);) {
    const std::size_t number = paragraphs.size() + 1;
    const std::vector<std::string> changed = chosen(press, fmt::format("sentence.{}", number));
    const std::string& sentence = changed.empty() ? line : changed.front();
    paragraphs.push_back({.text = fmt::format("**{}.** {}", number, sentence)});
  }
  return paragraphs;
}

double height_of(const std::vector<Paragraph>& text, double width, double letters) {
  double height = 0;
  for (const SetLine& line : set_lines(text, width, letters)) height += line.height;
  return height;
}

/// Title, what it is about, who plays, and which of its sets this is; and where that ends.
double add_head(SvgWriter& ink, const Press& press, const Frame& room) {
  const Words& words = press.words;
  const double middle = room.centre().x;
  ink.text({middle, room.y + 16}, press.title(), {.size = 15, .anchor = Anchor::middle});
  ink.text({middle, room.y + 25}, words.find("game.line").value_or(""),
           {.size = 5, .face = Face::italic, .anchor = Anchor::middle});
  ink.text({middle, room.y + 32}, words.find("game.players").value_or(""),
           {.size = 4.4, .anchor = Anchor::middle});
  double y = room.y + 38;
  std::vector<Run> set;
  for (const std::string& option : chosen(press, "option")) {
    if (!set.empty()) set.push_back({" · ", Face::regular});
    set.push_back({option, Face::regular});
  }
  if (set.empty()) return y;
  for (const std::string& line : broken(set, kTitleText, room.width)) {
    ink.put(centred_line(middle, y, kTitleText, line));
    y += 1.2 * kTitleText;
  }
  return y;
}

/// The board in small, in the middle of a frame.
void add_picture(SvgWriter& ink, const BoardArt& art, const Frame& frame) {
  const double scale = std::min(frame.height / art.frame.height, frame.width / art.frame.width);
  ink.placed(art.markup,
             {frame.centre().x - scale * (art.frame.x + art.frame.width / 2),
              frame.centre().y - scale * (art.frame.y + art.frame.height / 2)},
             scale);
}

}  // namespace

Sheet title_page(const Press& press, const BoardArt& art, const std::vector<Section>& sections) {
  const Words& words = press.words;
  Sheet sheet(press.paper, {press.title(), "", words("title.foot"), words("note")});
  const Frame room = sheet.room();
  SvgWriter& ink = sheet.ink();
  const double column = (room.width - kColumnGap) / 2;
  const double right = room.x + column + kColumnGap;
  const std::vector<Paragraph> sentences = numbered_sentences(press);
  const std::vector<Paragraph> making =
      paragraphs_of(words.find("game.making").value_or(words("making.any")));
  std::vector<Paragraph> credits = paragraphs_of(words.find("game.credits").value_or(""));
  credits.push_back({.text = words("credits.all")});
  const Block measured = measures(press, art, column);

  // From below: two columns, the four sentences across, and the picture in what is left.
  const double contents =
      kUnderHeading + 7 + (kContentsLine + 0.4) * static_cast<double>(sections.size());
  const double left_height = contents + kUnderHeading + height_of(making, column, kTitleText) +
                             kAboveMeasures + measured.size.height;
  const double right_height = kUnderHeading + height_of(credits, column, kTitleText);
  const double foot = room.bottom() - std::max(left_height, right_height);
  const double across = sentences.empty() ? 0 : height_of(sentences, room.width, kTitleText) + 12;
  const double head = add_head(ink, press, room);
  add_picture(ink, art, {room.x, head, room.width, std::max(0.0, foot - across - head - 8)});
  if (!sentences.empty()) {
    const double y = add_heading(ink, {room.x, foot - across + 1}, words("sentences"));
    add_text(ink, sentences, {room.x, y, room.width, 0}, kTitleText);
  }

  double y = add_heading(ink, {room.x, foot}, words("contents"));
  add_contents(ink, {room.x, y + 4}, column, sections);
  y = add_heading(ink, {room.x, foot + contents}, words("making"));
  y = add_text(ink, making, {room.x, y, column, 0}, kTitleText);
  ink.placed(measured.markup, {room.x, y + kAboveMeasures});
  y = add_heading(ink, {right, foot}, words("credits"));
  add_text(ink, credits, {right, y, column, 0}, kTitleText);
  return sheet;
}

}  // namespace broceliande::print
