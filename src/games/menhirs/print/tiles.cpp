#include "games/menhirs/print/tiles.hpp"

#include <fmt/core.h>

#include <array>
#include <cmath>

#include "print/figures.hpp"
#include "print/svg.hpp"

namespace broceliande::print::menhirs {
namespace {

std::string hexagon(double width) {
  const double half = width / 2;
  const double high = half * std::sqrt(0.75);
  return fmt::format("M{0} 0L{1} {2}L{3} {2}L{4} 0L{3} {5}L{1} {5}Z", number(-half),
                     number(-half / 2), number(-high), number(half / 2), number(half),
                     number(high));
}

/// Those of the client by day.
constexpr std::array kStoneTones{
    Tone{"figure-fill", "#b3aa9c"},  Tone{"figure-lit", "#ecdfc4"},
    Tone{"figure-line", "#2a2620"},  Tone{"figure-glint", "#fffaea"},
    Tone{"figure-shade", "#77746f"}, Tone{"figure-sign", "#4f4943"},
    Tone{"figure-moss", "#5f8148"},  Tone{"figure-moss-lit", "#a9c778"}};
constexpr Palette kTilePaint{.line = kDarkInk, .ink = "#46626c", .tones = kStoneTones};

}  // namespace

std::string menhir(int index) {
  constexpr int kStones = 4;
  return fmt::format("figure-menhir-{}", index % kStones + 1);
}

std::string hex_tile(std::string_view figure_id, double width, Rim rim, ColourMode used) {
  const bool is_heavy = rim == Rim::heavy;
  const std::string_view tint = is_heavy ? "#dfe6c3" : "#e2ecf1";
  SvgWriter ink;
  ink.path(hexagon(width),
           fmt::format(R"(fill="{}" stroke="none")", used == ColourMode::colours ? tint : "#fff"));
  if (is_heavy) {
    ink.path(hexagon(width - 2), R"(fill="none" stroke="#000" stroke-width="1.7")");
  } else {
    ink.path(hexagon(width - 1.6), style::kRing).path(hexagon(width - 3), style::kRing);
  }
  const Palette palette = used == ColourMode::colours ? kTilePaint : kPlain;
  const PagePoint foot{0, is_heavy ? 0.33 * width : 0};  // stones stand in the origin
  ink.placed(figure(figure_id, palette), foot, width * (is_heavy ? 0.66 : 0.7) / 100);
  return ink.path(hexagon(width), style::kCut).markup();
}

PieceToken tile_token(const Press& press, const Tableau::PlacedFigure& figure, double width) {
  const bool is_menhir = figure.kind == "menhir";
  const int stone = figure.cell.empty() ? 0 : figure.cell.front() + figure.cell.back();
  return {.markup = hex_tile(is_menhir ? menhir(stone) : "figure-mist", width,
                             is_menhir ? Rim::heavy : Rim::light, press.ink),
          .scale = is_menhir ? 1.26 : 1.05,
          .lies = true};
}

}  // namespace broceliande::print::menhirs
