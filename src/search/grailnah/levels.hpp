#pragma once

#include "search/strength.hpp"

namespace broceliande::grailnah {

/// Measured with the arena, see docs/studies/levels.md.
inline constexpr search::Levels kLevels = {{
    {.depth = 1, .misjudgement = 200, .oversights = 100},
    {.depth = 2, .misjudgement = 150, .oversights = 80},
    {.depth = 3, .misjudgement = 100, .oversights = 60},
    {.depth = 4, .misjudgement = 60, .oversights = 40},
    {.depth = 5, .misjudgement = 30, .oversights = 20},
    {.depth = 7, .misjudgement = 10, .oversights = 5},
    {.nodes = 100'000},
    {},
}};

}  // namespace broceliande::grailnah
