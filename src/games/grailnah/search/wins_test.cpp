// Forced wins: a plain search of everything proves them, and the engine must find them.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/grailnah/search/engine.hpp"
#include "games/grailnah/search/test_wins.hpp"
#include "games/grailnah/test_positions.hpp"

namespace broceliande::grailnah {
namespace {

/// Whether a side wins within so many actions, whatever all others do.
bool forces(const Grailnah& game, const State& state, Sites side, int plies) {
  if (state.is_over) return (state.winners & side) != 0;
  if (plies == 0) return false;
  const bool is_own = has(side, state.to_move);
  std::vector<Action> actions;
  game.legal(state, actions);
  for (const Action action : actions) {
    State after = state;
    game.apply(after, action);
    if (forces(game, after, side, plies - 1) == is_own) return is_own;
  }
  return !is_own;
}

TEST(Wins, AreManyAndOfManyKinds) {
  std::vector<int> of_plies(6);
  for (const search::Win& win : wins()) ++of_plies.at(static_cast<std::size_t>(win.plies));
  EXPECT_GE(wins().size(), 40U);
  EXPECT_GE(of_plies[1], 5);
  EXPECT_GE(of_plies[3], 15);
  EXPECT_GE(of_plies[4], 5);  // of three players: one action each, and the win
  EXPECT_GE(of_plies[5], 15);
}

TEST(Wins, AreProvedByPlainSearch) {
  const Grailnah game = game_with({});
  for (const search::Win& win : wins()) {
    const State state = at(game, win.position);
    const Sites side = side_of(state, state.to_move);
    std::vector<Action> actions;
    game.legal(state, actions);
    for (const Action action : actions) {
      const std::string text = game.action_text(state, action);
      State after = state;
      game.apply(after, action);
      EXPECT_EQ(forces(game, after, side, win.plies - 1), text == win.action)
          << text << " in " << win.position;
    }
    EXPECT_FALSE(win.plies > 1 && forces(game, state, side, 1)) << win.position;
  }
}

TEST(Wins, AreFoundByTheThinker) {
  const auto engine = make_engine(game_with({}), std::size_t{8} << 20);
  for (const search::Win& win : wins()) {
    std::size_t failed = 0;
    ASSERT_TRUE(engine->set_position(win.position, {}, failed)) << win.position;
    search::SearchRequest request;
    request.nodes = 30'000;
    const search::SearchResult result = engine->think(request);
    EXPECT_EQ(result.best(), win.action) << win.position;
    const bool are_three = win.plies == 4;
    if (!are_three) {
      EXPECT_TRUE(search::is_win(result.lines.front().score)) << win.position;
    }
  }
}

}  // namespace
}  // namespace broceliande::grailnah
