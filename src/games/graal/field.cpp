#include "games/graal/field.hpp"

namespace broceliande::graal {

Field::Field(const Variant& variant, const State& state)
    : occupied(state.figures.occupied()), donjons(state.donjons()), courtyards(state.courtyards()) {
  const Map& map = variant.map_of(state);
  const Squares castles = donjons | courtyards;
  rock = map.rock - castles;
  rough = map.rough - castles;
  sight_stops = rough | donjons;
}

bool Field::is_pinched(Square from, Direction direction) const {
  return is_diagonal(direction) && rough.has(walked(from, turned(direction, 1), 1)) &&
         rough.has(walked(from, turned(direction, kDirections - 1), 1));
}

bool Field::can_step(bool is_horseman, Square from, Direction direction) const {
  if (steps_to_edge(from, direction) == 0) return false;
  const Square to = walked(from, direction, 1);
  if (occupied.has(to) || donjons.has(to)) return false;
  if (!is_horseman) return !rock.has(to);
  return !rough.has(to) && !is_pinched(from, direction);
}

}  // namespace broceliande::graal
