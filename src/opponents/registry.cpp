#include "opponents/registry.hpp"

#include "games/registry.hpp"
#include "opponents/engine_entry.hpp"

namespace broceliande::opponents {
namespace {

constexpr Phrase kNoGame{"search.no-game", "", "no engine here plays '{0}'", "one of {1}"};
constexpr Phrase kNoOpponent{"search.no-opponent", "", "there is no opponent '{0}'",
                             "random, greedy or uct"};

const EngineEntry* find_engine(std::string_view game) {
  for (const EngineEntry& entry : engines()) {
    if (entry.game == game) return &entry;
  }
  return nullptr;
}

tl::unexpected<Error> no_game(std::string_view name) {
  return refuse(kNoGame, Error::kNoPlace, {std::string(name), game_names()});
}

}  // namespace

Result<std::unique_ptr<search::Engine>> make_engine(std::string_view game,
                                                    const OptionValues& options,
                                                    std::size_t memory) {
  const EngineEntry* entry = find_engine(game);
  if (entry == nullptr) return no_game(game);
  return entry->engine(options, memory);
}

bool takes_networks(std::string_view game) {
  const EngineEntry* entry = find_engine(game);
  return entry != nullptr && entry->takes_network != nullptr;
}

Result<std::string_view> network_name(std::string_view game, const OptionValues& options) {
  const EngineEntry* entry = find_engine(game);
  if (entry == nullptr) return no_game(game);
  if (entry->network_name == nullptr) return "";
  return entry->network_name(options);
}

bool takes_network(std::string_view game, const search::Network& network) {
  return takes_networks(game) && find_engine(game)->takes_network(network);
}

Result<std::unique_ptr<search::Engine>> make_network_engine(std::string_view game,
                                                            const OptionValues& options,
                                                            const search::Network& network,
                                                            std::size_t memory) {
  if (!takes_networks(game)) return no_game(game);
  return find_engine(game)->network_engine(options, network, memory);
}

Result<std::unique_ptr<search::Engine>> make_opponent(std::string_view name, std::string_view game,
                                                      const OptionValues& options) {
  const EngineEntry* entry = find_engine(game);
  if (entry == nullptr) return no_game(game);
  auto made = entry->opponent(name, options);
  if (made && *made == nullptr) return refuse(kNoOpponent, Error::kNoPlace, {std::string(name)});
  return made;
}

}  // namespace broceliande::opponents
