#include "games/graal/shots.hpp"

namespace broceliande::graal {

Squares reachable_retreats(const Variant& variant, const State& state, const Field& field,
                           Shot shot) {
  const bool rides = is_horseman(variant, state, shot.target);
  const Direction back = near_way(shot.archer, shot.target).direction;
  Squares reachable;
  for (const int turn : kRetreatTurns) {
    const Direction direction = turned(back, turn);
    Square at = shot.target;
    for (int steps = 1; steps <= variant.longest_retreat; ++steps) {
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
