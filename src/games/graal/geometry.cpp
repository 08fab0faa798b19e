#include "games/graal/geometry.hpp"

namespace broceliande::graal {
namespace {

constexpr int kStep = 60;
constexpr int kMargin = 34;  // for the names of ranks and files

Point centre_of(Square square) {
  return {kStep * square.file() + kStep / 2, kStep * (kSide - 1 - square.rank()) + kStep / 2};
}

std::string outline_of(Point centre) {
  const int half = kStep / 2;
  return Path::polygon({{centre.x - half, centre.y - half},
                        {centre.x + half, centre.y - half},
                        {centre.x + half, centre.y + half},
                        {centre.x - half, centre.y + half}});
}

std::vector<std::string> neighbours_of(Square square) {
  std::vector<std::string> names;
  for (int rank = square.rank() - 1; rank <= square.rank() + 1; ++rank) {
    for (int file = square.file() - 1; file <= square.file() + 1; ++file) {
      const bool is_on_board = rank >= 0 && rank < kSide && file >= 0 && file < kSide;
      const bool is_self = rank == square.rank() && file == square.file();
      if (is_on_board && !is_self) names.push_back(square_text(Square::at(file, rank)));
    }
  }
  return names;
}

}  // namespace

Geometry geometry(const Map& map) {
  const int side = kStep * kSide;
  Geometry geometry{.shape = "grid",
                    .box = {-kMargin, -kMargin, side + 2 * kMargin, side + 2 * kMargin},
                    .figure_size = 52};
  for (int rank = 0; rank < kSide; ++rank) {
    for (int file = 0; file < kSide; ++file) {
      const Square square = Square::at(file, rank);
      const Point centre = centre_of(square);
      Cell cell{square_text(square),   centre.x, centre.y, outline_of(centre),
                neighbours_of(square), {}};
      cell.letter = file_text(square);
      cell.number = rank_text(square);
      if (map.is_rock(square)) cell.features.emplace_back("rock");
      if (map.is_forest(square)) cell.features.emplace_back("forest");
      geometry.cells.push_back(std::move(cell));
    }
  }
  const int border = side / 2;
  geometry.ornaments.push_back(
      {"border", Path().move_to({0, border}).line_to({side, border}).text()});
  return geometry;
}

}  // namespace broceliande::graal
