#pragma once

#include <cstddef>
#include <memory>

#include "games/graal/game.hpp"
#include "games/graal/search/appraiser.hpp"
#include "search/thinker.hpp"

namespace broceliande::graal {

[[nodiscard]] std::unique_ptr<search::Thinker> make_thinker(Graal game, std::size_t memory);

}  // namespace broceliande::graal
