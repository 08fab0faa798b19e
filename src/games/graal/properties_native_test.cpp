#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <vector>

#include "core/game_of.hpp"
#include "games/graal/game.hpp"
#include "games/graal/plain.hpp"
#include "testing/heap.hpp"
#include "testing/playthrough.hpp"
#include "testing/project_path.hpp"

namespace broceliande::graal {
namespace {

Graal game_with(const OptionValues& options) { return *Graal::with(options); }

Graal any_game() {
  return game_with({{"armies", *rc::gen::element<std::string>("1", "2", "3")},
                    {"map", *rc::gen::element<std::string>("world-of-art", "twin-fords")},
                    {"king-mounted", *rc::gen::element<std::string>("off", "on")},
                    {"archer-step", *rc::gen::element<std::string>("up-to", "exact")},
                    {"retreat", *rc::gen::element<std::string>("three", "one")},
                    {"allied-house", *rc::gen::element<std::string>("off", "on")},
                    {"quiet-first-turn", *rc::gen::element<std::string>("off", "on")}});
}

/// Every few states of one random game, from random drawing-ups to the end.
std::vector<State> any_game_played(const Graal& game) {
  Rng rng(*rc::gen::arbitrary<std::uint64_t>());
  State state = game.begin(complete(game.muster(Camp::south), {}, rng),
                           complete(game.muster(Camp::north), {}, rng));
  std::vector<State> states{state};
  std::vector<Action> actions;
  for (int ply = 1;; ++ply) {
    actions.clear();
    game.legal(state, actions);
    if (actions.empty()) return states;
    game.apply(state, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
    if (ply % 7 == 0 || state.is_shot_pending()) states.push_back(state);
  }
}

// ---------------------------------------------------------------- the half turn

/// The same position with the camps changed and the board turned. The turn of S2 becomes that of
/// N2; which army comes next is not symmetric, so only single actions of one army a camp are
/// compared.
State half_turned(const State& state) {
  State turned = state;
  turned.figures = {};
  state.figures.occupied().each([&](Square square) {
    const Figure figure = *state.figures.at(square);
    const Army army = Army::of(enemy_of(figure.army.camp()), figure.army.number());
    turned.figures.put({figure.kind, army}, square.half_turned());
  });
  for (const Camp camp : {Camp::south, Camp::north}) {
    const Castle& castle = state.castle_of(enemy_of(camp));
    turned.castles[static_cast<std::size_t>(camp)] = {castle.donjon.half_turned(),
                                                      castle.courtyard.half_turned()};
  }
  if (state.is_shot_pending()) {
    turned.shot = {state.shot.archer.half_turned(), state.shot.target.half_turned()};
  }
  if (!state.is_over()) turned.turn = Army::of(enemy_of(state.turn.camp()), state.turn.number());
  if (state.ending == Ending::south_won) turned.ending = Ending::north_won;
  if (state.ending == Ending::north_won) turned.ending = Ending::south_won;
  return turned;
}

Action half_turned(Action action) {
  if (action.is_pass()) return action;
  return {action.from().half_turned(), action.to().half_turned()};
}

bool is_earlier(Action a, Action b) {
  return a.from() != b.from() ? a.from() < b.from() : a.to() < b.to();
}

RC_GTEST_PROP(GraalProperties, TheHalfTurnMapsGamesOntoGames, ()) {
  const Graal game = any_game();
  const bool is_one_army = game.seats() == 2;
  for (const State& state : any_game_played(game)) {
    const State turned = half_turned(state);
    std::vector<Action> actions;
    game.legal(state, actions);
    std::vector<Action> turned_actions;
    game.legal(turned, turned_actions);
    std::vector<Action> images;
    for (const Action action : actions) {
      images.push_back(half_turned(action));
      State next = state;
      game.apply(next, action);
      State turned_next = turned;
      game.apply(turned_next, images.back());
      if (is_one_army) RC_ASSERT(turned_next == half_turned(next));
    }
    std::ranges::sort(images, is_earlier);
    std::ranges::sort(turned_actions, is_earlier);
    RC_ASSERT(images == turned_actions);
  }
}

RC_GTEST_PROP(GraalProperties, TextsRoundTripAndHashesFollowEquality, ()) {
  const Graal game = any_game();
  for (const State& state : any_game_played(game)) {
    const auto read = game.read_position(game.position_text(state));
    RC_ASSERT(read.has_value());
    RC_ASSERT(*read == state);
    RC_ASSERT(game.hash(*read) == game.hash(state));
    RC_ASSERT(game.recurrence(*read) == game.recurrence(state));
  }
}

RC_GTEST_PROP(GraalProperties, ClockAndQuietMarkDoNotCountForRecurrence, ()) {  // C20
  const Graal game = any_game();
  State state = any_game_played(game).front();
  const std::uint64_t key = game.recurrence(state);
  state.clock = 17;
  state.is_quiet = !state.is_quiet;
  RC_ASSERT(game.recurrence(state) == key);
  state.turn = Army::of(Camp::north, 1);
  RC_ASSERT(game.recurrence(state) != key);
}

RC_GTEST_PROP(GraalProperties, AnyBytesAreRefusedOrReadBack, (const std::string& text)) {
  const Graal game = game_with({});
  const auto read = game.read_position(text);
  if (read) RC_ASSERT(game.position_text(*read) == text);
}

// Both camps are shut in by rock but for one squire, so that North passes and lines soon come back.
TEST(GraalPerftAgainstPlain, RepetitionAlongTheLine) {  // C20
  plain::Variant variant;
  variant.map_name = "walls";
  variant.map.fill(std::string(kSide, '.'));
  variant.map[0] = variant.map[1] = ".r..............";
  variant.map[2] = "rr..............";
  variant.map[13] = "..............rr";
  variant.map[14] = variant.map[15] = "..............r.";
  std::string map = variant.map_name;
  for (const std::string& row : variant.map) map += "/" + row;
  const Graal game = game_with({{"map", map}});
  constexpr auto kSquire =
      "k15/l15/16/16/16/16/16/16/16/16/16/16/16/16/15L/E14K p1p2,a16a15 S1 - 0 1@walls";
  const auto state = game.read_position(kSquire);
  ASSERT_TRUE(state.has_value()) << english(state.error());
  for (int depth = 0; depth <= 10; ++depth) {
    EXPECT_EQ(game.perft(*state, depth), plain::perft(kSquire, depth, variant)) << depth;
  }
}

TEST(GraalHeap, LegalAndApplyTakeNothing) { expect_no_heap_use(game_with({{"armies", "3"}}), 50); }

TEST(GraalGolden, Playthroughs) {
  const std::string folder = project_path("src/games/graal/playthroughs/");
  expect_golden(folder + "one.txt", playthrough(game_with({{"quiet-first-turn", "on"}}), 1332));
  expect_golden(folder + "two.txt",
                playthrough(game_with({{"armies", "2"}, {"map", "twin-fords"}}), 1378));
  expect_golden(folder + "three.txt",
                playthrough(game_with({{"armies", "3"}, {"allied-house", "on"}}), 963));
}

}  // namespace
}  // namespace broceliande::graal
