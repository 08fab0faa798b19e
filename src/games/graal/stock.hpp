#pragma once

#include <string_view>
#include <vector>

#include "core/preparation.hpp"
#include "games/graal/map.hpp"
#include "games/graal/roster.hpp"

/// The maps, the army and the drawing-ups that come with the game: the files of data/graal,
/// compiled in. They are part of the program, so a fault in one is a bug, not an error.
namespace broceliande::graal {

/// The first is the default.
[[nodiscard]] std::vector<Map> stock_maps();
[[nodiscard]] Roster stock_roster();

/// South's drawing-ups in the order of the file.
[[nodiscard]] std::vector<StockPreparation> stock_drawing_ups();

}  // namespace broceliande::graal
