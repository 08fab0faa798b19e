#pragma once

#include <memory>
#include <utility>

#include "core/game_of.hpp"
#include "games/registry.hpp"

namespace broceliande {

/// A game's type as an entry of the registry.
template <Game G>
[[nodiscard]] GameEntry game_entry() {
  return {.manifest = G::manifest(),
          .with = [](const OptionValues& options) -> Result<std::unique_ptr<AnyGame>> {
            auto game = G::with(options);
            if (!game) return pass_on(game);
            return std::make_unique<GameOf<G>>(std::move(*game));
          }};
}

}  // namespace broceliande
