#pragma once

#include <string_view>
#include <vector>

#include "core/tableau.hpp"
#include "games/grailnah/rules.hpp"

namespace broceliande::grailnah {

/// `king`, `merlin` …
[[nodiscard]] std::string_view piece_kind(Piece piece);
/// English says `King`.
[[nodiscard]] Argument piece_argument(Piece piece);

/// Everybody's pieces with their locks, whose castle is whose, who waits, and what bars the
/// magicians.
[[nodiscard]] Tableau tableau(const Rules& rules, const State& state);

}  // namespace broceliande::grailnah
