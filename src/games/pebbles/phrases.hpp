#pragma once

#include "core/error.hpp"

/// Everything that Pebbles can say, with the rule it rests on.
namespace broceliande::pebbles::phrases {

inline constexpr Phrase kRanks{"pebbles.ranks", "P1", "'{0}' is not a board of three ranks",
                               "three ranks of . x and o joined by /, the farthest first"};
inline constexpr Phrase kCount{"pebbles.count", "P2", "there are {0} x and {1} o",
                               "as many of both, or one x more"};
inline constexpr Phrase kTwoRows{"pebbles.two-rows", "P4", "a pebble was put after the end", ""};
inline constexpr Phrase kCellName{"pebbles.cell-name", "P1", "'{0}' is not a cell", "a1 to c3"};
inline constexpr Phrase kTaken{"pebbles.taken", "P3", "a pebble lies on {0} already",
                               "a free cell"};
inline constexpr Phrase kOver{"pebbles.over", "P4", "the game is over", ""};
inline constexpr Phrase kPromptPut{"pebbles.prompt.put", "P3", "put a pebble on a free cell", ""};

}  // namespace broceliande::pebbles::phrases
