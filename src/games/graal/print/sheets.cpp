#include "games/graal/print/sheets.hpp"

#include <array>
#include <charconv>

#include "games/graal/game.hpp"
#include "games/graal/print/castles.hpp"
#include "games/graal/print/palette.hpp"
#include "games/graal/print/pieces.hpp"
#include "print/labels.hpp"

namespace broceliande::graal_print {

/// The files of the folder `words`, compiled in.
std::span<const DataFile> word_files();

}  // namespace broceliande::graal_print

namespace broceliande::print::graal {
namespace {

constexpr std::array kGrounds{
    GroundLook{.feature = "forest", .tint = "#c9dba8", .painted = kPaintedMap},
    GroundLook{.feature = "rock", .tint = "#ddd3bf", .painted = kPaintedMap}};
/// The border is a brook.
constexpr std::string_view kBank = R"(fill="none" stroke="#2f6a7d" stroke-width="5")";
constexpr std::string_view kWater = R"(fill="none" stroke="#9fd0d6" stroke-width="2.6")";
constexpr std::string_view kLine = R"(fill="none" stroke="#000" stroke-width="2.4")";
constexpr std::array kOrnaments{OrnamentLook{
    .kind = "border", .below = kLine, .above = {}, .coloured = kBank, .coloured_above = kWater}};

/// Ranks 9 to 16 are the kingdom of the North (C1).
bool is_northern(const Cell& cell) {
  int rank = 0;
  std::from_chars(cell.number.data(), cell.number.data() + cell.number.size(), rank);
  return rank > 8;
}

/// North is cool and South warm, as on the painted map.
std::string_view kingdom_tint(const Cell& cell) {
  return is_northern(cell) ? kNorthTint : kSouthTint;
}

/// White, Pale Blue, Light Brown, Turquoise, Dark Brown, Dark Blue: camps take turns (C21).
constexpr std::array<std::string_view, 6> kColours{"#fbf6ea", "#bcdcec", "#d3a468",
                                                   "#2fa39b", "#7a4b28", "#24507c"};

double millimetres(const Geometry& geometry) { return kHole / grid_step(geometry); }

constexpr std::array kDiagrams{
    Diagram{.name = "shot",
            .position =
                "16/16/16/16/16/16/16/16/16/16/11s4/16/11A4/16/16/K14k a1a2,p16p15 S1 l4*l6 0 "
                "1@world-of-art",
            .window = "i4 o9",
            .arrows = "l4>l6",
            .follows = "retreat",
            .shows_targets = true},
};

}  // namespace

GameSheets sheets() {
  return {.game = broceliande::graal::GameType::kName,
          .words = graal_print::word_files(),
          .board = {.millimetres = &millimetres,
                    .grounds = kGrounds,
                    .ornaments = kOrnaments,
                    .plain_tint = &kingdom_tint,
                    .building = kCastleParts},
          .colours = kColours,
          .diagrams = kDiagrams,
          .pieces = &pieces};
}

}  // namespace broceliande::print::graal
