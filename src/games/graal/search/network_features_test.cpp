#include "games/graal/search/network_features.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "games/graal/game.hpp"

namespace broceliande::graal {
namespace {

using Features = NetworkFeatures;

Castle half_turned(const Castle& castle) {
  return {castle.donjon.half_turned(), castle.courtyard.half_turned()};
}

State with_castles(const Castle& south, const Castle& north) {
  State state;
  state.castles = {south, north};
  return state;
}

const State kState = with_castles({Square::at(3, 1), Square::at(3, 2)},      // d2, d3
                                  {Square::at(10, 14), Square::at(9, 14)});  // k15, j15

std::vector<Square> all_squares() {
  std::vector<Square> squares;
  for (int i = 0; i < kSquares; ++i) squares.push_back({static_cast<std::uint8_t>(i)});
  return squares;
}

/// The part of an input that does not depend on what figure it is.
std::size_t part(const Features::Row& row, std::size_t which) {
  std::size_t before = 0;
  for (std::size_t i = 0; i < which; ++i) before += Features::kTypes * Features::kSizes[i];
  return (row[which] - before) % Features::kSizes[which];
}

TEST(GraalNetworkFeatures, EveryFigureAndSquareHasInputsOfItsOwnInEveryPart) {
  const Graal game = *Graal::with({});
  const Features features(game.variant(), kState);
  std::set<std::uint16_t> squares;
  for (const Camp owner : {Camp::south, Camp::north}) {
    for (int kind = 0; kind < kKinds; ++kind) {
      for (const Square at : all_squares()) {
        const auto& row = features.of(Camp::south, owner, static_cast<Kind>(kind), at);
        EXPECT_TRUE(std::ranges::is_sorted(row));
        EXPECT_LT(row.back(), Features::kInputs);
        squares.insert(row.front());
      }
    }
  }
  EXPECT_EQ(squares.size(), Features::kTypes * kSquares);
}

TEST(GraalNetworkFeatures, AreTheSameForTheOtherCampOnABoardTurnedHalfRound) {
  const Graal game = *Graal::with({});
  const State turned = with_castles(half_turned(kState.castles[1]), half_turned(kState.castles[0]));
  const Features features(game.variant(), kState);
  const Features of_turned(game.variant(), turned);
  for (const Camp perspective : {Camp::south, Camp::north}) {
    for (const Camp owner : {Camp::south, Camp::north}) {
      for (int k = 0; k < kKinds; ++k) {
        const auto kind = static_cast<Kind>(k);
        for (const Square at : all_squares()) {
          EXPECT_EQ(features.of(perspective, owner, kind, at),
                    of_turned.of(enemy_of(perspective), enemy_of(owner), kind, at.half_turned()));
        }
      }
    }
  }
}

TEST(GraalNetworkFeatures, OffsetsLookTheSameHoweverACastleLies) {
  const Graal game = *Graal::with({});
  const Square yard = Square::at(8, 8);
  std::set<std::size_t> offsets;
  for (const Direction behind : {Direction::N, Direction::E, Direction::S, Direction::W}) {
    const State state = with_castles(kState.castles[0], {walked(yard, behind, 1), yard});
    const Features features(game.variant(), state);
    // Two squares before the gate, and one to the left as the defender looks out of it.
    const Square before = walked(yard, turned(behind, 4), 2);
    const Square at = walked(before, turned(behind, 2), 1);
    offsets.insert(part(features.of(Camp::south, Camp::south, Kind::knight, at), 1));
  }
  EXPECT_EQ(offsets.size(), 1U);
}

TEST(GraalNetworkFeatures, CountMovesIntoCourtyards) {
  std::string open = "open";
  for (int i = 0; i < kSide; ++i) open += "/" + std::string(kSide, '.');
  const Graal game = *Graal::with({{"map", open}});
  State state = kState;
  state.map = static_cast<std::uint8_t>(game.variant().maps.size() - 1);
  const Features features(game.variant(), state);
  const auto steps = [&](Camp owner, Kind kind, Square at) {
    const std::size_t both = part(features.of(Camp::south, owner, kind, at), 3);
    return std::pair(both / Features::kSteps, both % Features::kSteps);  // to attack, to defend
  };
  const Square j3 = Square::at(9, 2);
  EXPECT_EQ(steps(Camp::south, Kind::knight, j3), (std::pair<std::size_t, std::size_t>(1, 1)));
  EXPECT_EQ(steps(Camp::north, Kind::knight, j3), (std::pair<std::size_t, std::size_t>(1, 1)));
  EXPECT_EQ(steps(Camp::south, Kind::king, j3), (std::pair<std::size_t, std::size_t>(5, 3)));
  EXPECT_EQ(steps(Camp::south, Kind::king, state.castles[0].donjon),
            (std::pair<std::size_t, std::size_t>(5, 1)));
  EXPECT_EQ(steps(Camp::north, Kind::king, state.castles[0].courtyard),
            (std::pair<std::size_t, std::size_t>(0, 5)));
}

TEST(GraalNetworkFeatures, BucketsFollowTheNumberOfFigures) {
  State state = kState;
  EXPECT_EQ(Features::bucket_of(state), 0U);
  for (int i = 0; i < 17; ++i)
    state.figures.put({Kind::pikeman, Army{0}}, Square::at(i % 16, i / 16 + 5));
  EXPECT_EQ(Features::bucket_of(state), 2U);
  for (int i = 0; i < 64; ++i)
    state.figures.put({Kind::archer, Army{1}}, Square::at(i % 16, i / 16 + 9));
  EXPECT_EQ(Features::bucket_of(state), Features::kBuckets - 1);
}

}  // namespace
}  // namespace broceliande::graal
