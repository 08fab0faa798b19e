#include "server/tables/seating.hpp"

#include <algorithm>
#include <numeric>

#include "games/registry.hpp"
#include "server/tables/phrases.hpp"

namespace broceliande::server {
namespace {

Result<std::unique_ptr<AnyGame>> game_of(const TableSetup& setup) {
  const GameEntry* entry = find_game(setup.game);
  if (entry == nullptr) return refuse(phrases::kUnknownGame, Error::kNoPlace, {setup.game});
  return entry->with(setup.options);
}

}  // namespace

Result<std::unique_ptr<AnyMatch>> begin_match(const TableSetup& setup, std::uint64_t seed,
                                              std::vector<std::string> players) {
  const auto game = game_of(setup);
  if (!game) return pass_on(game);
  MatchSetup match;
  match.seed = seed;
  match.length = setup.length;
  match.players = std::move(players);
  return (*game)->begin_match(std::move(match));
}

Result<void> check(const TableSetup& setup) {
  const auto game = game_of(setup);
  if (!game) return pass_on(game);
  const auto seating = (*game)->drawn_seating(1, setup.levels.size());
  if (!seating) return pass_on(seating);
  const bool has_one_each = seating->size() == setup.levels.size();
  if (setup.seating == SeatingWish::chosen && !has_one_each) return refuse(phrases::kChosenSeats);
  return {};
}

std::vector<int> players_in_order(const TableSetup& setup, std::uint64_t seed) {
  std::vector<int> order(setup.levels.size());
  std::iota(order.begin(), order.end(), 0);
  if (setup.seating == SeatingWish::lot) return order;
  // Whoever joins where the lot puts seat s must be place s.
  const auto game = game_of(setup);
  if (!game) return order;
  const auto drawn = (*game)->drawn_seating(seed, order.size());
  if (!drawn) return order;
  for (std::size_t seat = 0; seat < drawn->size(); ++seat) {
    order[static_cast<std::size_t>((*drawn)[seat])] = static_cast<int>(seat);
  }
  return order;
}

}  // namespace broceliande::server
