#include "games/menhirs/print/pieces.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>

#include "games/menhirs/print/tiles.hpp"
#include "print/game_sheets.hpp"
#include "print/tokens.hpp"
#include "print/tracks.hpp"

namespace broceliande::print::menhirs {
namespace {

constexpr double kMenhirWidth = 28.6;  // hexes are 30 mm wide
constexpr double kMistWidth = 24.6;    // smaller, so that the rim of a menhir below can be seen
constexpr int kMistToPlace = 4;        // M7: mist beyond that on the menhirs
constexpr int kRounds = 12;            // M6
constexpr double kMarker = 11;

Block hex_block(std::string_view figure_id, double width, Rim rim, ColourMode ink) {
  return centred(width, width * std::sqrt(0.75), hex_tile(figure_id, width, rim, ink));
}

/// M13: whether the game is played with the round marker. Without it nobody clears, and there is no
/// track of its turns.
bool has_round_marker(const Press& press) {
  return value_of(press.game.options(), "clearing") != "never";
}

/// Turns in two rows of six rounds; what a turn does, and what a win in it scores (M17).
void add_rounds(Flow& flow, const Press& press, int mist) {
  const bool is_late = value_of(press.game.options(), "clearing") == "8a";
  const int first_clearing = is_late ? 14 : 13;  // turns from 0: 1a, 1b, 2a …
  std::vector<TrackBox> boxes;
  for (int turn = 0; turn < 2 * kRounds; ++turn) {
    const int cleared = std::max(0, turn - first_clearing);
    const bool places = turn < kMistToPlace;
    boxes.push_back({.large = fmt::format("{}.{}", turn / 2 + 1, turn % 2 + 1),
                     .small = places ? press.words("place") : std::to_string(mist - cleared),
                     .is_shaded = turn >= first_clearing});
  }
  const std::span<const TrackBox> all(boxes);
  constexpr Extent kBox{15, 13};
  flow.add(track(press.words("rounds"), all.first(kRounds), kBox));
  flow.add(track(press.words("rounds.later"), all.last(kRounds), kBox));
}

/// A slip for every hex: seven are drawn, and menhirs go there (M2).
Block lots(const Geometry& geometry) {
  constexpr Extent kSlip{11.5, 7};
  constexpr int kColumns = 16;
  SvgWriter ink;
  int index = 0;
  for (const Cell& cell : geometry.cells) {
    const int row = index / kColumns;
    const int column = index % kColumns;
    const Frame slip{column * kSlip.width, row * kSlip.height, kSlip.width, kSlip.height};
    ink.rectangle(slip, style::kCut);
    ink.text({slip.centre().x, slip.centre().y + 1.4}, cell.id,
             {.size = 4, .anchor = Anchor::middle});
    ++index;
  }
  const int rows = (index + kColumns - 1) / kColumns;
  return {{kColumns * kSlip.width, rows * kSlip.height}, ink.markup()};
}

}  // namespace

std::vector<Section> pieces(const Press& press) {
  const Words& words = press.words;
  Flow flow(press, words("pieces"), words("pieces.cut"));
  int menhirs = 0;
  for (const Stock::StockItem& item : stock_of(press.game).items) {
    if (item.kind == "menhir") menhirs = item.count;
  }
  const int mist = menhirs + kMistToPlace;
  flow.heading(words("menhirs", {std::to_string(menhirs)}), kMenhirWidth);
  for (int i = 0; i < menhirs; ++i) {
    flow.add(hex_block(menhir(i), kMenhirWidth, Rim::heavy, press.ink));
  }
  flow.heading(words("mist", {std::to_string(mist)}), kMistWidth);
  flow.add(hex_block("figure-mist", kMistWidth, Rim::light, press.ink), mist);
  if (has_round_marker(press)) {
    flow.add(centred(kMarker, kMarker, free_disc("figure-menhir", kMarker)));
  }
  for (const std::string_view player : {"1", "2"}) {
    flow.add(centred(kMarker, kMarker, word_disc(player, kMarker)));
  }

  flow.note(words(has_round_marker(press) ? "markers.use" : "markers.use.score"));
  if (has_round_marker(press)) {
    flow.heading(words("turns"), 20);
    add_rounds(flow, press, mist);
  }
  flow.heading(words("score"), 20);
  constexpr Extent kBox{17, 10};
  flow.add(track(words("score.units"), numbers(0, 10), kBox));
  flow.add(track(words("score.more"), numbers(11, 21), kBox));
  const Block slips = lots(press.game.geometry());
  flow.heading(words("lots", {std::to_string(menhirs)}), slips.size.height);
  flow.add(slips);
  std::vector<Section> sections;
  sections.push_back({words("pieces"), std::move(flow).sheets()});
  return sections;
}

}  // namespace broceliande::print::menhirs
