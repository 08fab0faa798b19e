#pragma once

#include <cstddef>
#include <memory>
#include <string_view>

#include "games/grailnah/game.hpp"
#include "search/engine.hpp"
#include "search/network.hpp"

namespace broceliande::grailnah {

/// Whether a network is one for Grailnah, for two players or for four.
[[nodiscard]] bool takes_network(const search::Network& network);

/// Which network of data/networks plays a game best; empty where none does.
[[nodiscard]] std::string_view network_name(const Grailnah& game);

/// An engine that plays as the one of engine.hpp does, with such a network for its evaluation. The
/// hand-made evaluation stays where the network is for another number of players, and on boards
/// and among castles that networks do not see.
[[nodiscard]] std::unique_ptr<search::Engine> make_network_engine(Grailnah game,
                                                                  search::Network network,
                                                                  std::size_t memory);

}  // namespace broceliande::grailnah
