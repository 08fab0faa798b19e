#pragma once

#include "search/strength.hpp"

namespace broceliande::menhirs {

/// Measured with the arena, see docs/studies/levels.md. A level that overlooks nothing plays
/// exactly as soon as its visits allow, which is worth more than ten times as many of them.
inline constexpr search::Levels kLevels = {{
    {.nodes = 5, .oversights = 340},
    {.nodes = 7, .oversights = 300},
    {.nodes = 15, .oversights = 195},
    {.nodes = 30, .oversights = 130},
    {.nodes = 300, .oversights = 12},
    {.nodes = 30},
    {.nodes = 150},
    {},
}};

/// Where nobody clears (M13) nothing is proved, and strength grows with the visits alone.
inline constexpr search::Levels kLevelsWithoutProofs = {{
    {.nodes = 5, .oversights = 340},
    {.nodes = 7, .oversights = 300},
    {.nodes = 15, .oversights = 195},
    {.nodes = 30, .oversights = 130},
    {.nodes = 300, .oversights = 12},
    {.nodes = 600},
    {.nodes = 2'500},
    {},
}};

}  // namespace broceliande::menhirs
