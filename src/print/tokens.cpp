#include "print/tokens.hpp"

#include <fmt/core.h>

#include <array>
#include <cmath>

#include "print/figures.hpp"
#include "print/svg.hpp"

namespace broceliande::print {
namespace {

/// Slanting lines across a circle, as path data.
std::string hatching(double radius, double gap) {
  std::string data;
  const int lines = static_cast<int>(2 * radius / gap);
  for (int i = 0; i <= lines; ++i) {
    const double away = gap * (i - lines / 2.0);
    if (std::abs(away) >= radius) continue;
    const double half = std::sqrt(radius * radius - away * away);
    const double c = std::sqrt(0.5);
    data += fmt::format("M{} {}L{} {}", number(c * (away - half)), number(c * (away + half)),
                        number(c * (away + half)), number(c * (away - half)));
  }
  return data;
}

/// Dots in staggered rows inside a circle, as path data for round caps.
std::string stippling(double radius, double gap) {
  std::string data;
  const double inside = radius - 0.4;
  const int reach = static_cast<int>(inside / (0.87 * gap)) + 1;
  for (int row = -reach; row <= reach; ++row) {
    for (int column = -reach; column <= reach; ++column) {
      const double x = gap * (column + (row % 2 == 0 ? 0 : 0.5));
      const double y = 0.87 * gap * row;
      if (std::hypot(x, y) > inside) continue;
      data += fmt::format("M{0} {1}L{0} {1}", number(x), number(y));
    }
  }
  return data;
}

}  // namespace

std::string SeatPattern::ground(double radius) const {
  const std::string_view paint = is_dark() ? "#fff" : "#000";
  SvgWriter ink;
  ink.circle({}, radius, is_dark() ? style::kBlack : style::kPaper);
  const double line = is_dark() ? 0.4 : 0.28;
  switch (seat_ / 2) {
    case 0: break;
    case 1:
      ink.path(hatching(radius, 1.5),
               fmt::format(R"(fill="none" stroke="{}" stroke-width="{}")", paint, line));
      break;
    default:
      ink.path(stippling(radius, 1.7),
               fmt::format(R"(fill="none" stroke="{}" stroke-width="{}" stroke-linecap="round")",
                           paint, 2 * line));
  }
  return ink.markup();
}

std::string seat_disc(std::string_view figure_id, int seat, double diameter) {
  const double radius = diameter / 2;
  const SeatPattern pattern(seat);
  SvgWriter ink;
  ink.put(pattern.ground(radius));
  ink.circle({}, radius - 0.8, pattern.is_dark() ? style::kWhiteRing : style::kRing);
  ink.placed(figure(figure_id), {}, diameter * 0.74 / 100);
  return ink.circle({}, radius, style::kCut).markup();
}

std::string free_disc(std::string_view figure_id, double diameter) {
  const double radius = diameter / 2;
  SvgWriter ink;
  ink.circle({}, radius, style::kPaper).circle({}, radius - 0.8, style::kRing);
  ink.placed(figure(figure_id), {}, diameter * 0.74 / 100);
  return ink.circle({}, radius, style::kCut).markup();
}

std::string word_disc(std::string_view word, double diameter) {
  const double radius = diameter / 2;
  const double size = diameter * (word.size() > 2 ? 0.36 : 0.5);
  SvgWriter ink;
  ink.circle({}, radius, style::kPaper).circle({}, radius - 0.8, style::kRing);
  ink.text({0, 0.33 * size}, word, {.size = size, .anchor = Anchor::middle});
  return ink.circle({}, radius, style::kCut).markup();
}

std::string shield(int seat, const std::string& letter) {
  constexpr double kRadius = 7;
  SvgWriter small;
  small.put(SeatPattern(seat).ground(kRadius));
  small.circle({}, kRadius, R"(fill="none" stroke="#000" stroke-width="0.5")");
  small.circle({}, 0.62 * kRadius, R"(fill="#fff" stroke="#000" stroke-width="0.4")");
  small.text({0, 2.2}, letter, {.size = 6.4, .face = Face::bold, .anchor = Anchor::middle});
  SvgWriter ink;
  ink.placed(small.markup(), {}, 50 / kRadius);
  return ink.markup();
}

PieceToken disc_token(const Tableau::Figure& figure, double diameter) {
  const std::string id = "figure-" + std::string(figure.kind);
  if (figure.seat == kNobody) return {.markup = free_disc(id, diameter)};
  return {.markup = seat_disc(id, figure.seat, diameter)};
}

}  // namespace broceliande::print
