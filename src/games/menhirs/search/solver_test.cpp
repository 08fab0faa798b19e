#include "games/menhirs/search/solver.hpp"

#include <gtest/gtest.h>

#include <array>

#include "games/menhirs/rules.hpp"
#include "games/menhirs/search/layouts.hpp"
#include "games/menhirs/search/plain_search.hpp"
#include "games/menhirs/text.hpp"
#include "testing/effort.hpp"
#include "testing/instrumented.hpp"

namespace broceliande::menhirs {
namespace {

/// One for all tests of side 3: listing its slides takes longer than most of them.
Solver& solver() {
  static Solver the_solver;
  return the_solver;
}

/// With too little memory for tables, so that it searches on side 3 too.
Solver searching_solver() { return Solver(std::size_t{1} << 20); }

State any_next(const State& state, Rng& rng) {
  std::vector<Action> actions;
  legal(state, actions);
  State next = state;
  apply(next, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
  return next;
}

void expect_agreement(Solver& exact, PlainSearch& plain, const State& state) {
  const PlainSearch::Answer answer = plain.solve(state);
  const std::optional<Proof> proof = exact.solve(state);
  ASSERT_TRUE(proof.has_value());
  EXPECT_EQ(proof->value, answer.value) << position_text(state);
  EXPECT_EQ(proof->turn, answer.turn) << position_text(state);
  EXPECT_EQ(proof->score, answer.score) << position_text(state);
}

/// Random games; everything from a late turn on is compared, with the mirrors that come about.
int compare_games(Solver& exact, int side, int first_turn, std::uint64_t games) {
  int decided = 0;
  for (std::uint64_t seed = 0; seed < games; ++seed) {
    Rng rng(seed);
    PlainSearch plain;
    State state = deal(side, seed % 2 == 0 ? 13 : 14, rng);
    while (state.phase != Phase::over) {
      if (state.turn >= first_turn) {
        expect_agreement(exact, plain, state);
        decided += plain.solve(state).value != 0 ? 1 : 0;
      }
      state = any_next(state, rng);
    }
  }
  return decided;
}

TEST(Solver, AgreesWithThePlainSearchOnSide3) {
  EXPECT_GT(compare_games(solver(), 3, 20, 12 * effort()), 0);
}

TEST(Solver, AgreesWithThePlainSearchOnSide4) {
  Solver searching = searching_solver();
  EXPECT_GT(compare_games(searching, 4, 21, 12 * effort()), 0);
}

TEST(Solver, SearchAgreesWithThePlainSearchOnSide3) {
  Solver searching = searching_solver();
  EXPECT_GT(compare_games(searching, 3, 20, 12 * effort()), 0);
}

/// Positions as no game brings them about: any number of menhirs and tiles near the end, after a
/// slide, so that slides, mirrors, clears and passes meet in every way.
struct PuzzleKind {
  int side;
  int fewest_tiles;
  int most_tiles;
  int turn;
  int first_clearing;  ///< 24 for no clearing at all, which games have in their first half only
};

constexpr std::array kPuzzles{
    PuzzleKind{3, 1, 3, 16, 24},   PuzzleKind{3, 3, 5, 20, 24},  PuzzleKind{3, 6, 10, 21, 24},
    PuzzleKind{3, 2, 6, 20, 14},   PuzzleKind{3, 6, 10, 22, 14}, PuzzleKind{3, 16, 18, 20, 24},
    PuzzleKind{3, 17, 18, 22, 14}, PuzzleKind{4, 1, 3, 19, 24},  PuzzleKind{4, 2, 4, 21, 14},
};

Cells any_cells(const Board& board, int count, Rng& rng) {
  Cells cells = 0;
  while (size(cells) < count) {
    cells |= board.in_order(static_cast<int>(rng.below(static_cast<std::uint32_t>(board.cells))));
  }
  return cells;
}

State any_puzzle(const PuzzleKind& kind, Rng& rng) {
  const Board& board = menhirs::board(kind.side);
  for (;;) {
    const auto choices = static_cast<std::uint32_t>(kind.most_tiles - kind.fewest_tiles + 1);
    State state;
    state.side = static_cast<std::uint8_t>(kind.side);
    state.turn = static_cast<std::uint8_t>(kind.turn - 1);
    state.first_clearing = static_cast<std::uint8_t>(kind.first_clearing);
    state.phase = Phase::slide;
    state.menhirs = any_cells(board, 1 + static_cast<int>(rng.below(kMenhirs)), rng);
    state.mist = any_cells(board, kind.fewest_tiles + static_cast<int>(rng.below(choices)), rng);
    if (state.covered() == 0) continue;
    state = any_next(state, rng);
    if (state.phase != Phase::over) return state;
  }
}

TEST(Solver, AgreesWithThePlainSearchOnPuzzles) {
  if (kInstrumented) GTEST_SKIP() << kLongComputation;
  Solver searching = searching_solver();
  for (const PuzzleKind& kind : kPuzzles) {
    for (std::uint64_t seed = 0; seed < 12 * effort(); ++seed) {
      Rng rng(seed);
      PlainSearch plain;
      const State state = any_puzzle(kind, rng);
      if (kind.side == 3) expect_agreement(solver(), plain, state);
      expect_agreement(searching, plain, state);
    }
  }
}

// The mirror forbids the only slide, so that the player must pass, and that changes the outcome.
TEST(Solver, KnowsWhatAForcedPassIsWorth) {  // M11, M15
  State state = *read_position("mm./mmMm/mmmmm/mmmm/mmm 10a slide b3.c3.d2.e1>NW 8a");
  state.first_clearing = kTurns;
  PlainSearch plain;
  Solver searching = searching_solver();
  expect_agreement(solver(), plain, state);
  expect_agreement(searching, plain, state);
}

// Of the mist that the best clear leaves, the slide just made forbids the only answer; the pass
// that follows saves the opponent, so that a mirror can make a clear worth less.
TEST(Solver, KnowsThatAMirrorCanHelpTheOpponent) {  // M11, M13, M15
  if (kInstrumented) GTEST_SKIP() << kLongComputation;
  Solver searching = searching_solver();
  for (const std::string_view text :
       {".mM/mmm./mmmmm/.mmm/m.m 11b slide - 8a", "m.m/mMm./.mmmm/mmmm/m.m 11b slide - 8a"}) {
    PlainSearch plain;
    const State state = *read_position(text);
    expect_agreement(solver(), plain, state);
    expect_agreement(searching, plain, state);
  }
}

TEST(Solver, SearchAgreesWithTheTables) {
  Solver searching = searching_solver();
  for (std::uint64_t seed = 0; seed < 6 * effort(); ++seed) {
    Rng rng(seed);
    State state = deal(3, 13, rng);
    while (state.turn < 17 && state.phase != Phase::over) state = any_next(state, rng);
    if (state.phase == Phase::over) continue;
    EXPECT_EQ(searching.solve(state), solver().solve(state)) << position_text(state);
  }
}

/// Plays from the position with best actions on the seats that `perfect` names; the value must stay
/// what it was, or get better for them.
void replay(State state, const std::array<bool, 2>& perfect, Rng& rng) {
  while (state.phase != Phase::over) {
    const Proof proof = *solver().solve(state);
    const auto actions = *solver().actions(state);
    ASSERT_EQ(actions.front().proof, proof) << position_text(state);
    const auto player = static_cast<std::size_t>(state.turn % 2);
    const std::size_t chosen =
        perfect[player] ? 0 : rng.below(static_cast<std::uint32_t>(actions.size()));
    const Proof expected = actions[chosen].proof;
    State next = state;
    apply(next, actions[chosen].action);
    const bool same_player = next.phase == Phase::over || next.turn == state.turn;
    if (next.phase == Phase::over) {
      const int value = next.covered() == 0 ? 1 : 0;
      ASSERT_EQ(expected.value, value);
      ASSERT_EQ(expected.turn, next.turn);
      ASSERT_EQ(expected.score, value * size(next.mist));
      return;
    }
    Proof after = *solver().solve(next);
    if (!same_player) after.value = -after.value;
    ASSERT_EQ(after, expected) << position_text(next);
    state = next;
  }
}

TEST(Solver, ProofsHoldWhenTheyArePlayedOut) {
  if (kInstrumented) GTEST_SKIP() << kLongComputation;
  for (std::uint64_t seed = 0; seed < 2 * effort(); ++seed) {
    Rng rng(seed);
    const State state = deal(3, seed % 2 == 0 ? 13 : 14, rng);
    replay(state, {true, true}, rng);
    replay(state, {true, false}, rng);
    replay(state, {false, true}, rng);
  }
}

TEST(Solver, TheLineEndsAsTheProofSays) {
  for (std::uint64_t seed = 0; seed < 2 * effort(); ++seed) {
    Rng rng(seed + 100);
    State state = deal(3, 13, rng);
    const Proof proof = *solver().solve(state);
    const auto line = solver().line(state);
    ASSERT_TRUE(line.has_value());
    for (const Action action : *line) apply(state, action);
    EXPECT_EQ(state.phase, Phase::over);
    EXPECT_EQ(state.turn, proof.turn);
    EXPECT_EQ(state.covered() == 0, proof.value != 0);
  }
}

TEST(Solver, SymmetricLayoutsHaveTheSameProof) {
  if (kInstrumented) GTEST_SKIP() << kLongComputation;
  const Board& board = menhirs::board(3);
  for (std::uint64_t seed = 0; seed < effort(); ++seed) {
    Rng rng(seed + 200);
    State state = deal(3, seed % 2 == 0 ? 14 : 13, rng);
    const Cells menhirs = state.menhirs;
    const Proof proof = *solver().solve(state);
    for (const int symmetry : {1, 6, 11}) {
      state.mist = state.menhirs = image(board, symmetry, menhirs);
      EXPECT_EQ(solver().solve(state), proof) << position_text(state);
    }
  }
}

/// Is set from the question after so many on.
class StopAfter final : public search::Stop {
 public:
  explicit StopAfter(int questions) : questions_(questions) {}
  [[nodiscard]] bool is_set() override { return ++asked_ > questions_; }
  [[nodiscard]] int asked() const { return asked_; }

 private:
  int questions_;
  int asked_ = 0;
};

TEST(Solver, GivesUpAndGoesOnLater) {
  Rng rng(7);
  const State start = deal(3, 13, rng);
  EXPECT_FALSE(solver().solve(start, {.positions = 1000}).has_value());
  EXPECT_FALSE(solver().actions(start, {.positions = 1000}).has_value());
  StopAfter at_once(0);
  EXPECT_FALSE(solver().line(start, {.stop = &at_once}).has_value());
  EXPECT_TRUE(solver().solve(start).has_value());
  EXPECT_TRUE(solver().solve(start, {.positions = 0}).has_value());
}

TEST(Solver, AsksWhetherToStopWhileItSearches) {
  Rng rng(7);
  const State large = deal(4, 14, rng);
  Solver searching = searching_solver();
  EXPECT_FALSE(searching.solve(large, {.positions = 20'000}).has_value());
  StopAfter stop(3);
  EXPECT_FALSE(searching.solve(large, {.stop = &stop}).has_value());
  EXPECT_EQ(stop.asked(), 4);
}

TEST(Solver, DoesNotApplyWhereNobodyClears) {  // M13
  EXPECT_TRUE(Solver::applies_to(*read_position("m../..../.oM../..../... 12b slide - 8a")));
  for (const char* text :
       {"m../..../.oM../..../... 50b slide - never", "m../.MM./.MM../.MM./... 1a place - never",
        "m..M/...../....../.o...../....../...../.... 30a slide - never"}) {
    const auto state = read_position(text);
    ASSERT_TRUE(state) << text;
    EXPECT_FALSE(Solver::applies_to(*state)) << text;
    EXPECT_FALSE(solver().has_tables_for(*state)) << text;
    EXPECT_TRUE(solver().fill_tablebase(*state)) << text;
    EXPECT_FALSE(solver().solve(*state).has_value()) << text;
    EXPECT_FALSE(solver().actions(*state).has_value()) << text;
    EXPECT_FALSE(solver().line(*state).has_value()) << text;
  }
}

TEST(Solver, KnowsGamesThatAreOver) {
  const State won = *read_position("m../..../.o.../..../... 12b over - 7b");
  EXPECT_EQ(*solver().solve(won), (Proof{1, 23, 1}));
  const State drawn = *read_position("M../..../...../..../... 12b over - 7b");
  EXPECT_EQ(*solver().solve(drawn), (Proof{0, 23, 0}));
  EXPECT_TRUE(solver().actions(won)->empty());
  EXPECT_TRUE(solver().line(won)->empty());
}

}  // namespace
}  // namespace broceliande::menhirs
