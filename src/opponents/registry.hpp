#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/options.hpp"
#include "search/engine.hpp"
#include "search/network.hpp"

namespace broceliande::opponents {

/// The engine of a game, or an error that says which games there are or which option is wrong.
[[nodiscard]] Result<std::unique_ptr<search::Engine>> make_engine(
    std::string_view game, const OptionValues& options,
    std::size_t memory = search::kDefaultMemory);

/// Whether a game may be played with a network in the place of its own evaluation.
[[nodiscard]] bool takes_networks(std::string_view game);
/// Which network of data/networks a game is played with at full strength; empty where none fits, so
/// that the top level of its own evaluation is the full strength.
[[nodiscard]] Result<std::string_view> network_name(std::string_view game,
                                                    const OptionValues& options);
/// Whether it may be played with this one.
[[nodiscard]] bool takes_network(std::string_view game, const search::Network& network);

/// The engine of a game with a network that it takes.
[[nodiscard]] Result<std::unique_ptr<search::Engine>> make_network_engine(
    std::string_view game, const OptionValues& options, const search::Network& network,
    std::size_t memory = search::kDefaultMemory);

/// Simple players to measure with, by name:
///   random   any legal action
///   greedy   the action after which the evaluation is best for the mover, looking no further
///   uct      plain upper-confidence tree search; the request's nodes are random playouts
[[nodiscard]] Result<std::unique_ptr<search::Engine>> make_opponent(std::string_view name,
                                                                    std::string_view game,
                                                                    const OptionValues& options);

}  // namespace broceliande::opponents
