#include "sheets/test_printed.hpp"

namespace broceliande::print {
namespace {

const Contents kContents{.game = "graal", .pages = 14, .rule_letter = "C", .rules = 23};

INSTANTIATE_TEST_SUITE_P(All, Printed, ::testing::ValuesIn(on_every_paper(kContents)), case_name);

TEST(Booklet, FollowsTheOptions) {
  EXPECT_EQ(booklet_of("graal", {{"armies", "3"}}).pages.size(),
            booklet_of("graal").pages.size() + 1);
}

TEST(Booklet, KeepsAnArmyOnOnePage) {
  const Booklet three = booklet_of("graal", {{"armies", "3"}});
  EXPECT_EQ(three.pages[8].find(">Dark Brown<"), std::string::npos);
  EXPECT_NE(three.pages[9].find(">Dark Brown<"), std::string::npos);
}

}  // namespace
}  // namespace broceliande::print
