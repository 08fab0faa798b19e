#pragma once

#include <string>

#include "core/any_game.hpp"

namespace broceliande::cli {

/// What happened in an action, in plain English made from its events alone, so that it serves every
/// game: `FIGURE of S1 took FIGURE of N1 from e3 to e5`.
[[nodiscard]] std::string telling(const Ply& ply, const AnyMatch& match);

}  // namespace broceliande::cli
