#include <map>

#include "sheets/test_printed.hpp"

namespace broceliande::print {
namespace {

const Contents kContents{.game = "grailnah", .pages = 11, .rule_letter = "G", .rules = 30};

INSTANTIATE_TEST_SUITE_P(All, Printed, ::testing::ValuesIn(on_every_paper(kContents)), case_name);

TEST(Booklet, FollowsTheOptions) {
  const Booklet four = booklet_of("grailnah", {{"players", "4"}});
  EXPECT_NE(four.pages[10].find(">Green<"), std::string::npos);
  EXPECT_EQ(booklet_of("grailnah").pages[10].find(">Green<"), std::string::npos);
}

TEST(Booklet, NamesCastlesByTheCompassOfItsLanguage) {
  const std::map<std::string, std::string> sites{{"en", "NESW"}, {"fr", "NESO"}, {"nl", "NOZW"}};
  for (const auto& [language, letters] : sites) {
    const Booklet four = booklet_of("grailnah", {{"players", "4"}}, "a4", language);
    for (const char letter : letters) {
      const std::string printed = std::string(">") + letter + "<";
      EXPECT_NE(four.pages.front().find(printed), std::string::npos) << language << ' ' << letter;
      EXPECT_NE(four.pages.back().find(printed), std::string::npos) << language << ' ' << letter;
    }
  }
}

}  // namespace
}  // namespace broceliande::print
