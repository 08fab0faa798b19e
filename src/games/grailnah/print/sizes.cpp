#include "games/grailnah/print/sizes.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace broceliande::print::grailnah {
namespace {

constexpr double kUsual = 420.0 / 1264;  // seven rings and the castles are 420 mm
constexpr double kSmallestDisc = 13;
constexpr double kLargestDisc = 15;

/// The widest disc within a piece of a ring, which is narrower inside: it touches both borders and
/// the outer edge, or both edges.
double widest_disc(const Cell& cell) {
  const std::vector<PagePoint> spots = corners(cell.outline);
  if (spots.size() < 4) return 0;
  const double outer = std::hypot(spots[0].x, spots[0].y);
  const double inner = std::hypot(spots[2].x, spots[2].y);
  const double sine = std::hypot(spots[0].x - spots[1].x, spots[0].y - spots[1].y) / (2 * outer);
  return std::min(outer - inner, 2 * outer * sine / (1 + sine));
}

/// In units of the geometry.
double narrowest_square(const Geometry& geometry) {
  double narrowest = geometry.figure_size;
  for (const Cell& cell : geometry.cells) {
    if (!cell.number.empty()) narrowest = std::min(narrowest, widest_disc(cell));
  }
  return narrowest;
}

}  // namespace

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

double millimetres(const Geometry& geometry) {
  return std::max(kUsual, kSmallestDisc / narrowest_square(geometry));
}

double disc_diameter(const Geometry& geometry) {
  const double widest = narrowest_square(geometry) * millimetres(geometry);
  return std::min(kLargestDisc, std::floor(2 * widest + 1e-6) / 2);
}

}  // namespace broceliande::print::grailnah
