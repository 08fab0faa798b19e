#include <algorithm>
#include <utility>

#include "plain_state.hpp"

namespace broceliande::grailnah::plain {

namespace {

Actor actor_of(Rank rank) {
  switch (rank) {
    case Rank::kKing: return Actor::kKing;
    case Rank::kQueen: return Actor::kQueen;
    case Rank::kKnight: return Actor::kKnight;
  }
  return Actor::kNobody;
}

const Player& mover_of(const State& state) {
  return state.players[static_cast<std::size_t>(state.mover)];
}

bool is_occupied(const State& state, const Place& place) {
  return coloured_pieces_at(state, place) > 0 || magician_at(state, place);
}

// Whether a knight, King or Queen may end a move on this square or on the Grailnah.
bool can_stop(const State& state, const Piece& piece, const Place& place) {
  const bool is_knight = piece.rank == Rank::kKnight;
  if (place.realm == Realm::kGrail) return is_knight;                         // G14, G16
  if (is_castle_square(state, place)) return false;                           // G12, G16
  if (!is_knight && is_inside(state.variant, place)) return false;            // G16
  if (is_knight && is_staircase(state.variant, place)) return false;          // G12
  if (is_staircase(state.variant, place)) return !is_occupied(state, place);  // G17
  if (magician_at(state, place)) return false;                                // G13
  if (coloured_pieces_at(state, place) >= 2) return false;                    // G13
  return !colour_at(state, piece.colour, place);                              // G13
}

void add_step(const State& state, const Piece& piece, const Place& place,
              std::vector<Move>& moves) {
  if (!can_stop(state, piece, place)) return;
  moves.push_back({actor_of(piece.rank), piece.place, place, std::nullopt});
}

// G12: along the ring, square by square, until something is in the way or the circle is full.
void add_knight_run(const State& state, const Piece& knight, std::optional<Place> place,
                    int spoke_step, std::vector<Move>& moves) {
  for (; place && *place != knight.place; place = step(state.variant, *place, 0, spoke_step)) {
    if (is_castle_square(state, *place) || is_staircase(state.variant, *place)) return;
    add_step(state, knight, *place, moves);
    if (is_occupied(state, *place)) return;
  }
}

// G11
void add_knight_exits(const State& state, const Piece& knight, std::vector<Move>& moves) {
  const auto [before, after] = side_gates(state.variant, knight.place.site);
  if (state.variant.knights_slide_out) {
    add_knight_run(state, knight, before, -1, moves);
    add_knight_run(state, knight, after, +1, moves);
    return;
  }
  add_step(state, knight, before, moves);
  add_step(state, knight, after, moves);
}

void add_knight_moves(const State& state, const Piece& knight, std::vector<Move>& moves) {
  if (knight.place.realm == Realm::kCastle) return add_knight_exits(state, knight, moves);
  const auto forward = step(state.variant, knight.place, +1, 0);
  if (forward) add_step(state, knight, *forward, moves);  // G12, G14
  for (const int way : {-1, +1}) {
    add_knight_run(state, knight, step(state.variant, knight.place, 0, way), way, moves);
  }
}

// G15
void add_castle_entries(const State& state, const Piece& royal, std::vector<Move>& moves) {
  for (int site = 0; site < kSites; ++site) {
    if (!castle_stands(state, site)) continue;
    for (const Place& gate : royal_gate(state.variant, site)) {
      if (gate != royal.place) continue;
      moves.push_back({actor_of(royal.rank), royal.place, castle(site), std::nullopt});
    }
  }
}

void add_royal_moves(const State& state, const Piece& royal, std::vector<Move>& moves) {
  if (royal.place.realm == Realm::kCastle) {  // G15
    for (const Place& gate : royal_gate(state.variant, royal.place.site)) {
      add_step(state, royal, gate, moves);
    }
    return;
  }
  for (const int ring_step : {-1, 0, +1}) {  // G16
    for (const int spoke_step : {-1, 0, +1}) {
      if (ring_step == 0 && spoke_step == 0) continue;
      const auto place = step(state.variant, royal.place, ring_step, spoke_step);
      if (place) add_step(state, royal, *place, moves);
    }
  }
  add_castle_entries(state, royal, moves);
  if (!is_staircase(state.variant, royal.place)) return;
  for (const Place& stairs : staircases(state.variant)) {  // G17
    if (stairs != royal.place) add_step(state, royal, stairs, moves);
  }
}

// G18
bool may_play_merlin(const State& state) {
  if (state.last_move == LastMove::kNone || state.last_move == LastMove::kMerlin) return false;
  return mover_of(state).merlin_count < kMerlinLimit;
}

void add_merlin_line(const State& state, std::optional<Place> place, int ring_step, int spoke_step,
                     std::vector<Move>& moves) {
  const bool was_inside = is_inside(state.variant, state.merlin);
  for (; place; place = step(state.variant, *place, ring_step, spoke_step)) {
    if (*place == state.merlin) return;                           // G10
    if (is_castle_square(state, *place)) return;                  // G19
    if (is_staircase(state.variant, *place)) return;              // G19
    if (!was_inside && is_inside(state.variant, *place)) return;  // G20
    moves.push_back({Actor::kMerlin, state.merlin, *place, std::nullopt});
    if (place->realm == Realm::kGrail) return;  // G19: not through it
    if (is_occupied(state, *place)) return;     // G19
  }
}

void add_merlin_moves(const State& state, std::vector<Move>& moves) {
  if (!may_play_merlin(state)) return;
  if (state.merlin.realm == Realm::kGrail) {
    for (int spoke = 1; spoke <= state.variant.spokes; ++spoke) {
      add_merlin_line(state, square(innermost_ring(state.variant), spoke), -1, 0, moves);
    }
    return;
  }
  for (const int way : {-1, +1}) {
    add_merlin_line(state, step(state.variant, state.merlin, way, 0), way, 0, moves);
    add_merlin_line(state, step(state.variant, state.merlin, 0, way), 0, way, moves);
  }
}

// G22
bool may_play_morgane(const State& state) {
  if (state.edition == Edition::kFr10) return true;
  return state.last_move == LastMove::kMerlin || state.last_move == LastMove::kOther;
}

void add_morgane_departures(const State& state, std::vector<Move>& moves) {
  const bool may_send_knights = state.edition == Edition::kNl2004;  // G25
  for (int spoke = 1; spoke <= state.variant.spokes; ++spoke) {
    const Place place = square(innermost_ring(state.variant), spoke);
    if (!is_inside(state.variant, place)) continue;  // G23
    if (!may_send_knights && knight_at(state, place)) continue;
    moves.push_back({Actor::kMorgane, state.morgane, place, std::nullopt});  // G24: free
  }
}

// G24: one move for each knight that may pay.
void add_paid_moves(const State& state, const Place& place, std::vector<Move>& moves) {
  for (const Piece& piece : state.pieces) {
    if (piece.rank != Rank::kKnight || piece.colour != mover_of(state).site) continue;
    if (is_locked(state, piece)) continue;
    moves.push_back({Actor::kMorgane, state.morgane, place, piece.place});
  }
}

void add_morgane_moves(const State& state, std::vector<Move>& moves) {
  if (!may_play_morgane(state)) return;
  if (state.morgane.realm == Realm::kGrail) return add_morgane_departures(state, moves);
  for (const auto& [ring_step, spoke_step] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
    const auto place = step(state.variant, state.morgane, ring_step, spoke_step);
    if (!place || place->realm == Realm::kGrail) continue;  // G23
    if (!is_inside(state.variant, *place)) continue;        // G23
    add_paid_moves(state, *place, moves);
  }
}

}  // namespace

std::vector<Move> legal_moves(const State& state) {
  std::vector<Move> moves;
  if (state.over) return moves;
  for (const Piece& piece : state.pieces) {
    if (piece.colour != mover_of(state).site) continue;
    if (is_locked(state, piece)) continue;  // G13
    if (piece.rank == Rank::kKnight) {
      add_knight_moves(state, piece, moves);
    } else {
      add_royal_moves(state, piece, moves);
    }
  }
  add_merlin_moves(state, moves);
  add_morgane_moves(state, moves);
  if (moves.empty()) moves.push_back({});  // G10: pass
  // Knights in one castle are alike, and a ring may lead to one square both ways round.
  std::sort(moves.begin(), moves.end());
  moves.erase(std::unique(moves.begin(), moves.end()), moves.end());
  return moves;
}

}  // namespace broceliande::grailnah::plain
