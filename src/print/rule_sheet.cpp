#include "print/rule_sheet.hpp"

#include <algorithm>

#include "print/diagrams.hpp"
#include "print/phrases.hpp"

namespace broceliande::print {
namespace {

constexpr LetterSizes kRuleLetters{.largest = 4.5, .smallest = 2.6, .step = 0.04};
constexpr double kGutter = 7;

/// Two columns a page, below what was set across the first.
std::vector<Frame> columns_in(const Frame& room, double taken) {
  const double width = (room.width - kGutter) / 2;
  std::vector<Frame> columns;
  for (int page = 0; page < kRulePages; ++page) {
    const double top = page == 0 ? taken : 0;
    for (const double x : {room.x, room.x + width + kGutter}) {
      columns.push_back({x, room.y + top, width, room.height - top});
    }
  }
  return columns;
}

bool is_head(const Paragraph& paragraph) {
  return paragraph.kind == Paragraph::Kind::title || paragraph.kind == Paragraph::Kind::lead;
}

/// Makes the columns of the last page as short as they can be, so that they end alike, and fills
/// them.
std::vector<std::string> levelled(const std::vector<SetLine>& lines, std::vector<Frame>& columns) {
  std::vector<std::string> filled;
  std::vector<Frame> shorter = columns;
  while (auto more = fill_columns(lines, shorter)) {
    filled = *std::move(more);
    columns = shorter;
    for (std::size_t i = columns.size() - 2; i < columns.size(); ++i) shorter[i].height -= 1;
  }
  return filled;
}

/// How a game may begin, where the words leave enough room for it.
void add_opening(SvgWriter& ink, const Press& press, const Frame& room) {
  constexpr double kLeast = 60;
  constexpr double kMost = 125;
  constexpr double kAbove = 6;
  constexpr double kCaption = 8;
  const double height = std::min(room.height - kAbove - kCaption, kMost);
  if (height < kLeast) return;
  const Block picture = opening(press, {room.width, height});
  const double top = room.bottom() - kCaption - picture.size.height;
  ink.placed(picture.markup, {room.centre().x - picture.size.width / 2, top});
  ink.text({room.centre().x, room.bottom() - 2}, press.words("rules.opening"),
           {.size = 3.8, .face = Face::italic, .anchor = Anchor::middle});
}

}  // namespace

Result<Section> rule_sheet(const Press& press) {
  const std::vector<Paragraph> all =
      paragraphs_of(press.words.rules(press.game.name(), press.game.options()));
  Section section{press.words("rules"), {}};
  if (all.empty()) return section;
  const auto body_begin = std::ranges::find_if_not(all, is_head);
  const std::vector<Paragraph> head(all.begin(), body_begin);
  const std::vector<Paragraph> body(body_begin, all.end());

  for (int page = 0; page < kRulePages; ++page) {
    section.sheets.push_back(press.sheet(section.name, press.words("rules.whose")));
  }
  SvgWriter& first = section.sheets.front().ink();
  SvgWriter& second = section.sheets.back().ink();
  const Frame room = section.sheets.front().room();
  double taken = 3;
  for (const SetLine& line : set_lines(head, room.width, 4)) {
    first.placed(line.markup, {room.x, room.y + taken - 3});
    taken += line.height;
  }
  std::vector<Frame> columns = columns_in(room, taken);
  const auto fitted = fit_text(body, columns, kRuleLetters, diagrams_of(press));
  if (!fitted) return refuse(phrases::kNoRoom, Error::kNoPlace, {section.name});
  const std::vector<std::string> filled = levelled(fitted->lines, columns);
  for (std::size_t i = 0; i < filled.size(); ++i) (i < 2 ? first : second).put(filled[i]);
  const double middle = room.centre().x;
  first.line({middle, columns[0].y}, {middle, columns[0].bottom()}, style::kHair);
  second.line({middle, columns[2].y}, {middle, columns[2].bottom()}, style::kHair);
  add_opening(second, press,
              {room.x, columns[2].bottom(), room.width, room.bottom() - columns[2].bottom()});
  return section;
}

std::vector<Paragraph> rule_section(const Press& press, int number) {
  std::vector<Paragraph> chosen;
  int at = -1;
  for (Paragraph& paragraph :
       paragraphs_of(press.words.rules(press.game.name(), press.game.options()))) {
    if (paragraph.kind == Paragraph::Kind::section) ++at;
    if (at == number) chosen.push_back(std::move(paragraph));
  }
  return chosen;
}

}  // namespace broceliande::print
