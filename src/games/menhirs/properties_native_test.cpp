#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <vector>

#include "core/game_of.hpp"
#include "games/menhirs/test_positions.hpp"
#include "testing/heap.hpp"
#include "testing/playthrough.hpp"
#include "testing/project_path.hpp"

namespace broceliande::menhirs {
namespace {

Menhirs any_game() {
  return game_with({{"side", *rc::gen::element<std::string>("3", "4", "5")},
                    {"clearing", *rc::gen::element<std::string>("7b", "8a", "never")}});
}

/// The states of one random game, from the deal to the end.
std::vector<State> any_game_played(const Menhirs& game) {
  Rng rng(*rc::gen::arbitrary<std::uint64_t>());
  std::vector<State> states{game.deal(rng)};
  std::vector<Action> actions;
  for (;;) {
    actions.clear();
    game.legal(states.back(), actions);
    if (actions.empty()) return states;
    State next = states.back();
    game.apply(next, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
    states.push_back(next);
  }
}

// ---------------------------------------------------------------- the 12 symmetries of the hexagon

/// Turned by `turns` sixths, after a reflection that keeps north if `reflected`.
struct Symmetry {
  int turns = 0;
  bool reflected = false;
};

Direction image(const Symmetry& symmetry, Direction direction) {
  const int d = static_cast<int>(direction);
  const int mirrored = symmetry.reflected ? (kDirections - d) % kDirections : d;
  return static_cast<Direction>((mirrored + symmetry.turns) % kDirections);
}

/// A cell is where a walk from the centre leads; its image is where the image of the walk leads.
Cells image(const Board& board, const Symmetry& symmetry, Cells cells) {
  Cells result = 0;
  const int middle = board.side - 1;
  for (int column = 0; column < board.columns(); ++column) {
    for (int row = 0; row < board.rows(column); ++row) {
      if ((board.at(column, row) & cells) == 0) continue;
      int east = column - middle;                  // steps NE (or SW)
      int north = row - std::min(column, middle);  // steps N (or S)
      if (symmetry.reflected) {
        north += east;
        east = -east;
      }
      for (int turn = 0; turn < symmetry.turns; ++turn) {
        const int turned_north = -east;
        east += north;
        north = turned_north;
      }
      const int image_column = east + middle;
      result |= board.at(image_column, north + std::min(image_column, middle));
    }
  }
  return result;
}

Action image(const Board& board, const Symmetry& symmetry, Action action) {
  const Cells cells = image(board, symmetry, action.cells());
  if (action.is_slide()) return Action::slide(cells, image(symmetry, action.direction()));
  if (action.is_place()) return Action::place(cells);
  return action.is_clear() ? Action::clear(cells) : Action::pass();
}

State image(const Symmetry& symmetry, State state) {
  const Board& board = menhirs::board(state.side);
  state.mist = image(board, symmetry, state.mist);
  state.menhirs = image(board, symmetry, state.menhirs);
  state.mirror = image(board, symmetry, state.mirror);
  return state;
}

std::vector<std::uint64_t> sorted_bits(const std::vector<Action>& actions) {
  std::vector<std::uint64_t> bits;
  for (const Action action : actions) bits.push_back(action.bits());
  std::ranges::sort(bits);
  return bits;
}

RC_GTEST_PROP(MenhirsProperties, SymmetriesMapGamesOntoGames, ()) {
  const Menhirs game = any_game();
  const Symmetry symmetry{*rc::gen::inRange(0, 6), *rc::gen::arbitrary<bool>()};
  for (const State& state : any_game_played(game)) {
    const State turned = image(symmetry, state);
    RC_ASSERT(size(turned.mist) == size(state.mist));
    std::vector<Action> actions;
    game.legal(state, actions);
    std::vector<Action> turned_actions;
    game.legal(turned, turned_actions);
    std::vector<Action> images;
    for (const Action action : actions) {
      images.push_back(image(menhirs::board(state.side), symmetry, action));
      State next = state;
      game.apply(next, action);
      State turned_next = turned;
      game.apply(turned_next, images.back());
      RC_ASSERT(turned_next == image(symmetry, next));
    }
    RC_ASSERT(sorted_bits(images) == sorted_bits(turned_actions));
  }
}

RC_GTEST_PROP(MenhirsProperties, TextsRoundTripAndHashesFollowEquality, ()) {
  const Menhirs game = any_game();
  for (const State& state : any_game_played(game)) {
    const auto read = game.read_position(game.position_text(state));
    RC_ASSERT(read.has_value());
    RC_ASSERT(*read == state);
    RC_ASSERT(game.hash(*read) == game.hash(state));
  }
}

RC_GTEST_PROP(MenhirsProperties, TheMirrorIsNeverLegalAndUndoesTheSlide, ()) {  // M11
  const Menhirs game = any_game();
  const std::vector<State> states = any_game_played(game);
  for (std::size_t i = 1; i < states.size(); ++i) {
    const State& state = states[i];
    if (!state.mirror.is_slide() || state.phase != Phase::slide) continue;
    std::vector<Action> actions;
    game.legal(state, actions);
    RC_ASSERT(std::ranges::find(actions, state.mirror) == actions.end());
    RC_ASSERT(has_room(state, state.mirror.cells(), state.mirror.direction()));
  }
}

RC_GTEST_PROP(MenhirsProperties, AnyBytesAreRefusedOrReadBack, (const std::string& text)) {
  const Menhirs game = game_with({});
  const auto read = game.read_position(text);
  if (read) RC_ASSERT(game.position_text(*read) == text);
}

TEST(MenhirsHeap, LegalAndApplyTakeNothing) { expect_no_heap_use(game_with({}), 200); }

TEST(MenhirsGolden, Playthroughs) {
  const std::string folder = project_path("src/games/menhirs/playthroughs/");
  expect_golden(folder + "side3.txt",
                playthrough(game_with({{"side", "3"}, {"clearing", "7b"}}), 1));
  expect_golden(folder + "side4.txt", playthrough(game_with({}), 2));
  expect_golden(folder + "side5.txt", playthrough(game_with({{"side", "5"}}), 3));
}

}  // namespace
}  // namespace broceliande::menhirs
