#pragma once

#include <algorithm>

#include "games/grailnah/state.hpp"

/// A quarter turn of the board, for tests: with the seats, the game looks the same.
namespace broceliande::grailnah {

[[nodiscard]] inline Place turned(const Board& board, Place place) {
  if (place.is_castle()) return Place::castle((place.site() + 1) % kSites);
  if (!place.is_square()) return place;
  return Place::square(place.ring(), board.clockwise(place.spoke(), board.spokes() / kSites));
}

[[nodiscard]] inline Sites turned(Sites sites) {
  return static_cast<Sites>((sites << 1 | sites >> 3) & 0b1111);
}

/// The whole position a quarter turn on: pieces, colours and the player to move.
[[nodiscard]] inline State turned(const Board& board, const State& state) {
  State result = state;
  for (int site = 0; site < kSites; ++site) {
    const int next = (site + 1) % kSites;
    Household& household = result.household(next);
    household = state.household(site);
    household.king = turned(board, household.king);
    household.queen = turned(board, household.queen);
    for (Place& knight : household.knights) knight = turned(board, knight);
    std::ranges::sort(household.knights);
    result.set_merlin_count(next, state.merlin_count(site));
    const bool plays = has(state.seated, site);
    result.set_last_common(next, plays ? (state.last_common_castle(site) + 1) % kSites : 0);
  }
  result.merlin = turned(board, state.merlin);
  result.morgane = turned(board, state.morgane);
  if (!state.is_over) result.to_move = static_cast<std::uint8_t>((state.to_move + 1) % kSites);
  result.seated = turned(state.seated);
  result.alive = turned(state.alive);
  result.winners = turned(state.winners);
  return result;
}

[[nodiscard]] inline Action turned(const Board& board, Action action) {
  if (action.is_pass()) return action;
  return Action::move(action.piece(), turned(board, action.from()), turned(board, action.to()));
}

}  // namespace broceliande::grailnah
