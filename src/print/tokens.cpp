#include "print/tokens.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <span>
#include <vector>

#include "print/game_sheets.hpp"
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

/// Red, green and blue of a colour such as #3f7f9f.
std::array<int, 3> parts_of(std::string_view colour) {
  std::array<int, 3> parts{};
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const std::string_view digits = colour.substr(1 + 2 * i, 2);
    std::from_chars(digits.data(), digits.data() + digits.size(), parts[i], 16);
  }
  return parts;
}

/// How bright a colour is to the eye, from 0 to 255.
int brightness(std::string_view colour) {
  const auto [red, green, blue] = parts_of(colour);
  return (30 * red + 59 * green + 11 * blue) / 100;
}

/// A colour with so many hundredths of another.
std::string mixed(std::string_view colour, std::string_view other, int part) {
  const std::array from = parts_of(colour);
  const std::array to = parts_of(other);
  std::string result = "#";
  for (std::size_t i = 0; i < from.size(); ++i) {
    result += fmt::format("{:02x}", from[i] + (to[i] - from[i]) * part / 100);
  }
  return result;
}

}  // namespace

bool SeatPattern::is_dark() const {
  if (colour_.empty()) return is_second_;
  constexpr int kMiddle = 105;
  return brightness(colour_) < kMiddle;
}

std::string SeatPattern::ground(double radius) const {
  const std::string_view paint = is_dark() ? "#fff" : "#000";
  const std::string_view plain = is_dark() ? "#000" : "#fff";
  SvgWriter ink;
  ink.circle({}, radius,
             fmt::format(R"(fill="{}" stroke="none")", colour_.empty() ? plain : colour_));
  const double line = is_dark() ? 0.4 : 0.28;
  switch (lines_) {
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

std::string SeatPattern::rim(double radius) const {
  SvgWriter ink;
  if (colour_.empty() || !is_second_) {
    ink.circle({}, radius - 0.8, is_dark() ? style::kWhiteRing : style::kRing);
  } else {
    ink.circle({}, radius - 0.4, R"(fill="none" stroke="#000" stroke-width="0.8")");
    ink.circle({}, radius - 1, style::kWhiteRing);
  }
  return ink.markup();
}

std::string SeatPattern::dressed(std::string_view figure_id, double diameter) const {
  SvgWriter ink;
  const double scale = diameter / 100;
  if (colour_.empty()) return ink.placed(figure(figure_id), {}, 0.74 * scale).markup();
  // Like the halo on the board: cloth of the ground's colour stands out from vellum alone.
  constexpr std::string_view kVellum = "#fdf8ea";
  const std::string lit = mixed(colour_, "#ffffff", 45);
  const std::string shade = mixed(colour_, "#201008", is_dark() ? 35 : 20);
  const std::string_view trim = brightness(colour_) > 225 ? "#b8452f" : "#fbeec2";
  std::vector<Tone> tones(kTones.begin(), kTones.end());
  tones.insert(tones.end(), {{"figure-cloth", colour_},
                             {"figure-cloth-lit", lit},
                             {"figure-cloth-pale", lit},
                             {"figure-cloth-shade", shade},
                             {"figure-trim", trim}});
  ink.circle({}, 0.36 * diameter, fmt::format(R"(fill="{}" stroke="none")", kVellum));
  ink.placed(figure(figure_id, {.line = kDarkInk, .ink = kDarkInk, .tones = tones}), {},
             0.76 * scale);
  return ink.markup();
}

SeatPattern pattern_of(const Press& press, int seat) {
  const std::vector<int> sides = press.game.sides();
  const auto index = static_cast<std::size_t>(seat);
  const auto partners_before = std::count(sides.begin(), sides.begin() + seat, sides[index]);
  std::string_view colour;
  if (press.ink == ColourMode::colours) {
    colour = press.sheets.colours[index % press.sheets.colours.size()];
  }
  return SeatPattern(sides[index], static_cast<int>(partners_before), colour);
}

std::string seat_disc(std::string_view figure_id, const SeatPattern& pattern, double diameter) {
  const double radius = diameter / 2;
  SvgWriter ink;
  ink.put(pattern.ground(radius)).put(pattern.rim(radius));
  if (!figure_id.empty()) ink.put(pattern.dressed(figure_id, diameter));
  return ink.circle({}, radius, style::kCut).markup();
}

std::string free_disc(std::string_view figure_id, double diameter, const Palette& palette) {
  const double radius = diameter / 2;
  SvgWriter ink;
  ink.circle({}, radius, style::kPaper).circle({}, radius - 0.8, style::kRing);
  ink.placed(figure(figure_id, palette), {}, diameter * 0.74 / 100);
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

std::string shield(const std::optional<SeatPattern>& pattern, const std::string& letter) {
  constexpr double kRadius = 7;
  SvgWriter small;
  if (pattern) small.put(pattern->ground(kRadius)).put(pattern->rim(kRadius));
  small.circle({}, kRadius, R"(fill="none" stroke="#000" stroke-width="0.5")");
  if (!letter.empty()) {
    small.circle({}, 0.62 * kRadius, R"(fill="#fff" stroke="#000" stroke-width="0.4")");
    small.text({0, 2.2}, letter, {.size = 6.4, .face = Face::bold, .anchor = Anchor::middle});
  }
  SvgWriter ink;
  ink.placed(small.markup(), {}, 50 / kRadius);
  return ink.markup();
}

PieceToken disc_token(const Press& press, const Tableau::PlacedFigure& figure, double diameter) {
  const std::string id = "figure-" + std::string(figure.kind);
  if (figure.seat == kNobody) {
    return {.markup =
                free_disc(id, diameter, press.ink == ColourMode::colours ? kPainted : kPlain)};
  }
  return {.markup = seat_disc(id, pattern_of(press, figure.seat), diameter)};
}

}  // namespace broceliande::print
