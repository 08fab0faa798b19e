#include "games/pebbles/tableau.hpp"

#include "games/pebbles/text.hpp"

namespace broceliande::pebbles {

Tableau tableau(const State& state) {
  Tableau tableau;
  for (int cell = 0; cell < kCells; ++cell) {
    if ((state.taken() >> cell & 1) == 0) continue;
    const int seat = (state.first >> cell & 1) != 0 ? 0 : 1;
    tableau.figures.push_back({kPebble, seat, cell_text(cell)});
  }
  return tableau;
}

}  // namespace broceliande::pebbles
