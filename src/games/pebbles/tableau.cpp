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
  for (int seat = 0; seat < 2; ++seat) {
    const int put = std::popcount(seat == 0 ? state.first : state.second);
    const int left = kPebbles[static_cast<std::size_t>(seat)] - put;
    if (left > 0) tableau.reserves.push_back({kPebble, seat, left, kInHand});
  }
  return tableau;
}

}  // namespace broceliande::pebbles
