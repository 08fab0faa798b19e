#include "games/grailnah/search/walks.hpp"

#include <gtest/gtest.h>

#include <map>
#include <vector>

#include "games/grailnah/test_positions.hpp"

namespace broceliande::grailnah {
namespace {

/// How far a lone King's moves bring him, by the rules alone.
std::map<Place, int> walked(const Grailnah& game, Place from) {
  State state = at(game, Two{});
  std::map<Place, int> moves{{from, 0}};
  std::vector<Place> now{from};
  for (int step = 1; !now.empty(); ++step) {
    std::vector<Place> next;
    for (const Place place : now) {
      state.household(0).king = place;
      std::vector<Action> actions;
      game.legal(state, actions);
      for (const Action action : actions) {
        if (action.is_pass() || action.piece() != Piece::king) continue;
        if (moves.emplace(action.to(), step).second) next.push_back(action.to());
      }
    }
    now = next;
  }
  return moves;
}

TEST(Walks, AreAsTheRulesAllow) {
  for (const std::string board : {"tintagelle", "avalon"}) {
    const Grailnah game = game_with({{"board", board}, {"castles", "four"}});
    const Walks walks(game.rules().board);
    int places = 0;
    for (const auto& [place, unused] : walked(game, Place::castle(0))) {
      const std::map<Place, int> moves = walked(game, place);
      for (int castle = 0; castle < kSites; ++castle) {
        EXPECT_EQ(walks.moves(place, castle), moves.at(Place::castle(castle)))
            << place_text(place) << " to " << site_letter(castle);
      }
      ++places;
    }
    EXPECT_GT(places, 50);
  }
}

TEST(Walks, UseTheStairs) {
  const Walks walks(*Board::named("tintagelle"));
  EXPECT_EQ(walks.moves(Place::castle(0), 2), 7);  // N B2 C3 C4 C14 B13 B12 S
  EXPECT_EQ(walks.moves(Place::castle(0), 0), 0);
}

}  // namespace
}  // namespace broceliande::grailnah
