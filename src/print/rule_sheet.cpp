#include "print/rule_sheet.hpp"

#include <algorithm>

#include "print/diagrams.hpp"
#include "print/openings.hpp"
#include "print/phrases.hpp"

namespace broceliande::print {
namespace {

constexpr int kRulePages = 2;
constexpr LetterSizes kRuleLetters{.largest = 4.5, .smallest = 3, .step = 0.04};
constexpr double kGutter = 7;

/// Two columns a page, below what was set across the first and above the pictures on the last.
std::vector<Frame> columns_in(const Frame& room, double taken, double pictures) {
  const double width = (room.width - kGutter) / 2;
  std::vector<Frame> columns;
  for (int page = 0; page < kRulePages; ++page) {
    const double top = page == 0 ? taken : 0;
    const double foot = page == kRulePages - 1 ? pictures : 0;
    for (const double x : {room.x, room.x + width + kGutter}) {
      columns.push_back({x, room.y + top, width, room.height - top - foot});
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

}  // namespace

Result<Section> rule_sheet(const Press& press) {
  const std::vector<Paragraph> all =
      paragraphs_of(press.words.rules(press.game.name(), press.game.options()));
  Section section{press.words("rules"), {}};
  if (all.empty()) return section;
  const auto body_begin = std::ranges::find_if_not(all, is_head);
  const std::vector<Paragraph> head(all.begin(), body_begin);
  const std::vector<Paragraph> body(body_begin, all.end());

  Sheet first = press.sheet(section.name, press.words("rules.whose"));
  const Frame room = first.room();
  double taken = 3;
  for (const SetLine& line : set_lines(head, room.width, 4)) {
    first.ink().placed(line.markup, {room.x, room.y + taken - 3});
    taken += line.height;
  }
  std::vector<Frame> columns = columns_in(room, taken, least_opening_height(press));
  const auto fitted = fit_text(body, columns, kRuleLetters, diagrams_of(press));
  if (!fitted) return refuse(phrases::kNoRoom, Error::kNoPlace, {section.name});
  const std::vector<std::string> filled = levelled(fitted->lines, columns);
  section.sheets.push_back(std::move(first));
  for (std::size_t i = 0; i < filled.size(); i += 2) {
    if (i > 0) section.sheets.push_back(press.sheet(section.name, press.words("rules.whose")));
    SvgWriter& ink = section.sheets.back().ink();
    ink.put(filled[i]).put(filled[i + 1]);
    ink.line({room.centre().x, columns[i].y}, {room.centre().x, columns[i].bottom()}, style::kHair);
  }
  const double end = columns.back().bottom();
  add_openings(section.sheets.back().ink(), press, {room.x, end, room.width, room.bottom() - end});
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
