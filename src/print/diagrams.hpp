#pragma once

#include <string_view>

#include "core/any_game.hpp"
#include "print/flow.hpp"

namespace broceliande::print {

/// A picture for the rule sheets: a piece of a board with a position on it, arrows and signs, as
/// wide and high as told at most. Nothing where there is no diagram of that name.
[[nodiscard]] Block diagram(std::string_view name, Extent most);

/// The whole board as a game may begin on it.
[[nodiscard]] Block opening(const AnyGame& game, Extent most);

}  // namespace broceliande::print
