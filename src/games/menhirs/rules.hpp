#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/outcome.hpp"
#include "core/rng.hpp"
#include "games/menhirs/board.hpp"
#include "games/menhirs/state.hpp"

/// The rules of Menhirs in the Mist as free functions over State; no function here keeps anything.
namespace broceliande::menhirs {

/// M2, M5: menhirs dealt at random and covered; nothing placed yet.
[[nodiscard]] State deal(int side, int first_clearing, Rng& rng);

/// Appends every legal action.
void legal(const State& state, std::vector<Action>& actions);

/// How many actions `legal` would append.
[[nodiscard]] std::uint64_t count_legal(const State& state);

/// Carries out a legal action.
void apply(State& state, Action action);

/// M8–M11: whether any slide is allowed.
[[nodiscard]] bool can_slide(const State& state);

/// M14: the tiles that a clear may take.
[[nodiscard]] Cells clearable(const State& state);

/// M10: whether the part finds room on the board one step in that direction.
[[nodiscard]] bool has_room(const State& state, Cells part, Direction direction);

/// The end of the game (M12, M16) with its score (M17, M18); nothing while it runs.
[[nodiscard]] std::optional<Outcome> outcome(const State& state, bool early21);

}  // namespace broceliande::menhirs
