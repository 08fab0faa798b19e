#include "games/grailnah/print/castles.hpp"

#include <charconv>
#include <cmath>

#include "print/figures.hpp"
#include "print/tokens.hpp"

namespace broceliande::print {
namespace {

constexpr double kRoundHeight = 20.5;
constexpr double kDonjonHeight = 25;
constexpr double kCourtyardHeight = 12;

/// The corners of an outline of lines and arcs, as `Path` writes it.
std::vector<Spot> corners(std::string_view outline) {
  std::vector<Spot> spots;
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
double half_wall(Spot from, Spot to) {
  const double radius = std::hypot(from.x, from.y);
  const double chord = std::hypot(from.x - to.x, from.y - to.y);
  const double angle = 2 * std::asin(chord / (2 * radius));
  return 2 * radius * std::sin(angle / 4);
}

/// The pattern of a seat with a letter on it, 100 wide and high around the origin.
std::string shield(int seat, const std::string& letter) {
  constexpr double kRadius = 7;
  Ink small;
  small.put(Look(seat).ground(kRadius));
  small.circle({}, kRadius, R"(fill="none" stroke="#000" stroke-width="0.5")");
  small.circle({}, 0.62 * kRadius, R"(fill="#fff" stroke="#000" stroke-width="0.4")");
  small.text({0, 2.2}, letter, {.size = 6.4, .face = Face::bold, .anchor = Anchor::middle});
  Ink ink;
  ink.placed(small.markup(), {}, 50 / kRadius);
  return ink.markup();
}

}  // namespace

RoundCastle RoundCastle::around(const Cell& cell, double millimetres) {
  const std::vector<Spot> spots = corners(cell.outline);  // outer two, then inner two
  if (spots.size() < 4) return {};
  return {.side = millimetres * std::hypot(spots[1].x - spots[2].x, spots[1].y - spots[2].y),
          .half_front = millimetres * half_wall(spots[2], spots[3]),
          .half_back = millimetres * half_wall(spots[0], spots[1])};
}

std::array<WallStrip, 2> RoundCastle::strips(int seat, const std::string& letter) const {
  const Wall side_wall{side, figure("ground-gate"), 16, true};
  const Wall front{half_front, {}, 0};
  const Wall gate{half_front, figure("ground-royal-gate"), 18.5, true, -half_front / 2};
  const Wall back{half_back, shield(seat, letter), 12};
  return {WallStrip{{side_wall, front, gate, side_wall}, kRoundHeight, Tabs::both},
          WallStrip{{back, back}, kRoundHeight, Tabs::none}};
}

std::array<WallStrip, 2> hole_castle(double hole, int seat, const std::string& letter) {
  const double width = hole - 1;
  const Wall badge{width, shield(seat, letter), 12};
  const Wall blank{width, {}, 0};
  const Wall door{width, figure("ground-gate"), 17, true};
  const Wall gate{width, figure("ground-gate"), 10, true};
  return {WallStrip{{door, badge, blank, badge}, kDonjonHeight, Tabs::end},
          WallStrip{{blank, gate, blank}, kCourtyardHeight, Tabs::both}};
}

}  // namespace broceliande::print
