#include "print/booklet.hpp"

#include "print/board_pages.hpp"
#include "print/rule_sheet.hpp"
#include "print/summary_page.hpp"
#include "print/title_page.hpp"

namespace broceliande::print {

Result<Booklet> booklet(const AnyGame& game, const GameSheets& sheets, const Printing& printing) {
  const Result<void> known = check(printing);
  if (!known) return pass_on(known);
  const Result<Paper> paper = paper_named(printing.paper);
  if (!paper) return pass_on(paper);
  Result<Words> words = Words::in(printing.language, sheets.words);
  if (!words) return pass_on(words);
  const ColourMode ink = printing.colour == "on" ? ColourMode::colours : ColourMode::black;
  const Press press{game, sheets, *paper, std::move(*words), ink};

  const BoardArt art = board_art(game.geometry(), press);
  Result<Section> rules = rule_sheet(press);
  if (!rules) return pass_on(rules);
  Result<Section> summary = summary_page(press);
  if (!summary) return pass_on(summary);
  std::vector<Section> sections{*std::move(rules), *std::move(summary), board_pages(art, press)};
  for (Section& section : sheets.pieces(press)) sections.push_back(std::move(section));
  std::erase_if(sections, [](const Section& section) { return section.sheets.empty(); });

  std::vector<Sheet> pages{title_page(press, art, sections)};
  for (Section& section : sections) {
    for (Sheet& sheet : section.sheets) pages.push_back(std::move(sheet));
  }
  Booklet booklet{press.title(), press.paper, {}};
  int number = 0;
  for (const Sheet& page : pages) {
    booklet.pages.push_back(page.svg(++number, static_cast<int>(pages.size())));
  }
  return booklet;
}

}  // namespace broceliande::print
