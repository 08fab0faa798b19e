#pragma once

#include <string>
#include <string_view>

#include "core/error.hpp"
#include "games/menhirs/state.hpp"

namespace broceliande::menhirs {

/// `a1.a2`: the cells of a part in board order.
[[nodiscard]] std::string part_text(const Board& board, Cells part);

/// A piece that M9 finds too small to stay behind when the part slides; none: 0.
[[nodiscard]] Cells small_rest(const Board& board, Cells cluster, Cells part);

/// Reads `a1.a2>NE` literally: the cells in board order, each once. Whether it is legal is not
/// asked.
[[nodiscard]] Result<Action> read_slide(const Board& board, std::string_view text);

}  // namespace broceliande::menhirs
