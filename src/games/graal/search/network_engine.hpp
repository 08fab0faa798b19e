#pragma once

#include <cstddef>
#include <memory>

#include "games/graal/game.hpp"
#include "search/engine.hpp"
#include "search/network.hpp"

namespace broceliande::graal {

/// Whether a network is one for Graal.
[[nodiscard]] bool takes_network(const search::Network& network);

/// An engine that plays as the one of engine.hpp does, with such a network for its evaluation.
[[nodiscard]] std::unique_ptr<search::Engine> make_network_engine(Graal game,
                                                                  search::Network network,
                                                                  std::size_t memory);

}  // namespace broceliande::graal
