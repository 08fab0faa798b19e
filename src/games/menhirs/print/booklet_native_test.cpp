#include <fmt/core.h>

#include <map>
#include <set>

#include "games/menhirs/print/tiles.hpp"
#include "sheets/test_printed.hpp"

namespace broceliande::print {
namespace {

const Contents kContents{.game = "menhirs", .pages = 6, .rule_letter = "M", .rules = 19};

INSTANTIATE_TEST_SUITE_P(All, Printed, ::testing::ValuesIn(on_every_paper(kContents)), case_name);

TEST(Booklet, FollowsTheOptions) {
  EXPECT_EQ(booklet_of("menhirs", {{"side", "5"}}).pages.size(),
            booklet_of("menhirs").pages.size() + 1);
}

TEST(Booklet, ShowsTheCompassOfItsLanguage) {
  const auto rules_in = [](const char* language) {
    return booklet_of("menhirs", {}, "a4", language).pages[1];
  };
  EXPECT_NE(rules_in("en").find(">SW<"), std::string::npos);
  EXPECT_NE(rules_in("fr").find(">SO<"), std::string::npos);
  EXPECT_NE(rules_in("nl").find(">ZW<"), std::string::npos);
  EXPECT_EQ(rules_in("nl").find(">SW<"), std::string::npos);
}

TEST(Booklet, DrawsFourKindsOfMenhirs) {
  std::set<std::string> drawings;
  for (int i = 0; i < 7; ++i)
    drawings.insert(
        menhirs::hex_tile(menhirs::menhir(i), 28, menhirs::Rim::heavy, ColourMode::black));
  EXPECT_EQ(drawings.size(), 4);
}

/// The words of a page without its markup.
std::string words_of(const std::string& page) {
  return std::regex_replace(page, std::regex("<[^>]*>"), " ");
}

TEST(Booklet, CountsTheHexesOfItsBoard) {
  constexpr std::size_t kWithWords = 4;  // title, rules, summary
  struct Size {
    const char* all;
    const char* forest;
  };
  const std::map<std::string, Size> sizes{{"3", {"19", "12|twelve|douze|twaalf"}},
                                          {"4", {"37", "30|thirty|trente|dertig"}},
                                          {"5", {"61", "54"}}};
  for (const auto& [side, own] : sizes) {
    for (const char* language : {"en", "fr", "nl"}) {
      const Booklet booklet = booklet_of("menhirs", {{"side", side}}, "a4", language);
      std::string text;
      for (std::size_t i = 0; i < kWithWords; ++i) text += words_of(booklet.pages[i]);
      for (const auto& [other, size] : sizes) {
        // Each language says four times how large the board is, some more often by its forest.
        const std::regex count(
            fmt::format(R"(\b({})\s+(in all|cases|vakken)|)"
                        R"(\b({})\s+(of\s+|met\s+|(tuiles|cases)\s+de\s+)?(for|bos))",
                        size.all, size.forest));
        const std::sregex_iterator found(text.begin(), text.end(), count);
        EXPECT_EQ(std::distance(found, {}), side == other ? 4 : 0)
            << "side " << side << ", size of side " << other << ", " << language;
      }
    }
  }
}

}  // namespace
}  // namespace broceliande::print
