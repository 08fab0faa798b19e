#pragma once

#include <string>
#include <string_view>

#include "core/error.hpp"
#include "search/network.hpp"

namespace broceliande::engine {

/// UGI's option for a network that takes the place of a game's own evaluation.
inline constexpr std::string_view kEvalFile = "EvalFile";
/// UCI's word for no text at all: the game's own evaluation.
inline constexpr std::string_view kEmpty = "<empty>";

[[nodiscard]] bool is_eval_file(std::string_view name);

/// A network for that game, or an error that says what is wrong with the file.
[[nodiscard]] Result<search::Network> load_eval_file(const std::string& path,
                                                     std::string_view game);

}  // namespace broceliande::engine
