#pragma once

#include "print/board.hpp"
#include "print/press.hpp"
#include "print/tiling.hpp"

namespace broceliande::print {

/// How a board is spread over pages of this paper.
[[nodiscard]] Tiling board_tiling(const BoardArt& art, const Press& press);

/// A small plan of the pages, from its upper left corner; one of them may be marked.
[[nodiscard]] std::string assembly_plan(const Tiling& tiling, Extent size,
                                        const Tile* marked = nullptr);

/// The board over as many pages as it takes, each with marks where it is cut and glued.
[[nodiscard]] Section board_pages(const BoardArt& art, const Press& press);

}  // namespace broceliande::print
