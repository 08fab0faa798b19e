#include "server/tables/seating.hpp"

#include <numeric>
#include <utility>

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

Result<std::unique_ptr<AnyMatch>> begin_match(const TableSetup& setup, const event::Began& began,
                                              std::vector<std::string> players) {
  const auto game = game_of(setup);
  if (!game) return pass_on(game);
  MatchSetup match;
  match.seed = began.seed;
  match.length = setup.length;
  match.players = std::move(players);
  match.seating = began.seating;
  return (*game)->begin_match(std::move(match));
}

Result<void> check(const TableSetup& setup) {
  const std::vector<std::string> names(setup.levels.size(), "player");
  const auto match = begin_match(setup, beginning(setup, 1), names);
  if (!match) return pass_on(match);
  const bool has_one_each = std::cmp_equal((*match)->seats(), setup.levels.size());
  if (setup.seating == SeatingWish::chosen && !has_one_each) return refuse(phrases::kChosenSeats);
  return {};
}

event::Began beginning(const TableSetup& setup, std::uint64_t seed) {
  event::Began began{.seed = seed, .players = std::vector<int>(setup.levels.size())};
  std::iota(began.players.begin(), began.players.end(), 0);
  if (setup.seating == SeatingWish::chosen) began.seating = SeatingRule::given;
  return began;
}

}  // namespace broceliande::server
