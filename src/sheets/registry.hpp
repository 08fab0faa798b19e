#pragma once

#include <span>
#include <string_view>

#include "print/game_sheets.hpp"

namespace broceliande::print {

/// Of every game that says how it is printed; made from the list in src/games/CMakeLists.txt.
[[nodiscard]] std::span<const GameSheets> all_sheets();

/// How that game is printed; as the press prints every game where it does not say.
[[nodiscard]] GameSheets sheets_of(std::string_view game);

}  // namespace broceliande::print
