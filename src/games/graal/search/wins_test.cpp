// Forced wins: a plain search of everything proves them, and the engine must find them.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "games/graal/search/engine.hpp"
#include "games/graal/search/test_wins.hpp"
#include "search/test_wins.hpp"
#include "testing/instrumented.hpp"

namespace broceliande::graal {
namespace {

constexpr int kMostPlies = 7;

std::vector<search::Win> wins() { return search::read_wins(kWins); }

State read(const Variant& variant, const std::string& position) {
  const auto state = read_position(variant, position);
  EXPECT_TRUE(state.has_value()) << position;
  return *state;
}

/// Tries every action of every position, with the rules alone. What settled one position is tried
/// first in the next.
class PlainProof {
 public:
  PlainProof(const Variant& variant, Camp camp) : variant_(variant), camp_(camp) {}

  /// Whether the camp wins within so many actions, whatever the other does.
  bool forces(const State& state, int plies) {
    if (state.is_over()) return state.ending == won();
    if (plies == 0) return false;
    const bool is_own = to_act(state).camp() == camp_;
    Level& level = levels_.at(static_cast<std::size_t>(plies));
    level.actions.clear();
    legal(variant_, state, level.actions);
    const auto settling = std::ranges::find(level.actions, level.settled);
    if (settling != level.actions.end()) std::iter_swap(level.actions.begin(), settling);
    for (const Action action : level.actions) {
      State after = state;
      apply(after, action);
      if (forces(after, plies - 1) != is_own) continue;
      level.settled = action;
      return is_own;
    }
    return !is_own;
  }

 private:
  struct Level {
    std::vector<Action> actions;
    Action settled{};
  };

  [[nodiscard]] Ending won() const {
    return camp_ == Camp::south ? Ending::south_won : Ending::north_won;
  }

  const Variant& variant_;
  Camp camp_;
  std::array<Level, kMostPlies + 1> levels_;
};

/// The first actions that force a win within so many plies.
std::vector<std::string> winners(const Variant& variant, const State& state, int plies) {
  PlainProof proof(variant, to_act(state).camp());
  std::vector<Action> actions;
  legal(variant, state, actions);
  std::vector<std::string> texts;
  for (const Action action : actions) {
    State after = state;
    apply(after, action);
    if (proof.forces(after, plies - 1)) texts.push_back(action_text(state, action));
  }
  return texts;
}

Variant without_terrain(Variant variant) {
  std::string open = "open";
  for (int rank = 0; rank < kSide; ++rank) open += "/" + std::string(kSide, '.');
  for (Map& map : variant.maps) map = *read_map(open);
  return variant;
}

TEST(GraalWins, AreManyAndOfManyKinds) {
  const Graal game = *Graal::with({});
  std::array<int, kMostPlies + 1> of_plies{};
  std::array<int, kMostArmies + 1> of_armies{};
  std::array<int, 2> of_camp{};
  std::array<int, kKinds> of_kind{};
  int shots = 0;
  int retreats = 0;
  int entries = 0;
  for (const search::Win& win : wins()) {
    const State state = read(game.variant(), win.position);
    const Camp camp = to_act(state).camp();
    const Action action = *read_action(game.variant(), state, win.action);
    ++of_plies.at(static_cast<std::size_t>(win.plies));
    ++of_armies.at(state.armies);
    ++of_camp.at(static_cast<std::size_t>(camp));
    ++of_kind.at(static_cast<std::size_t>(state.figures.kind_at(action.from())));
    shots += win.action.find('*') != std::string::npos ? 1 : 0;
    retreats += state.is_shot_pending() ? 1 : 0;
    entries += action.to() == state.castle_of(enemy_of(camp)).courtyard ? 1 : 0;
  }
  EXPECT_GE(wins().size(), 40U);
  for (const int plies : {1, 3, 4, 5, 7}) {
    EXPECT_GE(of_plies.at(static_cast<std::size_t>(plies)), 5) << plies;
  }
  for (const int armies : {1, 2, 3}) {
    EXPECT_GE(of_armies.at(static_cast<std::size_t>(armies)), 9) << armies;
  }
  EXPECT_GE(std::ranges::min(of_camp), 18);
  EXPECT_GE(of_kind.at(static_cast<std::size_t>(Kind::squire)), 8);
  EXPECT_GE(shots, 8);
  EXPECT_GE(retreats, 1);
  EXPECT_GE(entries, 5);
}

TEST(GraalWins, AreProvedByPlainSearch) {
  if (kInstrumented) GTEST_SKIP() << kLongComputation;
  const Graal game = *Graal::with({});
  for (const search::Win& win : wins()) {
    const State state = read(game.variant(), win.position);
    EXPECT_EQ(winners(game.variant(), state, win.plies), std::vector{win.action}) << win.position;
    PlainProof sooner(game.variant(), to_act(state).camp());
    EXPECT_FALSE(sooner.forces(state, win.plies - 1)) << win.position;
  }
}

TEST(GraalWins, OftenHangOnRockAndForest) {
  if (kInstrumented) GTEST_SKIP() << kLongComputation;
  const Graal game = *Graal::with({});
  const Variant open = without_terrain(game.variant());
  int other = 0;
  for (const search::Win& win : wins()) {
    if (win.plies > 5) continue;
    const State state = read(game.variant(), win.position);
    other += winners(open, state, win.plies) != std::vector{win.action} ? 1 : 0;
  }
  EXPECT_GE(other, 15);
}

TEST(GraalWins, AreFoundByTheThinker) {
  const auto engine = make_engine(*Graal::with({}), std::size_t{2} << 20);
  for (const search::Win& win : wins()) {
    std::size_t failed = 0;
    ASSERT_TRUE(engine->set_position(win.position, {}, failed)) << win.position;
    engine->forget();
    search::SearchRequest request;
    request.nodes = 20'000;
    const search::SearchResult result = engine->think(request);
    EXPECT_EQ(result.best(), win.action) << win.position;
    EXPECT_EQ(result.lines.front().score, search::win_in(win.plies)) << win.position;
  }
}

}  // namespace
}  // namespace broceliande::graal
