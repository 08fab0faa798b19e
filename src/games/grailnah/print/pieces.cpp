#include "games/grailnah/print/pieces.hpp"

#include <algorithm>
#include <array>

#include "games/grailnah/print/castles.hpp"
#include "games/grailnah/print/magicians.hpp"
#include "print/game_sheets.hpp"
#include "print/tokens.hpp"
#include "print/tracks.hpp"

namespace broceliande::print::grailnah {
namespace {

constexpr double kDisc = 15;  // the squares of the innermost ring are 15 mm wide
constexpr double kMarker = 10;
constexpr std::array<std::string_view, 3> kOrder{"king", "queen", "knight"};

std::vector<Sheet> discs(const Press& press, const Stock& stock) {
  const Words& words = press.words;
  Flow flow(press, words("pieces"), words("pieces.cut"));
  for (const Tableau::Mark& home : stock.marks) {
    if (home.kind != "home") continue;
    add_discs(flow, press, stock, home.seat, kDisc);
  }
  flow.heading(words("magicians"), kDisc);
  for (const std::string_view kind : {"merlin", "morgane"}) {
    flow.add(centred(kDisc, kDisc, magician_disc(kind, kDisc)));
  }
  // What players must remember: G18 and G22 about the magicians, G26 about the castles.
  flow.heading(words("memory"), 20);
  constexpr Extent kBox{22, 13};
  const std::vector<TrackBox> last{
      {words("last.piece")}, {words("figure.merlin")}, {words("figure.morgane")}};
  flow.add(track(words("last"), last, kBox));
  constexpr Extent kCount{13, 13};
  for (const Tableau::Mark& home : stock.marks) {
    if (home.kind != "home") continue;
    flow.add(track(words("count", {seat_title(press, home.seat)}), numbers(0, 3), kCount));
  }
  flow.heading(words("markers"), 2 * kMarker);
  flow.note(words("markers.use"));
  flow.add(centred(kMarker, kMarker, free_disc("figure-merlin", kMarker)));
  for (const Tableau::Mark& home : stock.marks) {
    if (home.kind != "home") continue;
    const SeatPattern pattern = pattern_of(press, home.seat);
    flow.add(centred(kMarker, kMarker, seat_disc("figure-queen", pattern, kMarker)));
    flow.add(centred(kMarker, kMarker, seat_disc("", pattern, kMarker)));
  }
  return std::move(flow).sheets();
}

std::vector<Sheet> castles(const Press& press, const Stock& stock) {
  const Geometry geometry = press.game.geometry();
  const double millimetres = press.sheets.board.millimetres;
  Flow flow(press, press.words("castles"), press.words("castles.fold"));
  for (const Cell& cell : geometry.cells) {
    if (std::ranges::find(cell.features, "castle") == cell.features.end()) continue;
    const auto home = std::ranges::find(stock.marks, cell.id, &Tableau::Mark::cell);
    std::optional<SeatPattern> pattern;  // none where nobody lives
    if (home != stock.marks.end()) pattern = pattern_of(press, home->seat);
    const RoundCastle castle = RoundCastle::around(cell, millimetres);
    for (const WallStrip& strip : castle.strips(shield(pattern, press.sign(cell.id)))) {
      flow.add(strip.upright());
    }
  }
  return std::move(flow).sheets();
}

}  // namespace

std::vector<Section> pieces(const Press& press) {
  const Stock stock = stock_of(press.game, kOrder);
  std::vector<Section> sections;
  sections.push_back({press.words("pieces"), discs(press, stock)});
  sections.push_back({press.words("castles"), castles(press, stock)});
  return sections;
}

}  // namespace broceliande::print::grailnah
