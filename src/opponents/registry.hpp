#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/options.hpp"
#include "search/engine.hpp"

namespace broceliande::opponents {

/// The engine of a game, or an error that says which games there are or which option is wrong.
[[nodiscard]] Result<std::unique_ptr<search::Engine>> make_engine(
    std::string_view game, const OptionValues& options,
    std::size_t memory = search::kDefaultMemory);

/// Simple players to measure with, by name:
///   random   any legal action
///   greedy   the action after which the evaluation is best for the mover, looking no further
///   uct      plain upper-confidence tree search; the request's nodes are random playouts
[[nodiscard]] Result<std::unique_ptr<search::Engine>> make_opponent(std::string_view name,
                                                                    std::string_view game,
                                                                    const OptionValues& options);

}  // namespace broceliande::opponents
