#include "games/graal/print/pieces.hpp"

#include <array>

#include "games/graal/print/castles.hpp"
#include "games/graal/print/screens.hpp"
#include "print/game_sheets.hpp"
#include "print/tokens.hpp"
#include "print/tracks.hpp"

namespace broceliande::print::graal {
namespace {

constexpr double kDisc = 17;
constexpr double kMarker = 11;
constexpr std::array<std::string_view, 8> kOrder{"king",     "prince", "duke",   "knight",
                                                 "sergeant", "squire", "archer", "pikeman"};

int seats_of(const AnyGame& game) {
  const int armies = value_of(game.options(), "armies").front() - '0';
  return 2 * armies;
}

std::vector<Sheet> discs(const Press& press) {
  const Stock stock = stock_of(press.game, kOrder);
  const Words& words = press.words;
  Flow flow(press, words("pieces"), words("pieces.cut"));
  for (int seat = 0; seat < seats_of(press.game); ++seat) {
    add_discs(flow, press, stock, seat, kDisc);
  }
  return std::move(flow).sheets();
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
  for (int i = 0; i < 3; ++i) {
    flow.add(centred(kMarker, kMarker, free_disc("ground-donjon", kMarker)));
  }
}

std::vector<Sheet> castles(const Press& press) {
  Flow flow(press, press.words("castles"), press.words("castles.fold"));
  for (int camp = 0; camp < 2; ++camp) {
    flow.heading(seat_title(press, camp), 40);  // a camp's chief has its number
    for (const WallStrip& strip : hole_castle(kHole, pattern_of(press, camp))) {
      flow.add(strip.block());
    }
  }
  add_counters(flow, press);
  return std::move(flow).sheets();
}

}  // namespace

std::vector<Section> pieces(const Press& press) {
  std::vector<Section> sections;
  sections.push_back({press.words("pieces"), discs(press)});
  sections.push_back({press.words("castles"), castles(press)});
  sections.push_back({press.words("screens"), screens(press)});
  return sections;
}

}  // namespace broceliande::print::graal
