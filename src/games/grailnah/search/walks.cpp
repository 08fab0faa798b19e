#include "games/grailnah/search/walks.hpp"

#include <algorithm>

namespace broceliande::grailnah {
namespace {

constexpr std::uint8_t kFar = 255;

using Rows = std::array<Ring, kMostRings + 1>;

/// Every square that is a step away from one of some squares (G16, G17), and they themselves.
Rows widened(const Board& board, const Rows& rows) {
  Rows wider{};
  const auto row = [&](int ring) {
    return ring < 0 ? Ring{0} : rows[static_cast<std::size_t>(ring)];
  };
  for (int ring = 0; ring < board.first_inside(); ++ring) {
    const Ring near = row(ring - 1) | row(ring) | row(ring + 1);
    wider[static_cast<std::size_t>(ring)] =
        near | board.turned_to(near, 1) | board.turned_back(near, 1);
  }
  wider[0] &= ~board.castle_squares(0b1111);
  const Ring stairs = board.all_stairs();
  if ((row(board.stairs_ring()) & stairs) != 0) {
    wider[static_cast<std::size_t>(board.stairs_ring())] |= stairs;
  }
  wider[static_cast<std::size_t>(board.first_inside())] = 0;
  return wider;
}

}  // namespace

Walks::Walks(const Board& board) {
  for (int castle = 0; castle < kSites; ++castle) {
    measure(board, castle, moves_[static_cast<std::size_t>(castle)]);
  }
}

void Walks::measure(const Board& board, int castle, Moves& moves) {
  moves.fill(kFar);
  Rows reached{};
  Rows next{};
  next[1] = board.castle_spokes(castle);
  for (std::uint8_t steps = 1; next != reached; ++steps) {
    for (int ring = 0; ring < board.first_inside(); ++ring) {
      const auto at = static_cast<std::size_t>(ring);
      for (Ring fresh = next[at] & ~reached[at]; fresh != 0; fresh &= fresh - 1) {
        moves[Place::square(ring, std::countr_zero(fresh)).number()] = steps;
      }
    }
    reached = next;
    next = widened(board, reached);
  }
  for (int other = 0; other < kSites; ++other) {
    const int gate = std::countr_zero(board.castle_spokes(other));
    const auto by = [&](int spoke) { return moves[Place::square(1, spoke).number()]; };
    const auto nearer = std::min(by(gate), by(board.clockwise(gate, 1)));
    moves[Place::castle(other).number()] = static_cast<std::uint8_t>(nearer + 1);
  }
  moves[Place::castle(castle).number()] = 0;
}

}  // namespace broceliande::grailnah
