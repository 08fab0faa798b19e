#include "sheets/test_printed.hpp"

namespace broceliande::print {
namespace {

const Contents kContents{.game = "grailnah", .pages = 12, .rule_letter = "G", .rules = 30};

INSTANTIATE_TEST_SUITE_P(All, Printed, ::testing::ValuesIn(on_every_paper(kContents)), case_name);

TEST(Booklet, FollowsTheOptions) {
  const Booklet four = booklet_of("grailnah", {{"players", "4"}});
  EXPECT_NE(four.pages[10].find(">Green<"), std::string::npos);
  EXPECT_EQ(booklet_of("grailnah").pages[10].find(">Green<"), std::string::npos);
}

}  // namespace
}  // namespace broceliande::print
