#include "games/grailnah/print/magicians.hpp"

#include <array>

#include "print/figures.hpp"
#include "print/svg.hpp"

namespace broceliande::print::grailnah {

namespace {

constexpr std::array kMerlin{
    Tone{"figure-cloth", "#5d6f86"},       Tone{"figure-cloth-shade", "#3d4c60"},
    Tone{"figure-cloth-lit", "#8fa2b8"},   Tone{"figure-trim", "#ffe08a"},
    Tone{"figure-skin", "#f1d7b2"},        Tone{"figure-wood", "#9a6a3a"},
    Tone{"figure-steel-shade", "#a4abb0"}, Tone{"figure-fur", "#fffaf0"},
    Tone{"figure-glow", "#ffe9a3"}};
constexpr std::array kMorgane{
    Tone{"figure-cloth", "#3a2748"},     Tone{"figure-cloth-shade", "#221530"},
    Tone{"figure-cloth-lit", "#664c7c"}, Tone{"figure-trim", "#c9a3d8"},
    Tone{"figure-hair", "#16111c"},      Tone{"figure-skin", "#f1d7b2"},
    Tone{"figure-glow", "#e9ecff"}};

}  // namespace

std::string magician_disc(std::string_view kind, double diameter, ColourMode used) {
  const double radius = diameter / 2;
  SvgWriter ink;
  if (kind == "morgane") {
    ink.circle({}, radius, style::kBlack).circle({}, radius - 1, style::kWhiteRing);
    ink.circle({}, radius - 1.7, style::kWhiteRing);
  } else {
    ink.circle({}, radius, style::kPaper);
    ink.circle({}, radius - 1.1,
               R"(fill="none" stroke="#000" stroke-width="2.2" stroke-dasharray="0.45 0.75")");
  }
  const std::string id = "figure-" + std::string(kind);
  if (used == ColourMode::black) {
    ink.placed(figure(id), {}, diameter * 0.7 / 100);
  } else {
    ink.circle({}, 0.37 * diameter, R"(fill="#fdf8ea" stroke="none")");
    ink.placed(figure(id, {.line = kDarkInk,
                           .ink = kDarkInk,
                           .tones = kind == "morgane" ? std::span<const Tone>(kMorgane) : kMerlin}),
               {}, diameter * 0.74 / 100);
  }
  return ink.circle({}, radius, style::kCut).markup();
}

PieceToken piece_token(const Press& press, const Tableau::PlacedFigure& figure, double diameter) {
  if (figure.seat != kNobody) return disc_token(press, figure, diameter);
  return {.markup = magician_disc(figure.kind, diameter, press.ink)};
}

}  // namespace broceliande::print::grailnah
