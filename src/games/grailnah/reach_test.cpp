#include "games/grailnah/reach.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/grailnah/game.hpp"
#include "games/grailnah/test_positions.hpp"

namespace broceliande::grailnah {
namespace {

using Cells = std::vector<std::string>;

class GrailnahReach : public testing::Test {
 protected:
  [[nodiscard]] std::vector<Reach> reach(const std::string& position,
                                         std::string_view place) const {
    const auto state = game.read_position(position);
    if (!state) {
      ADD_FAILURE() << english(state.error());
      return {};
    }
    std::vector<Reach> found = game.reach(*state, place);
    for (Reach& each : found) std::ranges::sort(each.moves);
    return found;
  }

  Grailnah game = *Grailnah::with({});
};

TEST_F(GrailnahReach, AlikePiecesOfACastleAreToldOnce) {
  const auto found = reach(Two{.south = "K@S,Q@S,n@S,n@S"}, "S");
  ASSERT_EQ(found.size(), 3U);
  EXPECT_EQ(found[0].kind, "king");
  EXPECT_EQ(found[1].kind, "queen");
  EXPECT_EQ(found[2].kind, "knight");
  for (const Reach& each : found) EXPECT_EQ(each.seat, 1);
  EXPECT_EQ(found[0].moves, (Cells{"B11", "B12"}));  // G15
  EXPECT_EQ(found[2].moves, (Cells{"A10", "A13"}));  // G11
}

TEST_F(GrailnahReach, LockedPiecesHaveNone) {  // G13
  const Two position{.north = "K@N,Q@N,n@B7", .south = "K@S,Q@S,n@B7"};
  const auto found = reach(position, "B7");
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(found[0].seat, 0);
  EXPECT_EQ(found[1].seat, 1);
  EXPECT_TRUE(found[0].moves.empty() && found[1].moves.empty());
}

TEST_F(GrailnahReach, MerlinAndMorganeGoWhereThePlayerToMoveMayPlayThem) {  // G18, G22
  const Two position{.north = "K@N,Q@N,n@N", .magicians = "M@*,F@G2"};
  const auto merlin = reach(position, "*");
  ASSERT_EQ(merlin.size(), 1U);
  EXPECT_EQ(merlin[0].seat, kNobody);
  EXPECT_GT(merlin[0].moves.size(), 20U);
  const auto morgane = reach(position, "G2");
  ASSERT_EQ(morgane.size(), 1U);
  EXPECT_EQ(morgane[0].moves, (Cells{"F2", "G1", "G3"}));
  const Two just_played{.magicians = "M@F2,F@*", .memory = "M;10;NS"};
  EXPECT_TRUE(reach(just_played, "F2")[0].moves.empty());
}

TEST_F(GrailnahReach, IsEmptyOffTheBoard) {
  EXPECT_TRUE(reach(Two{}, "B7").empty());
  EXPECT_TRUE(reach(Two{}, "Z99").empty());
  EXPECT_TRUE(reach(Two{}, "").empty());
}

}  // namespace
}  // namespace broceliande::grailnah
