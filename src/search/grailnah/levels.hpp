#pragma once

#include "search/strength.hpp"

namespace broceliande::grailnah {

/// Measured with the arena, see docs/studies/levels.md.
inline constexpr search::Levels kLevels = {{
    {.depth = 1, .misjudgement = 95, .oversights = 200},
    {.nodes = 2'000, .depth = 2, .misjudgement = 130, .oversights = 200},
    {.nodes = 3'000, .depth = 3, .misjudgement = 75, .oversights = 90},
    {.nodes = 4'000, .depth = 4, .misjudgement = 30, .oversights = 30},
    {.nodes = 7'000, .misjudgement = 5, .oversights = 3},
    {.nodes = 50'000},
    {.nodes = 400'000},
    {},
}};

/// Among three players, where tree search has no depth to limit.
inline constexpr search::Levels kLevelsOfThree = {{
    {.nodes = 100, .oversights = 150},
    {.nodes = 250, .oversights = 100},
    {.nodes = 600, .oversights = 60},
    {.nodes = 1'500, .oversights = 40},
    {.nodes = 4'000, .oversights = 20},
    {.nodes = 10'000, .oversights = 5},
    {.nodes = 30'000},
    {},
}};

}  // namespace broceliande::grailnah
