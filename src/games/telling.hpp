#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.hpp"
#include "core/narrator.hpp"

namespace broceliande {

/// An event of a game that is registered, in plain English; empty if it has no sentence for it.
[[nodiscard]] std::string event_telling(std::string_view game, const Event& event,
                                        const Narrator& narrator);

/// An action of a match in plain English, for terminals: what was done, after a colon what it did.
[[nodiscard]] std::string telling(const Ply& ply, const AnyMatch& match);

}  // namespace broceliande
