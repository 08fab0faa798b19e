#pragma once

#include <string>
#include <vector>

#include "core/choice.hpp"
#include "games/graal/drawing_up.hpp"

/// Drawing up by hand, one figure at a time: what a person does behind the screen.
namespace broceliande::graal {

/// What can be chosen after these picks. The first takes something up: an item of the tray (`1K`),
/// the castle (`castle`, wherever it stands) or the figure on a square. Then comes the square it
/// goes to, for the castle those of donjon and courtyard, or `tray`. The action is the text of the
/// drawing-up after it.
[[nodiscard]] Result<Choice> choose(const Muster& muster, const DrawingUp& drawing_up,
                                    const std::vector<std::string>& picks);

}  // namespace broceliande::graal
