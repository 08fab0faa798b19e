#include <algorithm>

#include "plain_state.hpp"

namespace broceliande::grailnah::plain {

namespace {

// The spoke `steps` further clockwise; the ring closes on itself (G1).
int spoke_after(const Variant& variant, int spoke, int steps) {
  const int turned = (spoke - 1 + steps) % variant.spokes;
  return (turned < 0 ? turned + variant.spokes : turned) + 1;
}

// G3
int first_castle_spoke(const Variant& variant, int site) { return site * variant.spokes / 4 + 1; }

bool all_held_by(const State& state, int colour, const std::array<Place, 2>& gate) {
  return std::all_of(gate.begin(), gate.end(),
                     [&](const Place& place) { return colour_at(state, colour, place); });
}

}  // namespace

// G2
bool is_board(const Variant& variant) {
  if (variant.rings < 2 || variant.rings > 26) return false;
  if (variant.spokes < 16 || variant.spokes % 4 != 0) return false;
  if (variant.first_ring_inside < 'A' || variant.first_ring_inside > 'A' + variant.rings) {
    return false;
  }
  if (variant.stairs_ring < 'A' || variant.stairs_ring >= variant.first_ring_inside) return false;
  return variant.stairs_offset >= 1 && variant.stairs_offset <= variant.spokes;
}

int innermost_ring(const Variant& variant) { return variant.rings - 1; }

// G2
bool is_inside(const Variant& variant, const Place& place) {
  if (place.realm == Realm::kGrail) return true;
  return place.realm == Realm::kRing && place.ring >= variant.first_ring_inside - 'A';
}

// G5
std::array<Place, 4> staircases(const Variant& variant) {
  std::array<Place, 4> stairs;
  for (int quarter = 0; quarter < 4; ++quarter) {
    stairs[static_cast<std::size_t>(quarter)] =
        square(variant.stairs_ring - 'A',
               spoke_after(variant, variant.stairs_offset, quarter * variant.spokes / 4));
  }
  return stairs;
}

bool is_staircase(const Variant& variant, const Place& place) {
  const auto stairs = staircases(variant);
  return std::find(stairs.begin(), stairs.end(), place) != stairs.end();
}

// G4
std::array<Place, 2> side_gates(const Variant& variant, int site) {
  const int first = first_castle_spoke(variant, site);
  return {square(0, spoke_after(variant, first, -1)), square(0, spoke_after(variant, first, 2))};
}

// G4
std::array<Place, 2> royal_gate(const Variant& variant, int site) {
  const int first = first_castle_spoke(variant, site);
  return {square(1, first), square(1, first + 1)};
}

// G1
std::optional<Place> step(const Variant& variant, const Place& from, int ring_step,
                          int spoke_step) {
  if (from.realm != Realm::kRing) return std::nullopt;
  const int ring = from.ring + ring_step;
  if (ring < 0) return std::nullopt;
  if (ring <= innermost_ring(variant)) {
    return square(ring, spoke_after(variant, from.spoke, spoke_step));
  }
  if (spoke_step != 0) return std::nullopt;
  return kGrail;
}

// G7
bool castle_stands(const State& state, int site) {
  if (state.variant.four_castles) return true;
  return std::any_of(state.players.begin(), state.players.end(),
                     [&](const Player& player) { return player.site == site; });
}

// G3
bool is_castle_square(const State& state, const Place& place) {
  if (place.realm != Realm::kRing || place.ring != 0) return false;
  for (int site = 0; site < kSites; ++site) {
    const int first = first_castle_spoke(state.variant, site);
    if (place.spoke != first && place.spoke != first + 1) continue;
    return castle_stands(state, site);
  }
  return false;
}

int coloured_pieces_at(const State& state, const Place& place) {
  return static_cast<int>(std::count_if(state.pieces.begin(), state.pieces.end(),
                                        [&](const Piece& piece) { return piece.place == place; }));
}

bool colour_at(const State& state, int colour, const Place& place) {
  return std::any_of(state.pieces.begin(), state.pieces.end(), [&](const Piece& piece) {
    return piece.colour == colour && piece.place == place;
  });
}

bool knight_at(const State& state, const Place& place) {
  return std::any_of(state.pieces.begin(), state.pieces.end(), [&](const Piece& piece) {
    return piece.rank == Rank::kKnight && piece.place == place;
  });
}

bool magician_at(const State& state, const Place& place) {
  return state.merlin == place || state.morgane == place;
}

// G13. Two pieces never share a square without being locked, so the square tells.
bool is_locked(const State& state, const Piece& piece) {
  return piece.place.realm == Realm::kRing && coloured_pieces_at(state, piece.place) >= 2;
}

// G28. The owner's own piece may share a gate square with the besieger's.
bool is_shut_in(const State& state, const Player& player) {
  if (player.disqualified) return false;
  for (const Player& besieger : state.players) {
    if (besieger.site == player.site) continue;
    if (all_held_by(state, besieger.site, side_gates(state.variant, player.site)) &&
        all_held_by(state, besieger.site, royal_gate(state.variant, player.site))) {
      return true;
    }
  }
  return false;
}

std::optional<Place> common_castle(const State& state, const Player& player) {
  std::optional<Place> king;
  std::optional<Place> queen;
  for (const Piece& piece : state.pieces) {
    if (piece.colour != player.site) continue;
    if (piece.rank == Rank::kKing) king = piece.place;
    if (piece.rank == Rank::kQueen) queen = piece.place;
  }
  if (!king || !queen || *king != *queen || king->realm != Realm::kCastle) return std::nullopt;
  return king;
}

// G7
std::string side_of(const State& state, const Player& player) {
  if (state.players.size() == 4) return player.site % 2 == 0 ? "NS" : "EW";
  return std::string(1, kSiteLetters[static_cast<std::size_t>(player.site)]);
}

std::vector<std::string> sides_left(const State& state) {
  std::vector<std::string> sides;
  for (const Player& player : state.players) {
    if (player.disqualified) continue;
    const std::string side = side_of(state, player);
    if (std::find(sides.begin(), sides.end(), side) == sides.end()) sides.push_back(side);
  }
  return sides;
}

}  // namespace broceliande::grailnah::plain
