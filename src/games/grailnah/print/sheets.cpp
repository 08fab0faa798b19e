#include "games/grailnah/print/sheets.hpp"

#include <array>

#include "games/grailnah/game.hpp"
#include "games/grailnah/print/magicians.hpp"
#include "games/grailnah/print/pieces.hpp"
#include "games/grailnah/print/sizes.hpp"

namespace broceliande::grailnah_print {

/// The files of the folder `words`, compiled in.
std::span<const DataFile> word_files();

}  // namespace broceliande::grailnah_print

namespace broceliande::print::grailnah {
namespace {

// Pens in units of the geometry: a millimetre is about three of them.
constexpr std::string_view kCastle =
    R"(fill="none" stroke="#000" stroke-width="5" stroke-linejoin="round")";
constexpr std::string_view kOpening = R"(fill="none" stroke="#fff" stroke-width="7")";
constexpr std::string_view kDoor = R"(fill="none" stroke="#000" stroke-width="1.4")";
constexpr std::string_view kRoyalDoor =
    R"(fill="none" stroke="#000" stroke-width="2.4" stroke-dasharray="7 3")";
constexpr std::string_view kMagicWide = R"(fill="none" stroke="#000" stroke-width="6")";
constexpr std::string_view kMagicColoured = R"(fill="none" stroke="#2b5a72" stroke-width="6")";
constexpr std::string_view kMagicCore =
    R"(fill="none" stroke="#fff" stroke-width="3.2" stroke-dasharray="0 9" stroke-linecap="round")";

constexpr std::array kGrounds{
    GroundLook{
        .feature = "grail", .size = 2, .palette = kPlain, .stays_whole = true, .tint = "#fdeeb9"},
    GroundLook{.feature = "inside", .tint = "#cfe4ec"},
    GroundLook{.feature = "stairs", .tint = "#ddd3bf"},
    GroundLook{
        .feature = "castle", .size = 0, .outline = kCastle, .is_named = true, .tint = "#e6d9bb"}};

/// Paving.
std::string_view plain_tint(const Cell&) { return "#f6efdd"; }

constexpr std::array kOrnaments{
    OrnamentLook{
        .kind = "circle", .below = kMagicWide, .above = kMagicCore, .coloured = kMagicColoured},
    OrnamentLook{.kind = "gate", .below = kOpening, .above = kDoor},
    OrnamentLook{.kind = "royal-gate", .below = kOpening, .above = kRoyalDoor}};

// Who waits at home or on the Grailnah would only hide what is shown.
constexpr std::string_view kBare = "N S *";

constexpr std::array kDiagrams{
    Diagram{.name = "gates",
            .position = "N:K@N,Q@N/S:K@S,Q@S M@*,F@* N0 0;00;NS en1.1",
            .window = "N A20 A3 C19 C4 D1",
            .bare = kBare,
            .signs = "A20=1 A3=1 B1=2 B2=2"},
    Diagram{.name = "moves",
            .position = "N:K@C20,Q@N,n@D4,n@D5,n@D20/S:K@S,Q@S M@*,F@* N0 0;00;NS en1.1",
            .window = "B19 B1 D5 E4",
            .bare = kBare,
            .arrows = "D4>D3>D2>D1 D4>E4 C20>C1 C20>C19 C20>B20 C20>B19 C20>B1"},
};

}  // namespace

GameSheets sheets() {
  return {.game = broceliande::grailnah::GameType::kName,
          .words = grailnah_print::word_files(),
          .board = {.millimetres = &millimetres,
                    .grounds = kGrounds,
                    .ornaments = kOrnaments,
                    .plain_tint = &plain_tint},
          .token = &piece_token,
          .diagrams = kDiagrams,
          .pieces = &pieces};
}

}  // namespace broceliande::print::grailnah
