#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/menhirs/search/solver.hpp"
#include "games/menhirs/state.hpp"

namespace broceliande::menhirs {

/// A layout of side 3 before the first placement, solved; the proof is for player a.
struct SolvedLayout {
  Cells menhirs = 0;
  int first_clearing = 14;
  Proof proof;

  friend bool operator==(const SolvedLayout&, const SolvedLayout&) = default;
};

/// The layout with every menhir under mist and nothing placed (M5).
[[nodiscard]] State first_position(int side, Cells menhirs, int first_clearing);

/// Rows of a table of solved layouts: `M../.M../..M.M/..M./M.M,7b,b,12b,1`. The value is `a`, `b`
/// or `draw`; a draw has turn `-` and score 0.
inline constexpr std::string_view kSolvedHeader = "layout,clearing,value,turn,score";
[[nodiscard]] std::string row_text(const SolvedLayout& solved);

/// What `row_text` wrote, and nothing else.
[[nodiscard]] std::optional<SolvedLayout> read_row(std::string_view row);

}  // namespace broceliande::menhirs
