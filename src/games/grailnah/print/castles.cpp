#include "games/grailnah/print/castles.hpp"

#include <algorithm>
#include <cmath>

#include "games/grailnah/print/sizes.hpp"
#include "print/figures.hpp"
#include "print/tokens.hpp"

namespace broceliande::print::grailnah {
namespace {

constexpr double kRoundHeight = 20.5;
constexpr std::string_view kStone = "#efe7d3";

/// Half of an arc's chord, folded in the middle: from one end to the top of the arc.
double half_wall(PagePoint from, PagePoint to) {
  const double radius = std::hypot(from.x, from.y);
  const double chord = std::hypot(from.x - to.x, from.y - to.y);
  const double angle = 2 * std::asin(chord / (2 * radius));
  return 2 * radius * std::sin(angle / 4);
}

/// How far from the centre the middles of the side gates are.
double gate_radius(const Geometry& geometry) {
  const auto gate = std::ranges::find(geometry.ornaments, "gate", &Ornament::kind);
  if (gate == geometry.ornaments.end()) return 0;
  const std::vector<PagePoint> ends = corners(gate->path);
  return (std::hypot(ends[0].x, ends[0].y) + std::hypot(ends[1].x, ends[1].y)) / 2;
}

}  // namespace

RoundCastle RoundCastle::around(const Cell& cell, const Geometry& geometry) {
  const std::vector<PagePoint> spots = corners(cell.outline);  // outer two, then inner two
  if (spots.size() < 4) return {};
  const double scale = millimetres(geometry);
  const double front = std::hypot(spots[2].x, spots[2].y);
  return {.side = scale * std::hypot(spots[1].x - spots[2].x, spots[1].y - spots[2].y),
          .half_front = scale * half_wall(spots[2], spots[3]),
          .half_back = scale * half_wall(spots[0], spots[1]),
          .gate_from_front = scale * (gate_radius(geometry) - front)};
}

std::array<WallStrip, 2> RoundCastle::strips(const std::string& badge, ColourMode used) const {
  const bool is_coloured = used == ColourMode::colours;
  const std::string_view stone = is_coloured ? kStone : "#fff";
  const Palette& palette = is_coloured ? kPainted : kPlain;
  const double toward_front = side / 2 - gate_from_front;  // where the board has its gate
  const Wall left{side, figure("ground-gate", palette), 16, true, toward_front};
  const Wall right{side, figure("ground-gate", palette), 16, true, -toward_front};
  const Wall front{half_front, {}, 0};
  const Wall gate{half_front, figure("ground-royal-gate", palette), 18.5, true, -half_front / 2};
  const Wall back{half_back, badge, 12};
  return {WallStrip{{left, front, gate, right}, kRoundHeight, Tabs::both, stone},
          WallStrip{{back, back}, kRoundHeight, Tabs::none, stone}};
}

}  // namespace broceliande::print::grailnah
