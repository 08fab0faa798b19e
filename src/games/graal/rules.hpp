#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/outcome.hpp"
#include "games/graal/state.hpp"
#include "games/graal/variant.hpp"

/// The rules of Graal as free functions over State; no function here keeps anything.
namespace broceliande::graal {

/// Appends every legal action.
void legal(const Variant& variant, const State& state, std::vector<Action>& actions);

/// How many actions `legal` would append.
[[nodiscard]] std::uint64_t count_legal(const Variant& variant, const State& state);

/// Carries out a legal action. Repetition is the affair of whoever knows the line.
void apply(State& state, Action action);

/// Ends the game, as C19 and C20 say; no shot waits then.
void end(State& state, Ending ending);

/// The end of the game (C19, C20): 1 for every seat of the winning camp.
[[nodiscard]] std::optional<Outcome> outcome(const State& state);

/// Whether a legal action is a shot (C16) and no move.
[[nodiscard]] bool is_shot(const State& state, Action action);

/// The army that decides: the one to move, or the target's where a shot waits (C18).
[[nodiscard]] Army to_act(const State& state);

/// C19: whether the chief of that camp has a King, a Prince or a Duke left.
[[nodiscard]] bool has_royal_house(const State& state, Camp camp);

/// Sequences of exactly `depth` actions; the third occurrence of a position along the line itself
/// ends the game (C20), and so does every other end.
[[nodiscard]] std::uint64_t perft(const Variant& variant, const State& state, int depth);

}  // namespace broceliande::graal
