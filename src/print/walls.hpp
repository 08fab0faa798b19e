#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "print/flow.hpp"

namespace broceliande::print {

/// One wall of a castle between two folds.
struct Wall {
  double width = 0;
  std::string drawing{};    ///< around its middle, 100 wide and high; a gate, a shield
  double drawing_size = 0;  ///< in millimetres
  bool is_gate = false;     ///< it stands at the foot of the wall
  double shift = 0;         ///< of the drawing, along the wall: to a fold where it spans two walls
};

enum class Tabs { none, end, both };

/// Walls in a row as one strip of paper: battlements above, folds between, tabs to glue where told.
struct WallStrip {
  std::vector<Wall> walls;
  double height = 0;
  Tabs tabs = Tabs::none;
  std::string_view stone = "#fff";

  static constexpr double kTab = 7;

  [[nodiscard]] double length() const;
  /// From its upper left corner.
  [[nodiscard]] Block block() const;
  /// Turned to stand upright on the page, for strips that are longer than a page is wide.
  [[nodiscard]] Block upright() const;
};

}  // namespace broceliande::print
