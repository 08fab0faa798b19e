#pragma once

#include <string_view>
#include <vector>

#include "core/preparation.hpp"
#include "core/tableau.hpp"
#include "games/graal/drawing_up.hpp"
#include "games/graal/state.hpp"

namespace broceliande::graal {

/// `king`, `pikeman` …
[[nodiscard]] std::string_view kind_name(Kind kind);
/// English says its letter.
[[nodiscard]] Argument kind_argument(Kind kind);

/// Castles and figures, a shot that waits, and who has been taken of the armies that `musters`
/// (South's and North's) began with.
[[nodiscard]] Tableau tableau(const std::array<Muster, 2>& musters, const State& state);

/// What a camp has drawn up so far before its screen, and what is left in its tray.
[[nodiscard]] Tableau tableau(const Muster& muster, const DrawingUp& drawing_up);
[[nodiscard]] std::vector<TrayItem> tray(const Muster& muster, const DrawingUp& drawing_up);

}  // namespace broceliande::graal
