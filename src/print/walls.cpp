#include "print/walls.hpp"

#include <fmt/core.h>

#include <cmath>

namespace broceliande::print {
namespace {

constexpr double kMerlon = 3;  // depth of the battlements
constexpr double kChamfer = 2;

/// The upper edge of a wall: merlons, an odd number so that corners are never gaps.
std::string battlements(double left, double width) {
  const int merlons = std::max(1, static_cast<int>(std::lround(width / 7)));
  const int steps = 2 * merlons + 1;
  std::string data;
  for (int i = 0; i < steps; ++i) {
    const double y = i % 2 == 0 ? 0 : kMerlon;
    data += fmt::format("L{0} {2}L{1} {2}", number(left + i * width / steps),
                        number(left + (i + 1) * width / steps), number(y));
  }
  return data;
}

/// A few stones, the same on every wall of that size.
std::string masonry(double left, double width, double height) {
  constexpr double kCourse = 3.4;
  std::string data;
  const int rows = static_cast<int>((height - 1 - kMerlon) / kCourse);
  for (int row = 0; row < rows; ++row) {
    const double y = kMerlon + kCourse * (row + 1);
    for (int i = 0; i * 9.0 + (row % 3) * 3.1 + 4.4 < width - 1; ++i) {
      if ((row * 7 + i * 5) % 3 == 0) continue;
      data += fmt::format("M{} {}h3.2", number(left + i * 9.0 + (row % 3) * 3.1 + 1.2), number(y));
    }
  }
  return data;
}

std::string tab(double x, double height, double out) {
  return fmt::format("M{0} {1}L{2} {3}V{4}L{0} {5}Z", number(x), number(kMerlon),
                     number(x + out * WallStrip::kTab), number(kMerlon + kChamfer),
                     number(height - kChamfer), number(height));
}

}  // namespace

double WallStrip::length() const {
  double sum = tabs == Tabs::both ? 2 * kTab : tabs == Tabs::end ? kTab : 0;
  for (const Wall& wall : walls) sum += wall.width;
  return sum;
}

Block WallStrip::block() const {
  const double left = tabs == Tabs::both ? kTab : 0;
  std::string outline = fmt::format("M{} {}", number(left), number(height));
  SvgWriter art;
  double x = left;
  for (const Wall& wall : walls) {
    outline += battlements(x, wall.width);
    art.path(masonry(x, wall.width, height), R"(fill="none" stroke="#999" stroke-width="0.25")");
    x += wall.width;
  }
  outline += fmt::format("L{} {}Z", number(x), number(height));
  SvgWriter ink;
  ink.path(outline, fmt::format(R"(fill="{}" stroke="none")", stone)).put(art.markup());
  x = left;
  for (const Wall& wall : walls) {
    const double raised = wall.is_gate ? height - 0.43 * wall.drawing_size : (height + kMerlon) / 2;
    const PagePoint middle{x + wall.width / 2 + wall.shift, raised};
    if (!wall.drawing.empty()) ink.placed(wall.drawing, middle, wall.drawing_size / 100);
    x += wall.width;
  }
  ink.path(outline, R"(fill="none" stroke="#000" stroke-width="0.35" stroke-linejoin="round")");
  double fold = left;
  for (std::size_t i = 0; i + 1 < walls.size(); ++i) {
    fold += walls[i].width;
    ink.line({fold, 0}, {fold, height}, style::kFold);
  }
  if (tabs == Tabs::both) ink.path(tab(left, height, -1), style::kGlue);
  if (tabs != Tabs::none) ink.path(tab(x, height, 1), style::kGlue);
  return {{length(), height}, ink.markup()};
}

Block WallStrip::upright() const {
  SvgWriter ink;
  ink.placed(block().markup, {height, 0}, 1, 90);
  return {{height, length()}, ink.markup()};
}

}  // namespace broceliande::print
