#include "games/pebbles/geometry.hpp"

#include <cstdlib>

#include "games/pebbles/text.hpp"

namespace broceliande::pebbles {
namespace {

constexpr int kStep = 100;
constexpr int kMargin = 34;  // for the names of ranks and files

Point centre_of(int cell) {
  return {kStep * (cell % kSide) + kStep / 2, kStep * (kSide - 1 - cell / kSide) + kStep / 2};
}

std::string outline_of(Point centre) {
  constexpr int kHalf = kStep / 2;
  return Path::polygon({{centre.x - kHalf, centre.y - kHalf},
                        {centre.x + kHalf, centre.y - kHalf},
                        {centre.x + kHalf, centre.y + kHalf},
                        {centre.x - kHalf, centre.y + kHalf}});
}

std::vector<std::string> neighbours_of(int cell) {
  std::vector<std::string> names;
  for (int other = 0; other < kCells; ++other) {
    const int files = std::abs(other % kSide - cell % kSide);
    const int ranks = std::abs(other / kSide - cell / kSide);
    if (other != cell && files <= 1 && ranks <= 1) names.push_back(cell_text(other));
  }
  return names;
}

}  // namespace

Geometry geometry() {
  constexpr int kWidth = kStep * kSide + 2 * kMargin;
  Geometry geometry{
      .shape = "grid", .box = {-kMargin, -kMargin, kWidth, kWidth}, .figure_size = 80};
  for (int cell = 0; cell < kCells; ++cell) {
    const Point centre = centre_of(cell);
    const std::string name = cell_text(cell);
    geometry.cells.push_back({name,
                              centre.x,
                              centre.y,
                              outline_of(centre),
                              neighbours_of(cell),
                              {},
                              name.substr(0, 1),
                              name.substr(1)});
  }
  return geometry;
}

}  // namespace broceliande::pebbles
