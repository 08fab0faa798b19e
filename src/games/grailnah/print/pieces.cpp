#include "games/grailnah/print/pieces.hpp"

#include <algorithm>
#include <array>

#include "games/grailnah/print/castles.hpp"
#include "games/grailnah/print/magicians.hpp"
#include "games/grailnah/print/sizes.hpp"
#include "print/game_sheets.hpp"
#include "print/tokens.hpp"
#include "print/tracks.hpp"

namespace broceliande::print::grailnah {
namespace {

constexpr double kMarker = 10;
constexpr double kBeside = 2;     // from one strip of walls to the next
constexpr double kHalfPage = 95;  // of the width
constexpr double kFoldingNote = 11;
constexpr std::array<std::string_view, 3> kOrder{"king", "queen", "knight"};

void add_pieces(Flow& flow, const Press& press, const Stock& stock) {
  const Words& words = press.words;
  const double disc = disc_diameter(press.game.geometry());
  for (const Tableau::Mark& home : stock.marks) {
    if (home.kind != "home") continue;
    add_discs(flow, press, stock, home.seat, disc);
  }
  flow.heading(words("magicians"), disc);
  for (const std::string_view kind : {"merlin", "morgane"}) {
    flow.add(centred(disc, disc, magician_disc(kind, disc, press.ink)));
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
  flow.add(centred(kMarker, kMarker, magician_disc("merlin", kMarker, press.ink)));
  for (const Tableau::Mark& home : stock.marks) {
    if (home.kind != "home") continue;
    const SeatPattern pattern = pattern_of(press, home.seat);
    flow.add(centred(kMarker, kMarker, seat_disc("figure-queen", pattern, kMarker)));
    flow.add(centred(kMarker, kMarker, seat_disc("", pattern, kMarker)));
  }
}

std::vector<Block> castles(const Press& press, const Stock& stock) {
  const Geometry geometry = press.game.geometry();
  std::vector<Block> strips;
  for (const Cell& cell : geometry.cells) {
    if (std::ranges::find(cell.features, "castle") == cell.features.end()) continue;
    const auto home = std::ranges::find(stock.marks, cell.id, &Tableau::Mark::cell);
    std::optional<SeatPattern> pattern;  // none where nobody lives
    if (home != stock.marks.end()) pattern = pattern_of(press, home->seat);
    const RoundCastle castle = RoundCastle::around(cell, geometry);
    for (const WallStrip& strip : castle.strips(shield(pattern, press.sign(cell.id)), press.ink)) {
      strips.push_back(strip.upright());
    }
  }
  return strips;
}

}  // namespace

std::vector<Section> pieces(const Press& press) {
  const Stock stock = stock_of(press.game, kOrder);
  const Words& words = press.words;
  const std::vector<Block> strips = castles(press, stock);
  double width = 0;
  for (const Block& strip : strips) width += strip.size.width + kBeside;
  std::vector<Section> sections;
  if (width > kHalfPage) {
    Flow flow(press, words("pieces"), words("pieces.cut"));
    add_pieces(flow, press, stock);
    Flow walls(press, words("castles"), words("castles.fold"));
    for (const Block& strip : strips) walls.add(strip);
    sections.push_back({words("pieces"), std::move(flow).sheets()});
    sections.push_back({words("castles"), std::move(walls).sheets()});
    return sections;
  }
  // Two castles leave room beside them for all the rest.
  Flow flow(press, words("pieces"), words("pieces.cut"), width + kBeside);
  add_pieces(flow, press, stock);
  flow.heading(words("castles"), kFoldingNote);
  flow.note(words("castles.fold"));
  std::vector<Sheet> sheets = std::move(flow).sheets();
  PagePoint at{sheets.front().room().x, sheets.front().room().y};
  for (const Block& strip : strips) {
    sheets.front().ink().placed(strip.markup, at);
    at.x += strip.size.width + kBeside;
  }
  sections.push_back({words("pieces"), std::move(sheets)});
  return sections;
}

}  // namespace broceliande::print::grailnah
