#include "games/graal/print/pieces.hpp"

#include "games/graal/print/castles.hpp"
#include "games/graal/print/screens.hpp"
#include "games/graal/print/set_ups.hpp"
#include "print/game_sheets.hpp"
#include "print/tokens.hpp"
#include "print/tracks.hpp"

namespace broceliande::print::graal {
namespace {

constexpr double kDisc = 17;
static_assert(kDisc < kHole);
constexpr double kMarker = 11;

int seats_of(const AnyGame& game) {
  const int armies = value_of(game.options(), "armies").front() - '0';
  return 2 * armies;
}

void add_armies(Flow& flow, const Press& press) {
  const Stock stock = stock_of(press.game, kOrder);
  for (int seat = 0; seat < seats_of(press.game); ++seat) {
    add_discs(flow, press, stock, seat, kDisc);
  }
}

/// What C20 counts, and whose turn it is (C22).
void add_counters(Flow& flow, const Press& press) {
  const Words& words = press.words;
  flow.heading(words("clock"), 20);
  constexpr Extent kUnit{15, 13};
  constexpr Extent kTen{9, 13};
  flow.add(track(words("clock.units"), numbers(0, 9), kUnit));
  std::vector<TrackBox> tens;
  for (int i = 0; i <= 20; ++i) {
    tens.push_back({.large = "", .small = std::to_string(10 * i), .is_shaded = i == 20});
  }
  flow.add(track(words("clock.tens"), tens, kTen));
  flow.heading(words("turns"), 20);
  std::vector<TrackBox> turns;
  for (int seat = 0; seat < seats_of(press.game); ++seat) {
    turns.push_back({.large = "",
                     .small = seat_title(press, seat),
                     .picture = seat_disc("", pattern_of(press, seat), kMarker)});
  }
  constexpr Extent kTurn{26, 17};
  flow.add(track(words("turn"), turns, kTurn));
  const Palette& palette = press.ink == ColourMode::colours ? kPainted : kPlain;
  SvgWriter markers;  // together in one row
  for (const double x : {-kMarker - 1, 0.0, kMarker + 1}) {
    markers.placed(free_disc("ground-donjon", kMarker, palette), {x, 0});
  }
  flow.add(centred(3 * kMarker + 2, kMarker, markers.markup()));
}

/// One row a camp; the badges tell whose they are.
void add_castles(Flow& flow, const Press& press) {
  flow.heading(press.words("castles"), 60);
  flow.note(press.words("castles.fold"));
  for (int camp = 0; camp < 2; ++camp) {  // a camp's chief has its number
    for (const WallStrip& strip : hole_castle(kHole, pattern_of(press, camp), press.ink)) {
      flow.add(strip.block());
    }
  }
}

}  // namespace

std::vector<Section> pieces(const Press& press) {
  Flow flow(press, press.words("pieces"), press.words("pieces.cut"));
  add_armies(flow, press);
  add_castles(flow, press);
  add_counters(flow, press);
  std::vector<Section> sections;
  sections.push_back({press.words("pieces"), std::move(flow).sheets()});
  sections.push_back({press.words("screens"), screens(press)});
  sections.push_back({press.words("set-ups"), set_ups(press)});
  return sections;
}

}  // namespace broceliande::print::graal
