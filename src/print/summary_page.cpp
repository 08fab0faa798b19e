#include "print/summary_page.hpp"

#include "print/chosen.hpp"
#include "print/openings.hpp"
#include "print/phrases.hpp"
#include "print/typeset.hpp"

namespace broceliande::print {
namespace {

constexpr LetterSizes kSummaryLetters{.largest = 5.2, .smallest = 2.6};
constexpr double kSummaryTitle = 9;

std::vector<Paragraph> paragraphs(const Press& press) {
  std::vector<Paragraph> all =
      paragraphs_of(press.words.summary(press.game.name(), press.game.options()));
  const std::vector<std::string> changes = chosen(press, "change");
  if (all.empty() || changes.empty()) return all;
  all.push_back({.kind = Paragraph::Kind::section, .text = press.words("changes")});
  for (const std::string& change : changes) {
    all.push_back({.kind = Paragraph::Kind::item, .text = change});
  }
  return all;
}

}  // namespace

Result<Section> summary_page(const Press& press) {
  Section section{press.words("summary"), {}};
  const std::vector<Paragraph> text = paragraphs(press);
  if (text.empty()) return section;
  Sheet sheet = press.sheet(section.name, press.words("summary.use"));
  const Frame room = sheet.room();
  sheet.ink().text({room.x, room.y + kSummaryTitle - 3}, press.title(),
                   {.size = 7, .face = Face::bold});
  const Block key = colour_key(press, room.width);
  const Frame column{room.x, room.y + kSummaryTitle, room.width,
                     room.height - kSummaryTitle - key.size.height - 2};
  if (column.height <= 0) return refuse(phrases::kNoRoom, Error::kNoPlace, {section.name});
  const auto fitted = fit_text(text, {column}, kSummaryLetters);
  if (!fitted) return refuse(phrases::kNoRoom, Error::kNoPlace, {section.name});
  sheet.ink().put(fitted->columns.front());
  sheet.ink().placed(key.markup, {room.x, room.bottom() - key.size.height});
  section.sheets.push_back(std::move(sheet));
  return section;
}

}  // namespace broceliande::print
