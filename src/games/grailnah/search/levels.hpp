#pragma once

#include "search/strength.hpp"

namespace broceliande::grailnah {

// Measured with the arena, see docs/studies/levels.md.

inline constexpr search::Levels kLevelsOfTwo = {{
    {.depth = 1, .misjudgement = 95, .oversights = 200},
    {.nodes = 2'000, .depth = 2, .misjudgement = 145, .oversights = 215},
    {.nodes = 2'500, .depth = 3, .misjudgement = 95, .oversights = 130},
    {.nodes = 3'500, .depth = 4, .misjudgement = 68, .oversights = 80},
    {.nodes = 4'000, .depth = 4, .misjudgement = 20, .oversights = 17},
    {.nodes = 7'000, .misjudgement = 5, .oversights = 3},
    {.nodes = 60'000},
    {},
}};

/// Among three players, by visits of the tree.
inline constexpr search::Levels kLevelsOfThree = {{
    {.nodes = 5, .oversights = 45},
    {.nodes = 25, .oversights = 5},
    {.nodes = 120},
    {.nodes = 450},
    {.nodes = 1'500},
    {.nodes = 4'500},
    {.nodes = 16'000},
    {},
}};

/// In teams, where two who play better are better than one.
inline constexpr search::Levels kLevelsOfFour = {{
    {.nodes = 2'000, .depth = 2, .misjudgement = 95, .oversights = 120},
    {.nodes = 2'000, .depth = 2, .misjudgement = 60, .oversights = 80},
    {.nodes = 2'500, .depth = 2, .misjudgement = 22, .oversights = 30},
    {.nodes = 3'000, .depth = 3, .misjudgement = 32, .oversights = 42},
    {.nodes = 3'500, .depth = 4, .misjudgement = 25, .oversights = 25},
    {.nodes = 5'000, .misjudgement = 20, .oversights = 15},
    {.nodes = 12'000, .misjudgement = 2, .oversights = 2},
    {},
}};

}  // namespace broceliande::grailnah
