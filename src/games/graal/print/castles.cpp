#include "games/graal/print/castles.hpp"

#include "print/figures.hpp"
#include "print/tokens.hpp"

namespace broceliande::print::graal {
namespace {

constexpr double kDonjonHeight = 25;
constexpr double kCourtyardHeight = 12;

}  // namespace

std::array<WallStrip, 2> hole_castle(double hole, const SeatPattern& pattern) {
  const double width = hole - 1;
  const Wall badge{width, shield(pattern, ""), 12};
  const Wall blank{width, {}, 0};
  const Wall door{width, figure("ground-gate"), 17, true};
  const Wall gate{width, figure("ground-gate"), 10, true};
  return {WallStrip{{door, badge, blank, badge}, kDonjonHeight, Tabs::end},
          WallStrip{{blank, gate, blank}, kCourtyardHeight, Tabs::both}};
}

}  // namespace broceliande::print::graal
