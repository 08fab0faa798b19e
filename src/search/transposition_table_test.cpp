#include "search/transposition_table.hpp"

#include <gtest/gtest.h>

#include "core/rng.hpp"

namespace broceliande::search {
namespace {

constexpr std::size_t kSmall = std::size_t{1} << 12;

TEST(TranspositionTable, KeepsWhatItIsGiven) {
  TranspositionTable table(kSmall);
  for (const Score score : {-kWin, -1234, 0, 77, kWin - 3}) {
    table.store(scatter(7), {.score = score, .depth = 9, .bound = Bound::upper, .action = 5});
    const auto entry = table.probe(scatter(7));
    ASSERT_TRUE(entry);
    EXPECT_EQ(entry->score, score);
    EXPECT_EQ(entry->depth, 9);
    EXPECT_EQ(entry->bound, Bound::upper);
    EXPECT_EQ(entry->action, 5U);
  }
}

TEST(TranspositionTable, KeepsTheActionWhenALaterLookFoundNone) {
  TranspositionTable table(kSmall);
  table.store(scatter(1), {.score = 3, .depth = 2, .bound = Bound::exact, .action = 99});
  table.store(scatter(1), {.score = 1, .depth = 3, .bound = Bound::upper, .action = 0});
  EXPECT_EQ(table.probe(scatter(1))->action, 99U);
}

TEST(TranspositionTable, DoesNotKnowOtherPositions) {
  TranspositionTable table(kSmall);
  for (std::uint64_t i = 0; i < 1'000; ++i) {
    table.store(scatter(i), {.score = 1, .depth = 1, .bound = Bound::exact, .action = 1});
  }
  for (std::uint64_t i = 5'000; i < 6'000; ++i) EXPECT_FALSE(table.probe(scatter(i)));
}

TEST(TranspositionTable, LetsOldAndShallowEntriesGoFirst) {
  TranspositionTable table(kSmall);
  const std::uint64_t deep = scatter(42);
  table.store(deep, {.score = 5, .depth = 40, .bound = Bound::exact, .action = 1});
  for (std::uint64_t i = 0; i < 10'000; ++i) {
    table.store(scatter(1'000 + i), {.score = 0, .depth = 1, .bound = Bound::exact, .action = 1});
  }
  EXPECT_TRUE(table.probe(deep));
  for (int search = 0; search < 10; ++search) table.begin_search();
  for (std::uint64_t i = 0; i < 10'000; ++i) {
    table.store(scatter(90'000 + i), {.score = 0, .depth = 1, .bound = Bound::exact, .action = 1});
  }
  EXPECT_FALSE(table.probe(deep));
}

TEST(TranspositionTable, StaysWithinItsMemory) {
  for (const std::size_t bytes : {std::size_t{1}, kSmall, kSmall + 1, 3 * kSmall}) {
    const TranspositionTable table(bytes);
    EXPECT_LE(table.bytes(), std::max<std::size_t>(bytes, 128));
  }
}

}  // namespace
}  // namespace broceliande::search
