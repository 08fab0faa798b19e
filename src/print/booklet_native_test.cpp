// Games that say nothing of how they are printed, tried with games that do.
#include <gtest/gtest.h>

#include "games/registry.hpp"
#include "print/booklet.hpp"
#include "print/pdf.hpp"
#include "print/rule_sheet.hpp"
#include "print/testing_pdf.hpp"

namespace broceliande::print {
namespace {

std::size_t count_in(const std::string& text, const std::string& part) {
  std::size_t count = 0;
  for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos; ++at) ++count;
  return count;
}

TEST(Booklet, CanBeMadeOnEveryPaperAndInEveryLanguageThatCanBeOrdered) {
  for (const std::string_view paper : kPaperNames) EXPECT_TRUE(paper_named(paper)) << paper;
  for (const std::string_view language : kPrintLanguages) {
    EXPECT_TRUE(Words::in(language)) << language;
  }
}

TEST(Booklet, PrintsAGameThatSaysNothing) {
  for (const GameEntry& entry : games()) {
    const auto game = std::move(*entry.with({}));
    const auto made = booklet(*game, {}, {});
    ASSERT_TRUE(made) << entry.manifest.name;
    EXPECT_EQ(made->title, entry.manifest.name);
    for (const std::string& page : made->pages)
      EXPECT_EQ(xml_fault(page), "") << entry.manifest.name;
    const Press press{*game, {}, *paper_named("a4"), *Words::in("en")};
    const bool has_rules = !rule_sheet(press)->sheets.empty();
    EXPECT_EQ(made->pages.front().find(">Rules<") != std::string::npos, has_rules);
    for (const char* name : {">Board<", ">Pieces<"}) {
      EXPECT_NE(made->pages.front().find(name), std::string::npos) << entry.manifest.name << name;
    }
    EXPECT_NE(made->pages.front().find("stout paper"), std::string::npos);
    EXPECT_EQ(made->pages.front().find(">game."), std::string::npos) << "a key for words";
    EXPECT_TRUE(pdf(made->pages, made->paper, made->title));
  }
}

/// As many discs as there are figures, under the names of their seats.
TEST(Booklet, CutsOutADiscForEveryFigure) {
  for (const GameEntry& entry : games()) {
    const auto game = std::move(*entry.with({}));
    const Press press{*game, {}, *paper_named("a4"), *Words::in("en")};
    const std::vector<Section> sections = disc_sections(press);
    ASSERT_EQ(sections.size(), 1);
    std::string all;
    for (const Sheet& sheet : sections.front().sheets) all += sheet.svg(1, 1);
    std::size_t figures = 0;
    for (const Stock::StockItem& item : stock_of(*game).items) {
      figures += static_cast<std::size_t>(item.count);
      const std::string name =
          item.seat == kNobody ? "Shared pieces" : press.words("seat." + std::to_string(item.seat));
      EXPECT_NE(all.find(">" + name + "<"), std::string::npos)
          << entry.manifest.name << ' ' << name;
    }
    EXPECT_GT(figures, 0);
    EXPECT_EQ(count_in(all, std::string(style::kCut)), figures) << entry.manifest.name;
  }
}

TEST(Booklet, RefusesWhatItDoesNotKnow) {
  const auto game = games().front().with({});
  const auto paper = booklet(**game, {}, {.paper = "a5"});
  ASSERT_FALSE(paper);
  EXPECT_EQ(english(paper.error()), "there is no paper 'a5'; expected one of: a4, letter");
  const auto language = booklet(**game, {}, {.language = "de"});
  ASSERT_FALSE(language);
  EXPECT_EQ(english(language.error()), "there is no language 'de'; expected one of: en, fr, nl");
  const auto colour = booklet(**game, {}, {.colour = "maybe"});
  ASSERT_FALSE(colour);
  EXPECT_EQ(english(colour.error()), "colour cannot be 'maybe'; expected on or off");
}

TEST(Pdf, SaysWhichPageIsNoSvg) {
  const auto made =
      pdf({"<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "<svg"}, {"a4", 210, 297}, "");
  ASSERT_FALSE(made);
  EXPECT_TRUE(english(made.error()).starts_with("page 2 cannot be drawn: "))
      << english(made.error());
}

}  // namespace
}  // namespace broceliande::print
