#pragma once

#include <cstddef>
#include <memory>

#include "games/graal/game.hpp"
#include "games/graal/search/seat_evaluator.hpp"
#include "search/engine.hpp"

namespace broceliande::graal {

[[nodiscard]] std::unique_ptr<search::Engine> make_engine(Graal game, std::size_t memory);

}  // namespace broceliande::graal
