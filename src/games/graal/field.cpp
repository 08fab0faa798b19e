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

}  // namespace broceliande::graal
