#pragma once

#include <cstddef>
#include <memory>

#include "games/menhirs/game.hpp"
#include "games/menhirs/search/seat_evaluator.hpp"
#include "search/engine.hpp"

namespace broceliande::menhirs {

/// Exact where the solver can prove it in the time there is, tree search before that.
[[nodiscard]] std::unique_ptr<search::Engine> make_engine(Menhirs game, std::size_t memory);

}  // namespace broceliande::menhirs
