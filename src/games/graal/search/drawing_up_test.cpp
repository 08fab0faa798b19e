#include "games/graal/search/drawing_up.hpp"

#include <gtest/gtest.h>

#include <set>

#include "testing/instrumented.hpp"

namespace broceliande::graal {
namespace {

TEST(GraalDrawUp, IsLegalCompleteAndGuarded) {
  if (kInstrumented) GTEST_SKIP() << kLongComputation;
  for (const char* armies : {"1", "2", "3"}) {
    const Graal game = *Graal::with({{"armies", armies}});
    for (const int party : {0, 1}) {
      const std::string text = draw_up(game, party, 5);
      const auto draft = game.review(party, text);
      ASSERT_TRUE(draft.has_value()) << text;
      EXPECT_EQ(draft->text, text);
      EXPECT_TRUE(draft->is_complete) << text;
      EXPECT_TRUE(draft->warnings.empty()) << text;
    }
  }
}

TEST(GraalDrawUp, FollowsFromTheSeedAlone) {
  if (kInstrumented) GTEST_SKIP() << kLongComputation;
  const Graal game = *Graal::with({});
  std::set<std::string> texts;
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    for (const int party : {0, 1}) {
      const std::string text = draw_up(game, party, seed);
      EXPECT_EQ(draw_up(game, party, seed), text);
      texts.insert(text);
    }
  }
  EXPECT_EQ(texts.size(), 8U);
}

TEST(GraalDrawUp, KnowsOtherOptions) {
  const Graal game = *Graal::with({{"quiet-first-turn", "on"},
                                   {"king-mounted", "on"},
                                   {"armies", "2"},
                                   {"allied-house", "on"}});
  for (const int party : {0, 1}) {
    const auto draft = game.review(party, draw_up(game, party, 1));
    ASSERT_TRUE(draft.has_value());
    EXPECT_TRUE(draft->is_complete);
  }
}

}  // namespace
}  // namespace broceliande::graal
