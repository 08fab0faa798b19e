#include "games/graal/reach.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/graal/game.hpp"

namespace broceliande::graal {
namespace {

using Cells = std::vector<std::string>;

class GraalReach : public testing::Test {
 protected:
  [[nodiscard]] Reach reach(const std::string& position, std::string_view square) const {
    const auto state = game.read_position(position);
    if (!state) {
      ADD_FAILURE() << english(state.error());
      return {};
    }
    const auto found = game.reach(*state, square);
    if (found.size() != 1) {
      ADD_FAILURE() << found.size() << " figures";
      return {};
    }
    Reach sorted = found.front();
    std::ranges::sort(sorted.moves);
    std::ranges::sort(sorted.shots);
    return sorted;
  }
  /// Kings in the corners, North's archer on l8 four squares north of South's sergeant on l4.
  [[nodiscard]] static std::string scene(const std::string& rest) {
    return "15k/16/16/16/16/16/16/16/11a4/16/16/16/11S4/16/16/K15 a2a3,p15p14 " + rest;
  }

  Graal game = *Graal::with({});
};

TEST_F(GraalReach, IsToldOfBothSidesWhoeversTurnItIs) {
  const Cells king{"b1", "b2", "c1", "c3"};  // C12, C15: past the donjon on a2
  for (const std::string rest : {"S1 - 0 1@world-of-art", "N1 - 0 1@world-of-art"}) {
    const Reach found = reach(scene(rest), "a1");
    EXPECT_EQ(found.kind, "king");
    EXPECT_EQ(found.seat, 0);
    EXPECT_EQ(found.moves, king);
    EXPECT_EQ(reach(scene(rest), "p16").seat, 1);
    EXPECT_FALSE(reach(scene(rest), "p16").moves.empty());
  }
}

TEST_F(GraalReach, TellsShotsFromMoves) {  // C16
  const std::string near = "15k/16/16/16/16/16/16/16/16/11a4/16/16/11S4/16/16/K15 a2a3,p15p14 ";
  const Reach archer = reach(near + "S1 - 0 1@world-of-art", "l7");
  EXPECT_EQ(archer.shots, Cells{"l4"});
  EXPECT_TRUE(std::ranges::find(archer.moves, "l4") == archer.moves.end());
  EXPECT_TRUE(std::ranges::find(archer.moves, "l5") != archer.moves.end());
  EXPECT_TRUE(reach(near + "S1 - 0 1@world-of-art", "l4").shots.empty());
}

TEST_F(GraalReach, LeavesAnArmyUnderFireItsRetreats) {  // C17, C18
  const std::string shot =
      "16/16/16/16/16/16/16/16/16/16/11s4/16/11A4/16/16/K14k a1a2,p16p15 S1 l4*l6 0 "
      "1@world-of-art";
  const Cells retreats = reach(shot, "l6").moves;
  EXPECT_FALSE(retreats.empty());
  EXPECT_TRUE(std::ranges::find(retreats, "l7") == retreats.end()) << "still in range";
  EXPECT_TRUE(reach(shot, "p1").moves.empty()) << "first the sergeant";
  EXPECT_FALSE(reach(shot, "l4").moves.empty()) << "what the shooter's army could do later";
}

TEST_F(GraalReach, IsEmptyAfterTheEndAndOffTheBoard) {
  const Reach king = reach(scene("=S - 0 1@world-of-art"), "a1");
  EXPECT_TRUE(king.moves.empty() && king.shots.empty());
  const State state = *game.read_position(scene("S1 - 0 1@world-of-art"));
  EXPECT_TRUE(game.reach(state, "b5").empty());
  EXPECT_TRUE(game.reach(state, "z9").empty());
  EXPECT_TRUE(game.reach(state, "").empty());
}

}  // namespace
}  // namespace broceliande::graal
