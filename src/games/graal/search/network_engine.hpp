#pragma once

#include <cstddef>
#include <memory>
#include <string_view>

#include "games/graal/game.hpp"
#include "search/engine.hpp"
#include "search/network.hpp"

namespace broceliande::graal {

/// Whether a network is one for Graal.
[[nodiscard]] bool takes_network(const search::Network& network);

/// Which network of data/networks plays a game best; empty where none does.
[[nodiscard]] std::string_view network_name(const Graal& game);

/// An engine that plays as the one of engine.hpp does, with such a network for its evaluation. The
/// hand-made evaluation stays on maps of players' own, which no network has seen.
[[nodiscard]] std::unique_ptr<search::Engine> make_network_engine(Graal game,
                                                                  search::Network network,
                                                                  std::size_t memory);

}  // namespace broceliande::graal
