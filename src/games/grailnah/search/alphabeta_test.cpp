#include "search/alphabeta.hpp"

#include <gtest/gtest.h>

#include "games/grailnah/search/evaluator.hpp"
#include "games/grailnah/test_positions.hpp"

namespace broceliande::search {
namespace {

constexpr std::string_view kWinInFive =
    "N:K@N,Q@N,n@N,n@A10,n@B5,n@E3/S:K@S,Q@B10,n@S,n@S,n@S,n@B13 M@C20,F@G15 N28 -;00;NS en1.1";

TEST(AlphaBeta, FindsAWinWhateverWasExpected) {
  using Worker = AlphaBeta<grailnah::Evaluator>;
  const grailnah::Grailnah game = grailnah::game_with({});
  const grailnah::State state = grailnah::at(game, std::string(kWinInFive));
  const grailnah::Evaluator evaluator(game, state);
  std::vector<grailnah::Action> actions;
  game.legal(state, actions);
  for (const Score expected : {0, -30, -500, -20'000, 500, 20'000}) {
    TranspositionTable table(std::size_t{1} << 20);
    SharedState shared{.table = table, .max_nodes = 500'000};
    Worker worker(evaluator, shared, {}, {});
    std::vector<Worker::RootMove> root_moves;
    for (const grailnah::Action action : actions) root_moves.push_back({action});
    for (int depth = 1; depth <= 5; ++depth) worker.search_root(state, root_moves, depth, expected);
    EXPECT_FALSE(shared.is_halted) << "search went on and on, expecting " << expected;
    EXPECT_TRUE(is_win(root_moves.front().score)) << expected;
    EXPECT_EQ(game.action_text(state, root_moves.front().action), "n:E3-F3") << expected;
  }
}

TEST(BusyActions, AreNotedAsLongAsTheyLast) {
  BusyActions busy;
  EXPECT_FALSE(busy.has(77));
  {
    const BusyActions::Guard note(&busy, 77);
    const BusyActions::Guard none(nullptr, 78);
    EXPECT_TRUE(busy.has(77));
    EXPECT_FALSE(busy.has(78));
    EXPECT_FALSE(busy.has(77 + (1U << 12))) << "another one in the same place";
  }
  EXPECT_FALSE(busy.has(77));
}

}  // namespace
}  // namespace broceliande::search
