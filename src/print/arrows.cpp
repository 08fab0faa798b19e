#include "print/arrows.hpp"

#include <fmt/core.h>

#include <cmath>
#include <string>

namespace broceliande::print {
namespace {

constexpr std::string_view kShaft =
    R"(fill="none" stroke="#000" stroke-width="3.4" stroke-linejoin="round")";
constexpr std::string_view kHead = R"(fill="#000" stroke="#fff" stroke-width="1")";
constexpr std::string_view kAroundCross =
    R"(fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round")";
constexpr std::string_view kCross =
    R"(fill="none" stroke="#000" stroke-width="4.6" stroke-linecap="round")";

/// So far from one point on the way to another.
PagePoint toward(PagePoint from, PagePoint to, double far) {
  const double length = std::hypot(to.x - from.x, to.y - from.y);
  return {from.x + far * (to.x - from.x) / length, from.y + far * (to.y - from.y) / length};
}

PagePoint tail_of(std::span<const PagePoint> way, const ArrowLook& look) {
  return toward(way[0], way[1], look.edge);
}

PagePoint tip_of(std::span<const PagePoint> way, const ArrowLook& look) {
  return toward(way.back(), way[way.size() - 2], look.before);
}

}  // namespace

void add_arrow(SvgWriter& ink, std::span<const PagePoint> way, const ArrowLook& look) {
  const double head = 0.24 * look.size;
  const PagePoint tail = tail_of(way, look);
  const PagePoint tip = tip_of(way, look);
  const PagePoint neck = toward(tip, way[way.size() - 2], head);
  std::string shaft = fmt::format("M{} {}", number(tail.x), number(tail.y));
  for (const PagePoint& turn : way.subspan(1, way.size() - 2)) {
    shaft += fmt::format("L{} {}", number(turn.x), number(turn.y));
  }
  ink.path(shaft + fmt::format("L{} {}", number(neck.x), number(neck.y)), kShaft);
  const double aside_x = (tip.y - neck.y) / 2;  // half as wide as the head is long
  const double aside_y = (neck.x - tip.x) / 2;
  ink.path(
      fmt::format("M{} {}L{} {}L{} {}Z", number(tip.x), number(tip.y), number(neck.x + aside_x),
                  number(neck.y + aside_y), number(neck.x - aside_x), number(neck.y - aside_y)),
      kHead);
}

void cross_out(SvgWriter& ink, std::span<const PagePoint> way, const ArrowLook& look) {
  const PagePoint tail = tail_of(way, look);
  const PagePoint tip = tip_of(way, look);
  const PagePoint middle{(tail.x + tip.x) / 2, (tail.y + tip.y) / 2};
  const double arm = 0.17 * look.size;
  for (const std::string_view pen : {kAroundCross, kCross}) {
    ink.line({middle.x - arm, middle.y - arm}, {middle.x + arm, middle.y + arm}, pen);
    ink.line({middle.x - arm, middle.y + arm}, {middle.x + arm, middle.y - arm}, pen);
  }
}

}  // namespace broceliande::print
