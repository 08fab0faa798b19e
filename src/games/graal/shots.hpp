#pragma once

#include <array>

#include "games/graal/field.hpp"
#include "games/graal/state.hpp"
#include "games/graal/variant.hpp"

/// Archers' shots and the retreats they force.
namespace broceliande::graal {

inline constexpr int kRange = 3;  // C16

[[nodiscard]] constexpr std::array<Squares, kSquares> make_ranges() {
  std::array<Squares, kSquares> ranges{};
  for (std::size_t i = 0; i < kSquares; ++i) {
    const Square from{static_cast<std::uint8_t>(i)};
    for (int d = 0; d < kDirections; ++d) {
      const auto direction = static_cast<Direction>(d);
      const int most = std::min(kRange, steps_to_edge(from, direction));
      for (int steps = 1; steps <= most; ++steps) ranges[i].add(walked(from, direction, steps));
    }
  }
  return ranges;
}
/// The squares at distance 1 to 3 in the 8 directions, by the archer's square.
inline constexpr std::array<Squares, kSquares> kRanges = make_ranges();

/// The straight ways to all squares in range, found by the difference of the two indices.
inline constexpr int kFarthest = kRange * (kSide + 1);

[[nodiscard]] constexpr std::array<StraightWay, 2 * kFarthest + 1> make_near_ways() {
  std::array<StraightWay, 2 * kFarthest + 1> ways{};
  for (int d = 0; d < kDirections; ++d) {
    for (int steps = 1; steps <= kRange; ++steps) {
      const int difference = kStride[static_cast<std::size_t>(d)] * steps;
      ways[static_cast<std::size_t>(kFarthest + difference)] = {static_cast<Direction>(d), steps};
    }
  }
  return ways;
}
inline constexpr std::array<StraightWay, 2 * kFarthest + 1> kNearWays = make_near_ways();

/// `to` must be within the range of `from`.
[[nodiscard]] constexpr StraightWay near_way(Square from, Square to) {
  return kNearWays[static_cast<std::size_t>(kFarthest + to.index - from.index)];
}

/// C17: back, and the two directions at right angles.
inline constexpr std::array<int, 3> kRetreatTurns{0, 2, 6};

[[nodiscard]] inline bool is_horseman(const Variant& variant, const State& state, Square square) {
  return variant.is_horseman(state.figures.kind_at(square));
}

/// C16, geometry alone: whether an arrow from one square reaches the other.
[[nodiscard]] inline bool is_in_range(const Field& field, Square archer, Square target) {
  if (!kRanges[archer.index].has(target)) return false;
  const auto [direction, distance] = near_way(archer, target);
  for (int steps = 1; steps < distance; ++steps) {
    if (field.sight_stops.has(walked(archer, direction, steps))) return false;
  }
  return !field.donjons.has(target);
}

/// C16, C17: whether the shot at an enemy in range can be answered by any retreat.
[[nodiscard]] inline bool can_retreat(const Variant& variant, const State& state,
                                      const Field& field, Shot shot) {
  const bool rides = is_horseman(variant, state, shot.target);
  const Direction back = near_way(shot.archer, shot.target).direction;
  return std::ranges::any_of(kRetreatTurns, [&](int turn) {
    return field.can_step(rides, shot.target, turned(back, turn));
  });
}

/// C16, C17: whether an archer may shoot at an enemy figure outside the donjons.
[[nodiscard]] inline bool may_shoot(const Variant& variant, const State& state, const Field& field,
                                    Shot shot) {
  return is_in_range(field, shot.archer, shot.target) && can_retreat(variant, state, field, shot);
}

/// C17: all squares that the target can reach, in range or not.
[[nodiscard]] Squares reachable_retreats(const Variant& variant, const State& state,
                                         const Field& field, Shot shot);

/// C17: where the target of the pending shot may go.
[[nodiscard]] Squares retreats(const Variant& variant, const State& state, const Field& field);

/// Hands every legal shot of the army to act to `sink.one(archer, target, true)`.
template <class Sink>
void each_shot(const Variant& variant, const State& state, const Field& field, Sink& sink) {
  const Squares archers = state.figures.of(Kind::archer, state.figures.of(state.turn));
  const Squares targets = state.figures.of(enemy_of(state.turn.camp())) - field.donjons;
  archers.each([&](Square archer) {
    const Squares aimed_at = targets & kRanges[archer.index];
    if (!aimed_at.any()) return;
    sink.make_room();
    aimed_at.each([&](Square target) {
      sink.one(archer, target, may_shoot(variant, state, field, {archer, target}));
    });
  });
}

}  // namespace broceliande::graal
