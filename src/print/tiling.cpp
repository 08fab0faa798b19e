#include "print/tiling.hpp"

#include <cmath>

namespace broceliande::print {
namespace {

/// Lengths that differ by less are the same on paper.
constexpr double kHairsbreadth = 1e-6;

/// A length cut into equal parts that overlap.
struct Cut {
  int parts = 1;
  double part = 0;
  double step = 0;

  Cut(double whole, double room, double overlap) {
    const double needed = (whole - overlap) / (room - overlap);
    parts = std::max(1, static_cast<int>(std::ceil(needed - kHairsbreadth)));
    part = (whole + (parts - 1) * overlap) / parts;
    step = part - overlap;
  }
};

}  // namespace

std::string Tile::label() const {
  return static_cast<char>('A' + column) + std::to_string(row + 1);
}

Tiling tile(Extent drawing, Extent room, double overlap) {
  const Cut across(drawing.width, room.width, overlap);
  const Cut down(drawing.height, room.height, overlap);
  Tiling tiling{.columns = across.parts, .rows = down.parts, .overlap = overlap};
  for (int row = 0; row < down.parts; ++row) {
    for (int column = 0; column < across.parts; ++column) {
      tiling.tiles.push_back(
          {.column = column,
           .row = row,
           .part = {column * across.step, row * down.step, across.part, down.part},
           .goes_on_right = column + 1 < across.parts,
           .goes_on_below = row + 1 < down.parts});
    }
  }
  return tiling;
}

}  // namespace broceliande::print
