#pragma once

#include <cstddef>
#include <memory>

#include "games/grailnah/game.hpp"
#include "search/thinker.hpp"

namespace broceliande::grailnah {

[[nodiscard]] std::unique_ptr<search::Thinker> make_thinker(Grailnah game, std::size_t memory);

}  // namespace broceliande::grailnah
