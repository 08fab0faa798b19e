#pragma once

#include "search/strength.hpp"

namespace broceliande::graal {

/// Each level about 150 Elo above the one before; the first plays like somebody who looks one move
/// ahead.
inline constexpr search::Levels kLevels = {{
    {.depth = 1, .misjudgement = 10, .is_short_sighted = true},
    {.nodes = 3'000, .depth = 2, .misjudgement = 200, .oversights = 800, .is_short_sighted = true},
    {.nodes = 3'000, .depth = 2, .misjudgement = 130, .oversights = 550, .is_short_sighted = true},
    {.nodes = 3'000, .depth = 2, .misjudgement = 90, .oversights = 380, .is_short_sighted = true},
    {.nodes = 1'500, .depth = 1, .misjudgement = 45, .oversights = 320},
    {.nodes = 2'000, .depth = 2, .misjudgement = 20, .oversights = 110},
    {.nodes = 8'000, .misjudgement = 5, .oversights = 25},
    {},
}};

}  // namespace broceliande::graal
