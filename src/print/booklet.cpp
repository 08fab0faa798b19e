#include "print/booklet.hpp"

#include "print/board_pages.hpp"
#include "print/pieces.hpp"
#include "print/rule_sheet.hpp"
#include "print/title_page.hpp"

namespace broceliande::print {
namespace {

std::vector<Section> pieces_of(const Press& press) {
  if (press.game.name() == "menhirs") return menhirs_pieces(press);
  if (press.game.name() == "grailnah") return grailnah_pieces(press);
  return graal_pieces(press);
}

}  // namespace

Result<Booklet> booklet(const AnyGame& game, std::string_view paper, std::string_view language) {
  const Result<Paper> chosen = paper_named(paper);
  if (!chosen) return tl::unexpected<Error>(chosen.error());
  Result<Words> words = Words::in(language);
  if (!words) return tl::unexpected<Error>(words.error());
  const Press press{game, *chosen, std::move(*words)};

  const BoardArt art = board_art(game.geometry());
  std::vector<Section> sections{rule_sheet(press), board_pages(art, press)};
  for (Section& section : pieces_of(press)) sections.push_back(std::move(section));

  std::vector<Sheet> sheets{title_page(press, art, sections)};
  for (Section& section : sections) {
    for (Sheet& sheet : section.sheets) sheets.push_back(std::move(sheet));
  }
  Booklet booklet{press.title(), press.paper, {}};
  int number = 0;
  for (const Sheet& sheet : sheets) {
    booklet.pages.push_back(sheet.svg(++number, static_cast<int>(sheets.size())));
  }
  return booklet;
}

}  // namespace broceliande::print
