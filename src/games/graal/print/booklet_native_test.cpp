#include "sheets/test_printed.hpp"

namespace broceliande::print {
namespace {

const Contents kContents{.game = "graal", .pages = 14, .rule_letter = "C", .rules = 23};

INSTANTIATE_TEST_SUITE_P(All, Printed, ::testing::ValuesIn(on_every_paper(kContents)), case_name);

TEST(Booklet, FollowsTheOptions) {
  EXPECT_EQ(booklet_of("graal", {{"armies", "3"}}).pages.size(),
            booklet_of("graal").pages.size() + 1);
}

}  // namespace
}  // namespace broceliande::print
