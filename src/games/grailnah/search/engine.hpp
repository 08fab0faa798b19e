#pragma once

#include <cstddef>
#include <memory>

#include "games/grailnah/game.hpp"
#include "games/grailnah/search/seat_evaluator.hpp"
#include "search/engine.hpp"

namespace broceliande::grailnah {

/// Whether three play, each for themselves. Of four players in teams one may be out; they are two
/// sides all the same.
[[nodiscard]] bool are_three_sides(const State& state);

[[nodiscard]] std::unique_ptr<search::Engine> make_engine(Grailnah game, std::size_t memory);

}  // namespace broceliande::grailnah
