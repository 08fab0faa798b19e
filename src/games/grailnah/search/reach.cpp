#include "games/grailnah/search/reach.hpp"

namespace broceliande::grailnah {
namespace {

/// Lines along spokes, ring by ring until they are cut.
void run(SquareSet& squares, Ring lines, int ring, int end, int step, const Occupancy& occupancy) {
  for (; ring != end && lines != 0; ring += step) {
    lines &= ~occupancy.walls(ring);
    squares.row(ring) |= lines;
    lines &= ~occupancy.any(ring);
  }
}

}  // namespace

SquareSet reach_of_merlin(const Board& board, const Occupancy& occupancy, Place merlin) {
  SquareSet squares(board);
  if (merlin.is_grail()) {
    run(squares, board.circle(), board.innermost(), -1, -1, occupancy);
    return squares;
  }
  const int ring = merlin.ring();
  squares.row(ring) = occupancy.reach_along_ring(ring, merlin.spoke()) & ~occupancy.walls(ring);
  run(squares, merlin.bit(), ring - 1, -1, -1, occupancy);
  const int end = board.is_inside(ring) ? board.rings() : board.first_inside();
  run(squares, merlin.bit(), ring + 1, end, 1, occupancy);
  return squares;
}

SquareSet reach_of_morgane(const Board& board, const State& state) {
  SquareSet squares(board);
  const Place morgane = state.morgane;
  if (morgane.is_grail()) {
    if (state.edition == Edition::nl2004) squares.row(board.innermost()) = board.circle();
    return squares;
  }
  const int ring = morgane.ring();
  squares.row(ring) = board.beside(morgane.spoke());
  if (ring < board.innermost()) squares.row(ring + 1) |= morgane.bit();
  if (board.is_inside(ring - 1)) squares.row(ring - 1) |= morgane.bit();
  return squares;
}

}  // namespace broceliande::grailnah
