#pragma once

#include <string>
#include <string_view>

#include "core/any_game.hpp"

namespace broceliande::engine {

/// What UGI's `query` wants to know of a match; `unknown` where it asks for something else.
[[nodiscard]] std::string answer_to(std::string_view question, const AnyMatch& match);

}  // namespace broceliande::engine
