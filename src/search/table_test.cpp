#include "search/table.hpp"

#include <gtest/gtest.h>

#include "core/rng.hpp"

namespace broceliande::search {
namespace {

constexpr std::size_t kSmall = std::size_t{1} << 12;

TEST(Table, KeepsWhatItIsGiven) {
  Table table(kSmall);
  for (const Score score : {-kWin, -1234, 0, 77, kWin - 3}) {
    table.remember(scatter(7), {.score = score, .depth = 9, .bound = Bound::at_most, .action = 5});
    const auto memory = table.recall(scatter(7));
    ASSERT_TRUE(memory);
    EXPECT_EQ(memory->score, score);
    EXPECT_EQ(memory->depth, 9);
    EXPECT_EQ(memory->bound, Bound::at_most);
    EXPECT_EQ(memory->action, 5U);
  }
}

TEST(Table, KeepsTheActionWhenALaterLookFoundNone) {
  Table table(kSmall);
  table.remember(scatter(1), {.score = 3, .depth = 2, .bound = Bound::exact, .action = 99});
  table.remember(scatter(1), {.score = 1, .depth = 3, .bound = Bound::at_most, .action = 0});
  EXPECT_EQ(table.recall(scatter(1))->action, 99U);
}

TEST(Table, DoesNotKnowOtherPositions) {
  Table table(kSmall);
  for (std::uint64_t i = 0; i < 1'000; ++i) {
    table.remember(scatter(i), {.score = 1, .depth = 1, .bound = Bound::exact, .action = 1});
  }
  for (std::uint64_t i = 5'000; i < 6'000; ++i) EXPECT_FALSE(table.recall(scatter(i)));
}

TEST(Table, LetsOldAndShallowEntriesGoFirst) {
  Table table(kSmall);
  const std::uint64_t deep = scatter(42);
  table.remember(deep, {.score = 5, .depth = 40, .bound = Bound::exact, .action = 1});
  for (std::uint64_t i = 0; i < 10'000; ++i) {
    table.remember(scatter(1'000 + i),
                   {.score = 0, .depth = 1, .bound = Bound::exact, .action = 1});
  }
  EXPECT_TRUE(table.recall(deep));
  for (int search = 0; search < 10; ++search) table.begin_search();
  for (std::uint64_t i = 0; i < 10'000; ++i) {
    table.remember(scatter(90'000 + i),
                   {.score = 0, .depth = 1, .bound = Bound::exact, .action = 1});
  }
  EXPECT_FALSE(table.recall(deep));
}

TEST(Table, StaysWithinItsMemory) {
  for (const std::size_t bytes : {std::size_t{1}, kSmall, kSmall + 1, 3 * kSmall}) {
    const Table table(bytes);
    EXPECT_LE(table.bytes(), std::max<std::size_t>(bytes, 128));
  }
}

}  // namespace
}  // namespace broceliande::search
