#include "games/graal/shots.hpp"

namespace broceliande::graal {
namespace {

/// The straight ways to all squares in range, found by the difference of the two indices.
constexpr int kFarthest = kRange * (kSide + 1);

constexpr std::array<StraightWay, 2 * kFarthest + 1> make_near_ways() {
  std::array<StraightWay, 2 * kFarthest + 1> ways{};
  for (int d = 0; d < kDirections; ++d) {
    for (int steps = 1; steps <= kRange; ++steps) {
      const int difference = kStride[static_cast<std::size_t>(d)] * steps;
      ways[static_cast<std::size_t>(kFarthest + difference)] = {static_cast<Direction>(d), steps};
    }
  }
  return ways;
}
constexpr std::array<StraightWay, 2 * kFarthest + 1> kNearWays = make_near_ways();

/// `to` must be within the range of `from`.
StraightWay near_way(Square from, Square to) {
  return kNearWays[static_cast<std::size_t>(kFarthest + to.index - from.index)];
}

/// C17: back, and the two directions at right angles.
constexpr std::array<int, 3> kRetreatTurns{0, 2, 6};

bool is_horseman(const Variant& variant, const State& state, Square square) {
  return variant.is_horseman(state.figures.kind_at(square));
}

}  // namespace

bool is_in_range(const Field& field, Square archer, Square target) {
  if (!kRanges[archer.index].has(target)) return false;
  const auto [direction, distance] = near_way(archer, target);
  for (int steps = 1; steps < distance; ++steps) {
    if (field.sight_stops.has(walked(archer, direction, steps))) return false;
  }
  return !field.donjons.has(target);
}

bool can_retreat(const Variant& variant, const State& state, const Field& field, Shot shot) {
  const bool rides = is_horseman(variant, state, shot.target);
  const Direction back = near_way(shot.archer, shot.target).direction;
  return std::ranges::any_of(kRetreatTurns, [&](int turn) {
    return field.can_step(rides, shot.target, turned(back, turn));
  });
}

Squares reachable_retreats(const Variant& variant, const State& state, const Field& field,
                           Shot shot) {
  const bool rides = is_horseman(variant, state, shot.target);
  const Direction back = near_way(shot.archer, shot.target).direction;
  Squares reachable;
  for (const int turn : kRetreatTurns) {
    const Direction direction = turned(back, turn);
    Square at = shot.target;
    for (int steps = 1; steps <= kRange; ++steps) {
      if (!field.can_step(rides, at, direction)) break;
      at = walked(at, direction, 1);
      reachable.add(at);
      if (field.courtyards.has(at)) break;  // C14
    }
  }
  return reachable;
}

Squares retreats(const Variant& variant, const State& state, const Field& field) {
  const Squares reachable = reachable_retreats(variant, state, field, state.shot);
  Squares in_range;
  (reachable & kRanges[state.shot.archer.index]).each([&](Square square) {
    if (is_in_range(field, state.shot.archer, square)) in_range.add(square);
  });
  const Squares safe = reachable - in_range;
  return safe.any() ? safe : reachable;
}

}  // namespace broceliande::graal
