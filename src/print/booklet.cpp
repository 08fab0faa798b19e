#include "print/booklet.hpp"

#include "print/board_pages.hpp"
#include "print/rule_sheet.hpp"
#include "print/title_page.hpp"

namespace broceliande::print {

Result<Booklet> booklet(const AnyGame& game, const GameSheets& sheets, std::string_view paper,
                        std::string_view language) {
  const Result<Paper> chosen = paper_named(paper);
  if (!chosen) return pass_on(chosen);
  Result<Words> words = Words::in(language, sheets.words);
  if (!words) return pass_on(words);
  const Press press{game, sheets, *chosen, std::move(*words)};

  const BoardArt art = board_art(game.geometry(), sheets.board);
  std::vector<Section> sections{rule_sheet(press), board_pages(art, press)};
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
