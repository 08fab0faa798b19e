#pragma once

#include <string>

#include "core/any_game.hpp"
#include "core/manifest.hpp"

namespace broceliande::cli {

/// What happened in an action, in plain English made from its events alone, so that it serves every
/// game: `Figure of S1 took Figure of N1 from e3 to e5`.
[[nodiscard]] std::string telling(const Ply& ply, const AnyMatch& match, const Manifest& manifest);

}  // namespace broceliande::cli
