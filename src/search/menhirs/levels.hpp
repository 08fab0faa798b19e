#pragma once

#include "search/strength.hpp"

namespace broceliande::menhirs {

/// Measured with the arena, see docs/studies/levels.md.
inline constexpr search::Levels kLevels = {{
    {.nodes = 5, .oversights = 340},
    {.nodes = 9, .oversights = 250},
    {.nodes = 30, .oversights = 120},
    {.nodes = 600, .oversights = 6},
    {.nodes = 2'000},
    {.nodes = 6'000},
    {.nodes = 20'000},
    {},
}};

}  // namespace broceliande::menhirs
