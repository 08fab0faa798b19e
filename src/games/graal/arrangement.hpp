#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/graal/drawing_up.hpp"

/// Drawing up by hand, one figure at a time: what a person does behind the screen.
namespace broceliande::graal {

/// Puts something down, moves it or takes it back, or says why not. `from` is an item of the tray
/// (`1K`, or `castle`, wherever it stands) or a square; `to` is a square, for the castle donjon and
/// courtyard (`d2d3`), or `tray`.
[[nodiscard]] Result<DrawingUp> arrange(const Muster& muster, const DrawingUp& drawing_up,
                                        std::string_view from, std::string_view to);

/// Everything that `arrange` would take as `to`, but the tray.
[[nodiscard]] std::vector<std::string> room(const Muster& muster, const DrawingUp& drawing_up,
                                            std::string_view from);

}  // namespace broceliande::graal
