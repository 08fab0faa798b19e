#pragma once

#include <string>
#include <vector>

#include "games/graal/game.hpp"
#include "games/graal/stock.hpp"

/// Left and right exchanged: the same game on another map.
namespace broceliande::graal {

[[nodiscard]] inline Square mirrored(Square square) {
  return Square::at(kSide - 1 - square.file(), square.rank());
}

/// One game for each stock map, whose last map is the mirrored one.
[[nodiscard]] inline std::vector<Graal> on_mirrored_maps() {
  std::vector<Graal> games;
  for (const Map& map : stock_maps()) {
    std::string text = "mirrored-" + map.name;
    for (int rank = kSide - 1; rank >= 0; --rank) {
      text += '/';
      for (int file = kSide - 1; file >= 0; --file) {
        const Square square = Square::at(file, rank);
        text += map.is_rock(square) ? 'r' : map.is_forest(square) ? 'f' : '.';
      }
    }
    games.push_back(*Graal::with({{"map", text}}));
  }
  return games;
}

}  // namespace broceliande::graal
