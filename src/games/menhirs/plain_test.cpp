#include "games/menhirs/plain.hpp"

#include <gtest/gtest.h>

#include "core/game_of.hpp"
#include "games/menhirs/test_positions.hpp"
#include "testing/effort.hpp"

namespace broceliande::menhirs {
namespace {

void expect_agreement(const Menhirs& game, const State& state) {
  const std::string position = game.position_text(state);
  const std::vector<std::string> actions = legal_texts(game, state);
  ASSERT_EQ(actions, plain::legal(position)) << position;
  for (const std::string& text : actions) {
    State next = state;
    game.apply(next, *game.read_action(state, text));
    ASSERT_EQ(game.position_text(next), plain::apply(position, text)) << position << " " << text;
  }
}

/// Random games, with runs of positions whose mist is pulled together, so that large clusters and
/// their splits are common.
void compare_games(const OptionValues& options, unsigned games) {
  const Menhirs game = game_with(options);
  std::vector<Action> actions;
  for (unsigned i = 0; i < games; ++i) {
    Rng rng(static_cast<std::uint64_t>(i));
    State state = game.deal(rng);
    while (!game.outcome(state) && !testing::Test::HasFatalFailure()) {
      expect_agreement(game, state);
      actions.clear();
      game.legal(state, actions);
      game.apply(state, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
    }
  }
}

TEST(PlainAgrees, OnSide3) { compare_games({{"side", "3"}, {"clearing", "7b"}}, 12 * effort()); }
TEST(PlainAgrees, OnSide4) { compare_games({{"side", "4"}}, 40 * effort()); }
TEST(PlainAgrees, OnSide5) { compare_games({{"side", "5"}, {"clearing", "7b"}}, 40 * effort()); }

TEST(PlainAgrees, WithoutTheClearing) {  // M13, M16
  compare_games({{"side", "3"}, {"clearing", "never"}}, effort());
  compare_games({{"side", "4"}, {"clearing", "never"}}, 6 * effort());
  compare_games({{"side", "5"}, {"clearing", "never"}}, 6 * effort());
}

/// One connected blob of mist grown at random, with menhirs scattered.
State random_blob(const Board& board, int tiles, Rng& rng) {
  State state;
  state.side = static_cast<std::uint8_t>(board.side);
  state.turn = static_cast<std::uint8_t>(4 + rng.below(20));
  if (rng.below(3) == 0) state.first_clearing = kNeverClears;
  state.phase = Phase::slide;
  state.mist = board.in_order(static_cast<int>(rng.below(static_cast<std::uint32_t>(board.cells))));
  while (size(state.mist) < tiles) {
    const Cells cell =
        board.in_order(static_cast<int>(rng.below(static_cast<std::uint32_t>(board.cells))));
    if ((board.around(cell) & state.mist) != 0) state.mist |= cell;
  }
  for (Cells left = board.all; left != 0; left &= left - 1) {
    if (rng.below(3) == 0) state.menhirs |= first(left);
  }
  state.menhirs |= first(state.mist);
  return state;
}

// Thousands of single clusters of 5 to 11 tiles, all board sizes: the split rule in full.
TEST(PlainAgrees, OnEveryKindOfCluster) {  // M9
  const Menhirs game = game_with({});
  for (std::uint64_t seed = 0; seed < 600 * effort() && !testing::Test::HasFatalFailure(); ++seed) {
    Rng rng(seed);
    const Board& board = menhirs::board(3 + static_cast<int>(rng.below(3)));
    const State state = random_blob(board, 5 + static_cast<int>(rng.below(7)), rng);
    const std::vector<std::string> actions = legal_texts(game, state);
    ASSERT_EQ(actions, plain::legal(game.position_text(state))) << game.position_text(state);
  }
}

// Clusters with more units than the families of sets can hold take another way through the code.
TEST(PlainAgrees, OnVeryLargeClusters) {  // M9
  const Menhirs game = game_with({});
  for (std::uint64_t seed = 0; seed < 12 && !testing::Test::HasFatalFailure(); ++seed) {
    Rng rng(seed);
    const State state = random_blob(menhirs::board(3 + static_cast<int>(seed % 3)),
                                    13 + static_cast<int>(seed % 4), rng);
    ASSERT_EQ(legal_texts(game, state), plain::legal(game.position_text(state)))
        << game.position_text(state);
  }
}

// Boards that are full, or all but, have few slides or none; listing them must not take for ever.
TEST(PlainAgrees, FullBoardsAreQuick) {  // M9, M15
  const Menhirs game = game_with({});
  for (const int side : {3, 4, 5}) {
    State state;
    state.side = static_cast<std::uint8_t>(side);
    state.turn = 8;
    state.phase = Phase::slide;
    state.mist = state.menhirs = menhirs::board(side).all;
    EXPECT_EQ(legal_texts(game, state), std::vector<std::string>{"pass"});
    state.mist &= ~menhirs::board(side).at(side - 1, side - 1);
    EXPECT_FALSE(legal_texts(game, state).empty());
    EXPECT_EQ(game.count_legal(state), legal_texts(game, state).size());
  }
}

}  // namespace
}  // namespace broceliande::menhirs
