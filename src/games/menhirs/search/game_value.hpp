#pragma once

#include "games/menhirs/state.hpp"

namespace broceliande::menhirs {

/// What a position is worth to the player to act, as one number: 0 is a draw, kTurns - t a win by
/// the slide of turn t, and t - kTurns a loss by it. So a win comes before a draw before a loss, an
/// earlier win before a later one, and a later loss before an earlier one; and since the mist only
/// grows less (M17), an earlier win never scores less than a later one.
using GameValue = int;

inline constexpr GameValue kDraw = 0;

[[nodiscard]] constexpr GameValue win_at(int turn) { return kTurns - turn; }
[[nodiscard]] constexpr GameValue loss_at(int turn) { return turn - kTurns; }

}  // namespace broceliande::menhirs
