#pragma once

#include <array>

#include "games/grailnah/rules.hpp"

namespace broceliande::grailnah {

/// Who stands where, ring by ring, as the player to move sees it. Made anew for every list of
/// actions.
class Occupancy {
 public:
  Occupancy(const Rules& rules, const State& state) : board_(rules.board) {
    for (int ring = -1; ring < board_.rings(); ++ring) row(ring) = {0, 0, 0, 0};
    row(kMostRings) = {0, 0, 0, 0};  // and row -1: for pieces on no square, see add
    row(board_.stairs_ring()).walls = board_.all_stairs();
    const Ring castles = rules.castle_squares(state);
    row(0).walls |= castles;
    row(0).closed = castles;
    row(-1).closed = ~Ring{0};  // nobody steps off the board
    for (int site = 0; site < kSites; ++site) {
      if (has(state.alive, site)) add(state.household(site), site == state.to_move);
    }
    for (const Place magician : {state.merlin, state.morgane}) {
      if (!magician.is_square()) continue;
      row(magician.ring()).any |= magician.bit();
      row(magician.ring()).closed |= magician.bit();
    }
    row(-1).twice = 0;  // nobody is locked in a castle
  }

  /// Squares with a piece.
  [[nodiscard]] Ring any(int ring) const { return row(ring).any; }
  /// Staircases and castles: nothing passes over them (G12, G19).
  [[nodiscard]] Ring walls(int ring) const { return row(ring).walls; }
  /// Where a Knight may stop (G12, G13): free, or with one piece of another player.
  [[nodiscard]] Ring open_to_knights(int ring) const {
    return board_.circle() & ~(row(ring).closed | row(ring).walls);
  }
  /// Where a King or Queen may stop (G13, G16, G17): also on a free staircase.
  [[nodiscard]] Ring open_to_royals(int ring) const {
    const Ring taken_stairs = board_.stairs(ring) & any(ring);
    return board_.circle() & ~(row(ring).closed | taken_stairs);
  }
  /// A coloured piece that shares its square is locked (G13).
  [[nodiscard]] bool is_locked(Place place) const {
    return (row(place.ring()).twice & place.bit()) != 0;
  }

  /// What a piece that slides along its ring comes to, both ways round: the free squares up to the
  /// first piece, staircase or castle, and that one too.
  [[nodiscard]] Ring reach_along_ring(int ring, int spoke) const {
    const Ring self = Ring{1} << spoke;
    const Ring obstacles = board_.turned_to((any(ring) | walls(ring)) & ~self, spoke);
    if (obstacles == 0) return board_.circle() & ~self;
    const Ring clockwise = obstacles ^ (obstacles - 1);
    const Ring counter = ~Ring{0} << (kMostSpokes - 1 - std::countl_zero(obstacles));
    return board_.turned_back((clockwise | counter) & board_.circle(), spoke) & ~self;
  }

 private:
  struct RingOccupancy {
    Ring any;
    Ring twice;
    Ring closed;  ///< own or two pieces, magicians, castles: no coloured piece stops there
    Ring walls;
  };

  [[nodiscard]] const RingOccupancy& row(int ring) const {
    return rows_[static_cast<std::size_t>(ring + 1)];
  }
  [[nodiscard]] RingOccupancy& row(int ring) { return rows_[static_cast<std::size_t>(ring + 1)]; }

  void add(const Household& household, bool is_own) {
    add(household.king, is_own);
    add(household.queen, is_own);
    for (const Place knight : household.knights) {
      if (knight.is_off_board()) break;
      if (!knight.is_castle()) add(knight, is_own);
    }
  }

  /// Kings and Queens in castles and pieces on the Grailnah go to rows that nobody reads: cheaper
  /// than to ask of each whether it stands on a square. For Knights the question pays.
  void add(Place place, bool is_own) {
    RingOccupancy& row = this->row(place.ring());
    const Ring bit = place.bit();
    const Ring second = row.any & bit;
    row.any |= bit;
    row.twice |= second;
    row.closed |= second | (is_own ? bit : Ring{0});
  }

  const Board& board_;
  std::array<RingOccupancy, kMostRings + 2>
      rows_;  ///< ring A is the second; only those of the board are set
};

}  // namespace broceliande::grailnah
