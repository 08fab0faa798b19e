#pragma once

#include <array>
#include <cstdint>

#include "games/grailnah/board.hpp"

namespace broceliande::grailnah {

/// How many moves a King or Queen needs to each castle when nobody is in the way (G15–G17). Castles
/// are taken to stand on all sites. Made once for a board.
class Walks {
 public:
  explicit Walks(const Board& board);

  /// From a castle or a square outside the magic circle.
  [[nodiscard]] int moves(Place from, int castle) const {
    return moves_[static_cast<std::size_t>(castle)][from.number()];
  }

 private:
  static constexpr std::size_t kPlaces = (kMostRings + 1) * kMostSpokes;
  using Moves = std::array<std::uint8_t, kPlaces>;

  static void measure(const Board& board, int castle, Moves& moves);

  std::array<Moves, kSites> moves_;
};

}  // namespace broceliande::grailnah
