#include "games/menhirs/print/sheets.hpp"

#include <array>

#include "games/menhirs/game.hpp"
#include "games/menhirs/print/pieces.hpp"
#include "games/menhirs/print/tiles.hpp"

namespace broceliande::menhirs_print {

/// The files of the folder `words`, compiled in.
std::span<const DataFile> word_files();

}  // namespace broceliande::menhirs_print

namespace broceliande::print::menhirs {
namespace {

// A tree stands above the name of its hex.
constexpr std::array kGrounds{
    GroundLook{.feature = "forest", .size = 0.66, .raised = 5, .tint = "#e4edd3"}};

/// A hex is 30 mm wide.
double millimetres(const Geometry&) { return 30.0 / 116; }

constexpr std::array kDiagrams{
    Diagram{.name = "ways",
            .option = "side=3",
            .position = ".../..../..M../..../... 3a slide - 8a",
            .window = "c4 c2 b2 b3 d2 d3",
            .arrows = "c3>c4 c3>d3 c3>d2 c3>c2 c3>b2 c3>b3",
            .signs = "c4=N d3=NE d2=SE c2=S b2=SW b3=NW"},
    Diagram{.name = "split",
            .option = "side=3",
            .position = "M../mm../.mM../.m../... 3a slide - 8a",
            .arrows = "a1>a2 b1>b2 b2>b3"},
    Diagram{.name = "mirror",
            .option = "side=3",
            .position = "om./.mm./.mM../.m../... 3b slide a2.b2.b3>S 8a",
            .forbidden = "a2>a1 b2>b1 b3>b2"},
};

}  // namespace

GameSheets sheets() {
  return {.game = broceliande::menhirs::GameType::kName,
          .words = menhirs_print::word_files(),
          .board = {.millimetres = &millimetres, .grounds = kGrounds},
          .token = &tile_token,
          .diagrams = kDiagrams,
          .pieces = &pieces};
}

}  // namespace broceliande::print::menhirs
