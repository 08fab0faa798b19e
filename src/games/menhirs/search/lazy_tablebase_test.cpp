#include "games/menhirs/search/lazy_tablebase.hpp"

#include <gtest/gtest.h>

#include "games/menhirs/rules.hpp"
#include "games/menhirs/search/plain_search.hpp"
#include "games/menhirs/search/solver.hpp"
#include "games/menhirs/search/swindle_search.hpp"
#include "games/menhirs/text.hpp"
#include "testing/instrumented.hpp"

namespace broceliande::menhirs {
namespace {

constexpr std::size_t kRoomForAll = std::size_t{64} << 20;

/// A position at the beginning of that turn, from random play; nothing when a game ended before.
std::optional<State> at_turn(int side, int first_clearing, int turn, std::uint64_t seed) {
  Rng rng(seed);
  State state = deal(side, first_clearing, rng);
  std::vector<Action> actions;
  while (state.turn < turn && state.phase != Phase::over) {
    actions.clear();
    legal(state, actions);
    apply(state, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
  }
  if (state.phase != Phase::slide) return std::nullopt;
  return state;
}

/// The tables of the position's game from that turn on, or later where there is no room.
EndgameTablebase filled(const State& state, std::size_t bytes = std::size_t{1} << 20) {
  EndgameTablebase tablebase(bytes);
  tablebase.begin(state);
  EXPECT_TRUE(tablebase.fill({}));
  return tablebase;
}

void expect_same(const TablebaseEntry& one, const TablebaseEntry& other, const State& state) {
  EXPECT_EQ(one.evaluation, other.evaluation) << position_text(state);
  EXPECT_EQ(one.own_error_chance, other.own_error_chance) << position_text(state);
  EXPECT_EQ(one.random_play_score, other.random_play_score) << position_text(state);
}

TEST(Combinations, NumberSetsInTheOrderOfTheirBits) {
  constexpr int kCells = 19;
  for (int tiles = 1; tiles <= 7; ++tiles) {
    Cells set = (Cells{1} << tiles) - 1;
    const std::uint64_t count = Combinations::count(kCells, tiles);
    for (std::uint64_t number = 0; number < count; ++number, set = Combinations::next(set)) {
      ASSERT_EQ(Combinations::number(set), number);
      ASSERT_EQ(Combinations::set(number, tiles), set);
    }
    EXPECT_EQ(Combinations::number(set), count) << "the first that needs another cell";
  }
  EXPECT_EQ(Combinations::count(37, 7), 10'295'472U);
}

TEST(Combinations, NumberASetWithoutEachOfItsCells) {
  Rng rng(1);
  for (int i = 0; i < 1'000; ++i) {
    Cells set = 0;
    while (size(set) < 1 + i % Combinations::kMostTiles) set |= Cells{1} << rng.below(kMostCells);
    std::array<Combinations::Number, Combinations::kMostTiles> numbers{};
    ASSERT_EQ(Combinations::numbers_less_one(set, numbers), size(set));
    const auto* number = numbers.data();
    for (Cells left = set; left != 0; left &= left - 1) {
      EXPECT_EQ(*number++, Combinations::number(set & ~first(left)));
    }
  }
}

TEST(PackedEntry, KeepsWhatItIsGiven) {
  for (const GameValue value : {win_at(5), win_at(23), kDraw, loss_at(22), loss_at(3)}) {
    for (const int winning_chance : {0, 17, PracticalValue::kCertain}) {
      const PracticalValue evaluation{value, winning_chance};
      const PracticalValue other{-value, 5};
      const PackedEntry packed({evaluation, 40, -127}, other, 54'321);
      expect_same(packed.best(), {evaluation, 40, -127}, {});
      expect_same(packed.without_best(), {other, 40, -127}, {});
      EXPECT_EQ(packed.best_slide(), 54'321U);
      EXPECT_EQ(evaluation.value(), value);
      EXPECT_EQ(evaluation.winning_chance(), value == 0 ? winning_chance : value > 0 ? 63 : -63);
    }
  }
  EXPECT_LT(PracticalValue(kDraw, 63), PracticalValue(win_at(23), 0))
      << "any win is better than any draw";
  EXPECT_LT(PracticalValue(loss_at(23), 0), PracticalValue(kDraw, 0));
}

TEST(EndgameTablebase, KnowWhatAPlainSearchFinds) {
  if (kInstrumented) GTEST_SKIP() << kLongComputation;
  int mirrors = 0;
  int decided = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const int side = 3 + static_cast<int>(seed % 3);
    const int first_clearing = seed % 2 == 0 ? 13 : 14;
    const auto state = at_turn(side, first_clearing, 21 + static_cast<int>(seed / 6 % 3), seed);
    if (!state) continue;
    const EndgameTablebase tablebase = filled(*state);
    if (state->turn < tablebase.first_turn()) continue;
    PlainSearch plain;
    const Proof proof = proof_of(*state, tablebase.of(*state)->evaluation.value());
    const PlainSearch::Answer answer = plain.solve(*state);
    EXPECT_EQ(proof.value, answer.value) << position_text(*state);
    EXPECT_EQ(proof.turn, answer.turn) << position_text(*state);
    mirrors += state->mirror.is_slide() ? 1 : 0;
    decided += answer.value != 0 ? 1 : 0;
  }
  EXPECT_GT(mirrors, 5);
  EXPECT_GT(decided, 10);
}

// M15: a pass is no choice for who can slide, but is what is left when the mirror forbids it.
TEST(EndgameTablebase, PassOnlyWithoutASlide) {
  const State one_slide = *read_position(".o./MMMo/o..mm/o.../... 10b slide - 7b");
  const EndgameTablebase tablebase = filled(one_slide);
  EXPECT_EQ(tablebase.of(one_slide)->evaluation.value(), loss_at(20));
  PlainSearch plain;
  EXPECT_EQ(plain.solve(one_slide).turn, 20);
  State forbidden = one_slide;
  forbidden.mirror = Action::slide(one_slide.mist, Direction::SE);
  EXPECT_EQ(proof_of(forbidden, tablebase.of(forbidden)->evaluation.value()).value,
            plain.solve(forbidden).value);
}

TEST(EndgameTablebase, AreTheSameWhenFilledByPieces) {
  const State state = *at_turn(4, 14, 20, 4);
  const EndgameTablebase at_once = filled(state);
  EndgameTablebase by_pieces(std::size_t{1} << 20);
  by_pieces.begin(state);
  const std::uint64_t all = by_pieces.left();
  int pieces = 0;
  while (!by_pieces.fill({.positions = 20'000})) {
    ++pieces;
    by_pieces.begin(state);  // the same game: nothing is dropped
  }
  EXPECT_GT(pieces, 2);
  EXPECT_GT(all, 40'000U);
  EXPECT_EQ(by_pieces.left(), 0U);
  EXPECT_EQ(by_pieces.first_turn(), at_once.first_turn());
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const int turn = 21 + static_cast<int>(seed % 3);
    Rng rng(seed);
    Cells mist = first(state.menhirs);
    while (size(mist) < at_once.setup().tiles_at(turn)) mist |= Cells{1} << rng.below(37);
    expect_same(at_once.at(turn, mist)->best(), by_pieces.at(turn, mist)->best(), state);
  }
}

TEST(EndgameTablebase, BelongToOneGame) {
  const State state = *at_turn(4, 14, 20, 4);
  EndgameTablebase tablebase = filled(state);
  ASSERT_LT(tablebase.first_turn(), kTurns);
  State later = state;
  for (std::vector<Action> actions; later.phase != Phase::over; actions.clear()) {
    legal(later, actions);
    apply(later, actions.front());
    tablebase.begin(later);
    EXPECT_LT(tablebase.first_turn(), kTurns) << position_text(later);
  }
  State other = state;
  other.first_clearing = 13;
  tablebase.begin(other);
  EXPECT_EQ(tablebase.first_turn(), kTurns);
  EndgameTablebase tiny(100);
  tiny.begin(state);
  EXPECT_TRUE(tiny.is_full()) << "no room for any";
  EXPECT_EQ(tiny.left(), 0U);
}

/// With tables and without them the same must come out, and the value that a proof finds.
TEST(LazyTablebase, AreTheSameFromTablesAndWithout) {
  if (kInstrumented) GTEST_SKIP() << kLongComputation;
  int compared = 0;
  Solver solver(std::size_t{16} << 20);
  for (std::uint64_t seed = 0; compared < 8; ++seed) {
    const auto state = at_turn(seed % 3 == 0 ? 3 : 4, seed % 2 == 0 ? 13 : 14, 18, seed);
    if (!state) continue;
    const EndgameTablebase tablebase = filled(*state);
    EndgameTablebase none(0);
    none.begin(*state);
    EntryCache cache(kRoomForAll);
    EntryCache other_cache(std::size_t{1} << 12);  // so little that much is found again
    ProofBudget budget;
    const TablebaseEntry from_tables = *LazyTablebase(tablebase, cache).of(*state, budget);
    const TablebaseEntry without = *LazyTablebase(none, other_cache).of(*state, budget);
    expect_same(from_tables, without, *state);
    EXPECT_EQ(proof_of(*state, without.evaluation.value()), *solver.solve(*state))
        << position_text(*state);
    ++compared;
  }
}

TEST(LazyTablebase, GiveUpAndGoOnLater) {
  const State state = *at_turn(4, 14, 16, 6);
  const EndgameTablebase tablebase = filled(state);
  EntryCache cache(kRoomForAll);
  int attempts = 0;
  for (;; ++attempts) {
    ProofBudget budget{.positions = 200};
    if (LazyTablebase(tablebase, cache).of(state, budget)) break;
    ASSERT_LT(attempts, 10'000);
  }
  EXPECT_GT(attempts, 0);
}

/// A swindle keeps the draw, and of all draws none gives a fallible opponent more chances to err.
TEST(SwindleSearch, AreTheDrawsWithTheBestChance) {
  int chosen = 0;
  Solver solver(std::size_t{16} << 20);
  for (std::uint64_t seed = 0; chosen < 5; ++seed) {
    const auto state = at_turn(4, 14, 17, seed);
    if (!state || solver.solve(*state)->value != 0) continue;
    std::vector<Action> draws;
    const auto proofs = *solver.actions(*state);
    for (const auto& [action, proof] : proofs) {
      if (proof.value == 0) draws.push_back(action);
    }
    const EndgameTablebase tablebase = filled(*state);
    const auto swindle = SwindleSearch(kRoomForAll).best(*state, draws, tablebase, {}, 1, nullptr);
    ASSERT_TRUE(swindle);
    ASSERT_NE(std::ranges::find(draws, *swindle), draws.end());
    EntryCache cache(kRoomForAll);
    ProofBudget budget;
    const TablebaseEntry before = *LazyTablebase(tablebase, cache).of(*state, budget);
    State after = *state;
    apply(after, *swindle);
    int best = 0;
    std::vector<Action> clears;
    legal(after, clears);
    for (const Action clear : clears) {
      State next = after;
      apply(next, clear);
      const TablebaseEntry tablebase_entry = *LazyTablebase(tablebase, cache).of(next, budget);
      if (tablebase_entry.evaluation.value() == kDraw)
        best = std::max(best, tablebase_entry.own_error_chance);
    }
    EXPECT_EQ(best, before.evaluation.winning_chance()) << position_text(*state);
    ++chosen;
  }
}

TEST(SwindleSearch, AreNotSetWithoutPatienceOrTooEarly) {
  const State state = *at_turn(4, 14, 17, 6);
  std::vector<Action> actions;
  legal(state, actions);
  const EndgameTablebase tablebase = filled(state);
  EXPECT_FALSE(
      SwindleSearch(kRoomForAll).best(state, actions, tablebase, {.positions = 0}, 1, nullptr));
  EXPECT_TRUE(SwindleSearch::applies_to(state));
  EXPECT_FALSE(SwindleSearch::applies_to(*at_turn(4, 14, 12, 6)));
  EXPECT_FALSE(SwindleSearch::applies_to(
      *read_position("MMMM/MMMMM/MMMM../......./....../...../.... 9a slide - 8a")))
      << "too many tiles";
}

}  // namespace
}  // namespace broceliande::menhirs
