#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/any_game.hpp"
#include "server/tables/setup.hpp"

namespace broceliande::server {

/// Refuses what cannot be played: an unknown game or option, a wrong number of players.
[[nodiscard]] Result<void> check(const TableSetup& setup);

/// Places in the order in which they join the record, so that the seed's lot seats them as the
/// setup wishes.
[[nodiscard]] std::vector<int> players_in_order(const TableSetup& setup, std::uint64_t seed);

/// The match of a checked setup.
[[nodiscard]] Result<std::unique_ptr<AnyMatch>> begin_match(const TableSetup& setup,
                                                            std::uint64_t seed,
                                                            std::vector<std::string> players);

}  // namespace broceliande::server
