#pragma once

#include <vector>

#include "print/board.hpp"
#include "print/press.hpp"

namespace broceliande::print {

/// The first page: the board in small, the contents, what to take at hand, and how the pages of the
/// board go together.
[[nodiscard]] Sheet title_page(const Press& press, const BoardArt& art,
                               const std::vector<Section>& sections);

}  // namespace broceliande::print
