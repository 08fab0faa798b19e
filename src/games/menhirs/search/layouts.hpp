#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/error.hpp"
#include "games/menhirs/board.hpp"

namespace broceliande::menhirs {

/// The twelve ways to lay a hexagon onto itself: six turns, each also reflected.
inline constexpr int kSymmetries = 12;

/// The image of a set of cells; symmetry 0 changes nothing.
[[nodiscard]] Cells image(const Board& board, int symmetry, Cells cells);

/// A layout stands for its images: the one whose text comes first is the canonical one.
[[nodiscard]] Cells canonical(const Board& board, Cells menhirs);

/// How many different layouts the images of a layout are, 1 to 12.
[[nodiscard]] int count_images(const Board& board, Cells menhirs);

/// Every canonical layout of seven menhirs on side 3, by text: 4,356 of the 50,388.
[[nodiscard]] std::vector<Cells> canonical_layouts();

/// A layout as the first word of its positions with every menhir under mist, nothing placed (M5):
/// `M../.M../..M.M/..M./M.M`.
[[nodiscard]] std::string layout_text(const Board& board, Cells menhirs);

}  // namespace broceliande::menhirs
