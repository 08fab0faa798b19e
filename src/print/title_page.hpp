#pragma once

#include <vector>

#include "print/board.hpp"
#include "print/press.hpp"

namespace broceliande::print {

/// The first page: which game and which of its sets, the board in small, the game in four
/// sentences, the contents, how it is made, how the pages of the board go together, a bar to check
/// the scale, and whose game it is.
[[nodiscard]] Sheet title_page(const Press& press, const BoardArt& art,
                               const std::vector<Section>& sections);

}  // namespace broceliande::print
