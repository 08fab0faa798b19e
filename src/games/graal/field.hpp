#pragma once

#include "games/graal/state.hpp"
#include "games/graal/variant.hpp"

namespace broceliande::graal {

/// The ground of one position, as the castles (C3) and figures on it leave it.
struct Field {
  Field(const Variant& variant, const State& state);

  Squares occupied;
  Squares donjons;
  Squares courtyards;
  Squares rock;         ///< but under castles
  Squares rough;        ///< rock and forest, but under castles
  Squares sight_stops;  ///< what a shot does not pass (C16)

  /// C11: whether a horseman is kept from this diagonal step.
  [[nodiscard]] bool is_pinched(Square from, Direction direction) const {
    return is_diagonal(direction) && rough.has(walked(from, turned(direction, 1), 1)) &&
           rough.has(walked(from, turned(direction, kDirections - 1), 1));
  }

  /// Whether a figure can go one step onto a free square outside the donjons (C10, C11).
  [[nodiscard]] bool can_step(bool is_horseman, Square from, Direction direction) const {
    if (steps_to_edge(from, direction) == 0) return false;
    const Square to = walked(from, direction, 1);
    if (occupied.has(to) || donjons.has(to)) return false;
    if (!is_horseman) return !rock.has(to);
    return !rough.has(to) && !is_pinched(from, direction);
  }
};

}  // namespace broceliande::graal
