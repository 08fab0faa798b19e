#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace broceliande {

/// A place of the board as it is drawn and chosen: for screens, paper and arrow keys. Lengths are
/// whole units, y grows downward.
struct Cell {
  std::string id;  ///< as in position and action texts
  int x = 0;       ///< the centre
  int y = 0;
  std::string outline;  ///< SVG path data
  std::vector<std::string> neighbours;
  std::vector<std::string_view> features;  ///< what the ground is: forest, stairs, castle …
  /// The halves of an id that people say, as in c and 14; empty where a place has no such name.
  std::string letter{};
  std::string number{};
};

/// Something that is drawn and cannot be chosen: a gate, the border.
struct Ornament {
  std::string_view kind;
  std::string path;
};

/// What a board looks like before anything stands on it.
struct Geometry {
  std::string_view shape;     ///< hexagon, rings or grid
  std::array<int, 4> box{};   ///< x, y, width and height of everything
  int figure_size = 0;        ///< a figure that stands alone fits a square of this side
  std::vector<Cell> cells{};  ///< in the order in which a reader goes through them
  std::vector<Ornament> ornaments{};
};

struct Point {
  int x = 0;
  int y = 0;
};

/// Writes SVG path data.
class Path {
 public:
  Path& move_to(Point point) { return put('M', point); }
  Path& line_to(Point point) { return put('L', point); }
  /// Along a circle, by the shorter way, with the clock or against it.
  Path& arc_to(int radius, bool with_clock, Point point);
  Path& close();

  [[nodiscard]] const std::string& text() const { return text_; }

  [[nodiscard]] static std::string polygon(const std::vector<Point>& corners);
  [[nodiscard]] static std::string circle(int radius);  ///< around the origin

 private:
  Path& put(char command, Point point);

  std::string text_;
};

}  // namespace broceliande
