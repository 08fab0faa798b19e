#include "games/graal/print/sheets.hpp"

#include <array>

#include "games/graal/game.hpp"
#include "games/graal/print/castles.hpp"
#include "games/graal/print/pieces.hpp"

namespace broceliande::graal_print {

/// The files of the folder `words`, compiled in.
std::span<const DataFile> word_files();

}  // namespace broceliande::graal_print

namespace broceliande::print::graal {
namespace {

constexpr std::array kGrounds{GroundLook{.feature = "forest", .tint = "#dbe8c4"},
                              GroundLook{.feature = "rock", .tint = "#dedad2"}};
/// White, Pale Blue, Light Brown, Turquoise, Dark Brown, Dark Blue: camps take turns (C21).
constexpr std::array<std::string_view, 6> kColours{"#ffffff", "#b9dcf0", "#d3aa79",
                                                   "#4fc0b6", "#6b4527", "#2b4f8e"};

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
          .board = {.millimetres = kHole / 60, .grounds = kGrounds},
          .colours = kColours,
          .diagrams = kDiagrams,
          .pieces = &pieces};
}

}  // namespace broceliande::print::graal
