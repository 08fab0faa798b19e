#pragma once

#include <string>

#include "core/any_game.hpp"

namespace broceliande::cli {

/// `a Ada, b Ben`
[[nodiscard]] std::string seats_text(const AnyMatch& match);

/// How the game and the match stand: `Ada (a) wins and scores 11; Ada 11, Ben 0; the match is
/// over`.
[[nodiscard]] std::string standing_text(const AnyMatch& match);

}  // namespace broceliande::cli
