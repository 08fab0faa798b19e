#include "games/registry.hpp"

#include <array>

#include "core/game_of.hpp"
#include "games/graal/game.hpp"
#include "games/grailnah/game.hpp"
#include "games/menhirs/game.hpp"

namespace broceliande {
namespace {

template <Game G>
Result<std::unique_ptr<AnyGame>> with(const OptionValues& options) {
  auto game = G::with(options);
  if (!game) return tl::unexpected<Error>(game.error());
  return std::make_unique<GameOf<G>>(std::move(*game));
}

template <Game G>
GameEntry entry() {
  return {G::kName, G::kSummary, &G::option_specs, &with<G>};
}

}  // namespace

std::span<const GameEntry> games() {
  static const std::array all_games{
      entry<menhirs::Menhirs>(),
      entry<grailnah::Grailnah>(),
      entry<graal::Graal>(),
  };
  return all_games;
}

const GameEntry* find_game(std::string_view name) {
  for (const GameEntry& entry : games()) {
    if (entry.name == name) return &entry;
  }
  return nullptr;
}

}  // namespace broceliande
