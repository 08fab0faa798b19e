#pragma once

#include <algorithm>

#include "games/grailnah/state.hpp"

/// The board in a mirror that stands between the two squares of castle N. For two players the game
/// looks the same; four would take turns the other way round.
namespace broceliande::grailnah {

[[nodiscard]] inline Place mirrored(const Board& board, Place place) {
  if (place.is_castle()) return Place::castle((kSites - place.site()) % kSites);
  if (!place.is_square()) return place;
  return Place::square(place.ring(), board.clockwise(1, -place.spoke()));
}

[[nodiscard]] inline State mirrored(const Board& board, const State& state) {
  State result = state;
  for (Household& household : result.households) {
    household.king = mirrored(board, household.king);
    household.queen = mirrored(board, household.queen);
    for (Place& knight : household.knights) knight = mirrored(board, knight);
    std::ranges::sort(household.knights);
  }
  result.merlin = mirrored(board, state.merlin);
  result.morgane = mirrored(board, state.morgane);
  return result;
}

}  // namespace broceliande::grailnah
