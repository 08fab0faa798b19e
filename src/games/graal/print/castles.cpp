#include "games/graal/print/castles.hpp"

#include "print/figures.hpp"
#include "print/tokens.hpp"

namespace broceliande::print::graal {
namespace {

constexpr double kDonjonHeight = 25;
constexpr double kCourtyardHeight = 12;
constexpr std::string_view kStone = "#efe7d3";

}  // namespace

std::array<WallStrip, 2> hole_castle(double hole, const SeatPattern& pattern, ColourMode used) {
  const double width = hole - 1;
  const Wall badge{width, shield(pattern, ""), 12};
  const Wall blank{width, {}, 0};
  const bool is_coloured = used == ColourMode::colours;
  const std::string_view stone = is_coloured ? kStone : "#fff";
  const std::string portal = figure("ground-gate", is_coloured ? kPainted : kPlain);
  const Wall door{width, portal, 17, true};
  const Wall gate{width, portal, 10, true};
  return {WallStrip{{door, badge, blank, badge}, kDonjonHeight, Tabs::end, stone},
          WallStrip{{blank, gate, blank}, kCourtyardHeight, Tabs::both, stone}};
}

}  // namespace broceliande::print::graal
