#pragma once

#include <array>

#include "games/grailnah/occupancy.hpp"

namespace broceliande::grailnah {

/// Squares of the whole board, ring by ring; only the rings of the board are set.
class SquareSet {
 public:
  explicit SquareSet(const Board& board) {
    for (int ring = 0; ring < board.rings(); ++ring) row(ring) = 0;
  }
  [[nodiscard]] bool has(Place square) const {
    return (rows_[static_cast<std::size_t>(square.ring())] & square.bit()) != 0;
  }
  [[nodiscard]] Ring& row(int ring) { return rows_[static_cast<std::size_t>(ring)]; }

 private:
  std::array<Ring, kMostRings> rows_;
};

/// Where Merlin could go at once, if he may (G19, G20); the Grailnah left out.
[[nodiscard]] SquareSet reach_of_merlin(const Board& board, const Occupancy& occupancy,
                                        Place merlin);

/// Where Morgane could drive someone from at once, if she may (G23, G25).
[[nodiscard]] SquareSet reach_of_morgane(const Board& board, const State& state);

/// What evaluations look up in a position again and again; made once for all of them.
struct Sight {
  Sight(const Rules& rules, const State& state)
      : occupancy(rules, state),
        merlin(reach_of_merlin(rules.board, occupancy, state.merlin)),
        morgane(reach_of_morgane(rules.board, state)) {}

  Occupancy occupancy;
  SquareSet merlin;
  SquareSet morgane;
};

}  // namespace broceliande::grailnah
