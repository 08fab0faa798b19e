#include "games/grailnah/print/castles.hpp"

#include <charconv>
#include <cmath>

#include "print/figures.hpp"
#include "print/tokens.hpp"

namespace broceliande::print::grailnah {
namespace {

constexpr double kRoundHeight = 20.5;
constexpr std::string_view kStone = "#efe7d3";

/// The corners of an outline of lines and arcs, as `Path` writes it.
std::vector<PagePoint> corners(std::string_view outline) {
  std::vector<PagePoint> spots;
  while (!outline.empty()) {
    const char command = outline.front();
    outline.remove_prefix(1);
    const std::string_view numbers = outline.substr(0, outline.find_first_of("MLAZ"));
    outline.remove_prefix(numbers.size());
    if (command == 'Z' || numbers.empty()) continue;
    const std::size_t last = numbers.rfind(' ');
    const std::size_t before = numbers.rfind(' ', last - 1);
    const std::size_t start = before == std::string_view::npos ? 0 : before + 1;
    int x = 0;
    int y = 0;
    std::from_chars(numbers.data() + start, numbers.data() + last, x);
    std::from_chars(numbers.data() + last + 1, numbers.data() + numbers.size(), y);
    spots.push_back({1.0 * x, 1.0 * y});
  }
  return spots;
}

/// Half of an arc's chord, folded in the middle: from one end to the top of the arc.
double half_wall(PagePoint from, PagePoint to) {
  const double radius = std::hypot(from.x, from.y);
  const double chord = std::hypot(from.x - to.x, from.y - to.y);
  const double angle = 2 * std::asin(chord / (2 * radius));
  return 2 * radius * std::sin(angle / 4);
}

}  // namespace

RoundCastle RoundCastle::around(const Cell& cell, double millimetres) {
  const std::vector<PagePoint> spots = corners(cell.outline);  // outer two, then inner two
  if (spots.size() < 4) return {};
  return {.side = millimetres * std::hypot(spots[1].x - spots[2].x, spots[1].y - spots[2].y),
          .half_front = millimetres * half_wall(spots[2], spots[3]),
          .half_back = millimetres * half_wall(spots[0], spots[1])};
}

std::array<WallStrip, 2> RoundCastle::strips(const std::string& badge, ColourMode used) const {
  const bool is_coloured = used == ColourMode::colours;
  const std::string_view stone = is_coloured ? kStone : "#fff";
  const Palette& palette = is_coloured ? kPainted : kPlain;
  const Wall side_wall{side, figure("ground-gate", palette), 16, true};
  const Wall front{half_front, {}, 0};
  const Wall gate{half_front, figure("ground-royal-gate", palette), 18.5, true, -half_front / 2};
  const Wall back{half_back, badge, 12};
  return {WallStrip{{side_wall, front, gate, side_wall}, kRoundHeight, Tabs::both, stone},
          WallStrip{{back, back}, kRoundHeight, Tabs::none, stone}};
}

}  // namespace broceliande::print::grailnah
