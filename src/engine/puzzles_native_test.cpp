#include <gtest/gtest.h>

#include <algorithm>

#include "engine/puzzles.hpp"
#include "games/registry.hpp"
#include "opponents/registry.hpp"
#include "testing/instrumented.hpp"

namespace broceliande::engine {
namespace {

std::vector<Puzzle> make(const AnyGame& game, std::uint64_t seed, int games) {
  auto engine = opponents::make_engine(game.name(), game.options(), std::size_t{8} << 20);
  PuzzleMaker maker(game, **engine, seed, 3);
  std::vector<Puzzle> puzzles;
  for (int i = 0; i < games; ++i) {
    maker.search_game([&](const Puzzle& puzzle) {
      puzzles.push_back(puzzle);
      return false;
    });
  }
  return puzzles;
}

TEST(Puzzles, EndInAWinForWhoeverFindsThem) {
  if (kInstrumented) GTEST_SKIP() << kLongComputation;
  const auto game = find_game("grailnah")->with({});
  const std::vector<Puzzle> puzzles = make(**game, 1, 24);
  ASSERT_FALSE(puzzles.empty());
  for (const Puzzle& puzzle : puzzles) {
    auto match = (*game)->begin_match({.from = puzzle.position});
    ASSERT_TRUE(match.has_value());
    const Seat solver = *(*match)->to_act();
    for (const std::string& action : puzzle.line) {
      ASSERT_TRUE((*match)->play(*(*match)->to_act(), action).has_value()) << action;
    }
    ASSERT_TRUE((*match)->outcome().has_value()) << puzzle.position;
    EXPECT_EQ((*(*match)->outcome())[solver].verdict, Verdict::win);
    EXPECT_EQ(puzzle.grade, grade_of(puzzle.actions));
    EXPECT_GE(puzzle.actions, 3);
  }
}

TEST(Puzzles, AreTheSameForTheSameSeed) {
  if (kInstrumented) GTEST_SKIP() << kLongComputation;
  const auto game = find_game("menhirs")->with({{"side", "3"}, {"clearing", "7b"}});
  const auto once = make(**game, 5, 1);
  const auto again = make(**game, 5, 1);
  ASSERT_EQ(once.size(), again.size());
  EXPECT_TRUE(std::ranges::equal(once, again, {}, &Puzzle::position, &Puzzle::position));
}

}  // namespace
}  // namespace broceliande::engine
