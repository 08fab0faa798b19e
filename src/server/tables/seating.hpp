#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/any_game.hpp"
#include "server/tables/event.hpp"
#include "server/tables/setup.hpp"

namespace broceliande::server {

/// Refuses what cannot be played: an unknown game or option, a wrong number of players.
[[nodiscard]] Result<void> check(const TableSetup& setup);

/// How a table of a checked setup begins: places join in order, and sit as the setup wishes.
[[nodiscard]] event::Began beginning(const TableSetup& setup, std::uint64_t seed);

/// The match that began at a table, with the names of its players in their order.
[[nodiscard]] Result<std::unique_ptr<AnyMatch>> begin_match(const TableSetup& setup,
                                                            const event::Began& began,
                                                            std::vector<std::string> players);

}  // namespace broceliande::server
