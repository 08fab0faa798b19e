#include "print/pieces.hpp"

#include <algorithm>

#include "games/grailnah/print/castles.hpp"
#include "print/board.hpp"
#include "print/tokens.hpp"
#include "print/tracks.hpp"

namespace broceliande::print {
namespace {

constexpr double kDisc = 15;  // the squares of the innermost ring are 15 mm wide
constexpr double kMarker = 10;

std::vector<Sheet> discs(const Press& press, const Stock& stock) {
  const Words& words = press.words;
  Flow flow(press, words("pieces"), words("pieces.cut"));
  for (const Tableau::Mark& home : stock.marks) {
    if (home.kind != "home") continue;
    add_discs(flow, stock, home.seat, words("seat." + home.cell), kDisc);
  }
  flow.heading(words("grailnah.magicians"), kDisc);
  for (const std::string_view kind : {"merlin", "morgane"}) {
    flow.add(centred(kDisc, kDisc, free_disc(kind, kDisc)));
  }
  // What players must remember: G18 and G22 about the magicians, G26 about the castles.
  flow.heading(words("grailnah.memory"), 20);
  constexpr Extent kBox{22, 13};
  const std::vector<TrackBox> last{
      {words("grailnah.last.piece")}, {words("figure.merlin")}, {words("figure.morgane")}};
  flow.add(track(words("grailnah.last"), last, kBox));
  constexpr Extent kCount{13, 13};
  for (const Tableau::Mark& home : stock.marks) {
    if (home.kind != "home") continue;
    flow.add(track(words("grailnah.count", {words("seat." + home.cell)}), numbers(0, 3), kCount));
  }
  flow.heading(words("markers"), 2 * kMarker);
  flow.note(words("grailnah.markers"));
  flow.add(centred(kMarker, kMarker, word_disc("", kMarker)));
  for (const Tableau::Mark& home : stock.marks) {
    if (home.kind != "home") continue;
    flow.add(centred(kMarker, kMarker, word_disc(home.cell, kMarker)), 2);
  }
  return std::move(flow).sheets();
}

std::vector<Sheet> castles(const Press& press, const Stock& stock) {
  const Geometry geometry = press.game.geometry();
  const double millimetres = playing_scale(geometry);
  Flow flow(press, press.words("castles"), press.words("grailnah.castles.fold"));
  for (const Cell& cell : geometry.cells) {
    if (std::ranges::find(cell.features, "castle") == cell.features.end()) continue;
    const auto home = std::ranges::find(stock.marks, cell.id, &Tableau::Mark::cell);
    const int seat = home == stock.marks.end() ? 0 : home->seat;
    for (const WallStrip& strip : RoundCastle::around(cell, millimetres).strips(seat, cell.id)) {
      flow.add(strip.upright());
    }
  }
  return std::move(flow).sheets();
}

}  // namespace

std::vector<Section> grailnah_pieces(const Press& press) {
  const Stock stock = stock_of(press.game);
  std::vector<Section> sections;
  sections.push_back({press.words("pieces"), discs(press, stock)});
  sections.push_back({press.words("castles"), castles(press, stock)});
  return sections;
}

}  // namespace broceliande::print
