#include "games/grailnah/print/magicians.hpp"

#include "print/figures.hpp"
#include "print/svg.hpp"

namespace broceliande::print::grailnah {

std::string magician_disc(std::string_view kind, double diameter) {
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
  ink.placed(figure("figure-" + std::string(kind)), {}, diameter * 0.7 / 100);
  return ink.circle({}, radius, style::kCut).markup();
}

PieceToken piece_token(const Press& press, const Tableau::Figure& figure, double diameter) {
  if (figure.seat != kNobody) return disc_token(press, figure, diameter);
  return {.markup = magician_disc(figure.kind, diameter)};
}

}  // namespace broceliande::print::grailnah
