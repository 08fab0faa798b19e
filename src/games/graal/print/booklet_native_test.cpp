#include "games/graal/print/castles.hpp"
#include "sheets/test_printed.hpp"

namespace broceliande::print {
namespace {

const Contents kContents{.game = "graal", .pages = 14, .rule_letter = "C", .rules = 23};

INSTANTIATE_TEST_SUITE_P(All, Printed, ::testing::ValuesIn(on_every_paper(kContents)), case_name);

TEST(Booklet, FollowsTheOptions) {
  EXPECT_EQ(booklet_of("graal", {{"armies", "3"}}).pages.size(),
            booklet_of("graal").pages.size() + 1);
}

TEST(Booklet, PrintsTheSetUpsThatFitItsArmies) {
  const auto names_on = [](const OptionValues& options) {
    const std::string page = booklet_of("graal", options).pages.back();
    std::string names;
    for (const char* name : {"Corner", "Crag", "Charge", "Lodge", "For two armies"}) {
      if (page.find(std::string(">") + name + "<") != std::string::npos) names += name;
    }
    return names;
  };
  EXPECT_EQ(names_on({}), "CornerCragChargeLodge");
  EXPECT_EQ(names_on({{"drawing-up", "stock"}}), "CornerCragChargeLodge");
  EXPECT_EQ(names_on({{"armies", "2"}}), "For two armies");
  EXPECT_EQ(names_on({{"map", "twin-fords"}}), "") << "they stand on its rock and in its forest";
}

TEST(Booklet, KeepsAnArmyOnOnePage) {
  const Booklet three = booklet_of("graal", {{"armies", "3"}});
  EXPECT_EQ(three.pages[8].find(">Dark Blue<"), std::string::npos);
  EXPECT_NE(three.pages[9].find(">Dark Blue<"), std::string::npos);
}

TEST(Booklet, TintsTheTwoKingdomsInColours) {
  const auto game = find_game("graal")->with({});
  for (const bool is_coloured : {false, true}) {
    const auto made = booklet(**game, sheets_of("graal"), {.colour = is_coloured ? "on" : "off"});
    ASSERT_TRUE(made);
    for (const std::string_view tint : {graal::kNorthTint, graal::kSouthTint}) {
      EXPECT_EQ(made->pages.front().find(tint) != std::string::npos, is_coloured) << tint;
    }
  }
}

}  // namespace
}  // namespace broceliande::print
