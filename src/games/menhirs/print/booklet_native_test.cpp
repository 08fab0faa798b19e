#include "sheets/test_printed.hpp"

namespace broceliande::print {
namespace {

const Contents kContents{.game = "menhirs", .pages = 7, .rule_letter = "M", .rules = 19};

INSTANTIATE_TEST_SUITE_P(All, Printed, ::testing::ValuesIn(on_every_paper(kContents)), case_name);

TEST(Booklet, FollowsTheOptions) {
  EXPECT_EQ(booklet_of("menhirs", {{"side", "5"}}).pages.size(),
            booklet_of("menhirs").pages.size() + 1);
}

}  // namespace
}  // namespace broceliande::print
