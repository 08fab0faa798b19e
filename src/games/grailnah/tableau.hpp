#pragma once

#include <string_view>
#include <vector>

#include "core/tableau.hpp"
#include "games/grailnah/rules.hpp"

namespace broceliande::grailnah {

/// The mark of a gate square that keeps a player's castle shut (G28).
inline constexpr std::string_view kBlocked = "blocked";

/// `king`, `merlin` …
[[nodiscard]] std::string_view piece_kind(Piece piece);
/// English says `King`.
[[nodiscard]] Argument piece_argument(Piece piece);

/// Everybody's pieces with their locks, whose castle is whose and which of its gates are blocked,
/// who waits, and what bars the magicians.
[[nodiscard]] Tableau tableau(const Rules& rules, const State& state);

}  // namespace broceliande::grailnah
