#include "server/tables/seating.hpp"

#include <algorithm>
#include <numeric>

#include "games/registry.hpp"
#include "server/tables/phrases.hpp"

namespace broceliande::server {
namespace {

std::vector<std::string> numbered(std::size_t players) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < players; ++i) names.push_back(std::to_string(i));
  return names;
}

}  // namespace

Result<std::unique_ptr<AnyMatch>> begin_match(const TableSetup& setup, std::uint64_t seed,
                                              std::vector<std::string> players) {
  const GameEntry* entry = find_game(setup.game);
  if (entry == nullptr) return refuse(phrases::kUnknownGame, Error::kNoPlace, {setup.game});
  const auto game = entry->with(setup.options);
  if (!game) return tl::unexpected<Error>(game.error());
  MatchSetup match;
  match.seed = seed;
  match.length = setup.length;
  match.players = std::move(players);
  return (*game)->begin_match(std::move(match));
}

Result<void> check(const TableSetup& setup) {
  const auto rehearsal = begin_match(setup, 1, numbered(setup.levels.size()));
  if (!rehearsal) return tl::unexpected<Error>(rehearsal.error());
  const bool has_one_each = std::cmp_equal((*rehearsal)->seats(), setup.levels.size());
  if (setup.seating == SeatingWish::chosen && !has_one_each) return refuse(phrases::kChosenSeats);
  return {};
}

std::vector<int> players_in_order(const TableSetup& setup, std::uint64_t seed) {
  std::vector<int> order(setup.levels.size());
  std::iota(order.begin(), order.end(), 0);
  if (setup.seating == SeatingWish::lot) return order;
  // Whoever joins where the lot puts seat s must be place s.
  const auto rehearsal = begin_match(setup, seed, numbered(order.size()));
  if (!rehearsal) return order;
  for (int seat = 0; seat < (*rehearsal)->seats(); ++seat) {
    const int joined = (*rehearsal)->player_number_on({static_cast<std::uint8_t>(seat)});
    order[static_cast<std::size_t>(joined)] = seat;
  }
  return order;
}

}  // namespace broceliande::server
