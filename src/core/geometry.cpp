#include "core/geometry.hpp"

namespace broceliande {

Path& Path::put(char command, Point point) {
  text_ += command;
  text_ += std::to_string(point.x) + " " + std::to_string(point.y);
  return *this;
}

Path& Path::arc_to(int radius, bool with_clock, Point point) {
  const std::string size = std::to_string(radius);
  text_ += "A" + size + " " + size + " 0 0 " + (with_clock ? "1 " : "0 ");
  text_ += std::to_string(point.x) + " " + std::to_string(point.y);
  return *this;
}

Path& Path::close() {
  text_ += 'Z';
  return *this;
}

std::string Path::polygon(const std::vector<Point>& corners) {
  Path path;
  path.move_to(corners.front());
  for (std::size_t i = 1; i < corners.size(); ++i) path.line_to(corners[i]);
  return path.close().text();
}

std::string Path::circle(int radius) {
  const Point east{radius, 0};
  const Point west{-radius, 0};
  return Path().move_to(east).arc_to(radius, true, west).arc_to(radius, true, east).close().text();
}

}  // namespace broceliande
