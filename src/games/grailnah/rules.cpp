#include "games/grailnah/rules.hpp"

#include <algorithm>

namespace broceliande::grailnah {
namespace {

/// One Knight goes from one place to another; the list stays sorted.
void move_knight(Household& household, Place from, Place to) {
  auto& knights = household.knights;
  std::size_t i = 0;
  while (knights[i] != from) ++i;
  for (; i + 1 < knights.size() && knights[i + 1] < to; ++i) knights[i] = knights[i + 1];
  for (; i > 0 && to < knights[i - 1]; --i) knights[i] = knights[i - 1];
  knights[i] = to;
}

/// G26: wherever King and Queen are together, that is their last common castle.
void note_common_castle(State& state, int site) {
  const Household& household = state.household(site);
  if (household.king.is_castle() && household.king == household.queen) {
    state.set_last_common(site, household.king.site());
  }
}

/// Whether any coloured piece stands there: mostly none, so all forty are looked at together.
bool is_taken(const State& state, Place square) {
  using Eight [[gnu::vector_size(16)]] = std::int16_t;
  Eight found{};
  for (const Eight places : std::bit_cast<std::array<Eight, 5>>(state.households)) {
    found |= places == static_cast<std::int16_t>(square.number());
  }
  using Halves [[gnu::vector_size(16)]] = std::uint64_t;
  const auto halves = std::bit_cast<Halves>(found);
  return (halves[0] | halves[1]) != 0;
}

/// G21, G25: all coloured pieces on a square go back into the castles of their colours; of one
/// colour there is at most one (G6).
void send_home(State& state, Place square) {
  if (!is_taken(state, square)) return;
  for (int site = 0; site < kSites; ++site) {
    if (!has(state.alive, site)) continue;
    Household& household = state.household(site);
    const Place home = Place::castle(site);
    if (household.king == square || household.queen == square) {
      (household.king == square ? household.king : household.queen) = home;
      note_common_castle(state, site);
    } else if (std::ranges::find(household.knights, square) != household.knights.end()) {
      move_knight(household, square, home);
    }
  }
}

/// G26: King or Queen has just moved into a castle.
void grant_knights(State& state, int site, Place castle) {
  Household& household = state.household(site);
  const bool are_together = household.king == castle && household.queen == castle;
  if (!are_together || state.last_common_castle(site) == castle.site()) return;
  const int waiting = kMostKnights - household.knights_on_board();
  for (int i = 0; i < std::min(waiting, kKnightsAtStart); ++i) {
    move_knight(household, Place::off_board(), castle);
  }
  state.set_last_common(site, castle.site());
}

void end(State& state, Sites winners) {
  state.is_over = true;
  state.winners = winners;
  state.turn = 0;
  state.to_move = 0;
}

void disqualify(State& state, int site) {
  state.household(site) = Household{};
  state.alive = static_cast<Sites>(state.alive & ~(1 << site));
  const int someone = std::countr_zero(state.alive);
  const Sites side = side_of(state, someone);
  if ((state.alive & ~side) == 0) end(state, side);  // G29
}

/// G28: only a piece that arrives on a gate square can shut a castle in.
void judge_gates(const Rules& rules, State& state, int mover, Place arrived) {
  if (!arrived.is_square() || arrived.ring() > 1) return;
  const int castle = rules.board.site_near(arrived.spoke());
  const Ring gates =
      arrived.ring() == 0 ? rules.board.side_gates(castle) : rules.board.castle_spokes(castle);
  const bool is_gate = (gates & arrived.bit()) != 0;
  const bool is_threatened = has(state.alive, castle) && castle != mover;
  if (is_gate && is_threatened && is_shut_in(rules, state, castle, mover)) {
    disqualify(state, castle);
  }
}

void move_coloured(const Rules& rules, State& state, Action action) {
  Household& household = state.household(state.to_move);
  const Place to = action.to();
  if (action.piece() == Piece::knight) {
    move_knight(household, action.from(), to);
    if (to.is_grail()) return end(state, side_of(state, state.to_move));  // G14, G29
  } else {
    // Both are written: a processor could not foresee which it is.
    const bool is_king = action.piece() == Piece::king;
    household.king = is_king ? to : household.king;
    household.queen = is_king ? household.queen : to;
    if (to.is_castle()) grant_knights(state, state.to_move, to);
  }
  judge_gates(rules, state, state.to_move, to);
}

void move_merlin(State& state, Place to) {
  state.merlin = to;
  if (to.is_grail()) return;  // G21: there he sends no one away
  send_home(state, to);
  if (state.morgane == to) state.morgane = Place::grail();
}

void move_morgane(State& state, Action action) {
  if (!action.paid().is_off_board()) {
    move_knight(state.household(state.to_move), action.paid(), Place::off_board());  // G24
  }
  state.morgane = action.to();
  send_home(state, action.to());
  if (state.merlin == action.to()) state.merlin = Place::grail();  // G25
}

/// G18: how often in a row each player has moved Merlin, by either way of counting.
void count_merlin(const Rules& rules, State& state, int mover, bool was_merlin) {
  const int more = std::min(state.merlin_count(mover) + 1, kMerlinInARow);
  if (rules.merlin_by_moves) {
    if (!was_merlin) return;
    state.merlin_counts = 0;
    state.set_merlin_count(mover, more);
  } else {
    state.set_merlin_count(mover, was_merlin ? more : 0);
  }
}

void end_turn(State& state) {
  if (state.is_over) return;
  ++state.turn;
  if (state.turn == kMostTurns) return end(state, 0);  // G30
  do {
    state.to_move = static_cast<std::uint8_t>((state.to_move + 1) % kSites);  // G10
  } while (!has(state.alive, state.to_move));
}

bool holds_piece_of(const State& state, Place square, int site) {
  const Household& household = state.household(site);
  return household.king == square || household.queen == square ||
         std::ranges::find(household.knights, square) != household.knights.end();
}

}  // namespace

State start(Sites seated, Edition edition) {
  State state;
  state.seated = seated;
  state.alive = seated;
  state.edition = edition;
  for (int site = 0; site < kSites; ++site) {
    if (!has(seated, site)) continue;
    Household& household = state.household(site);
    household.king = household.queen = Place::castle(site);
    std::fill_n(household.knights.begin(), kKnightsAtStart, Place::castle(site));
    state.set_last_common(site, site);
  }
  return state;
}

std::vector<Place> blocked_gates(const Rules& rules, const State& state, int castle) {
  std::vector<Place> blocked;
  if (!has(state.alive, castle)) return blocked;
  const auto is_held = [&](Place square) {
    for (int by = 0; by < kSites; ++by) {
      if (by != castle && has(state.alive, by) && holds_piece_of(state, square, by)) return true;
    }
    return false;
  };
  const auto add = [&](int ring, Ring squares) {
    for (; squares != 0; squares &= squares - 1) {
      const Place square = Place::square(ring, std::countr_zero(squares));
      if (is_held(square)) blocked.push_back(square);
    }
  };
  add(0, rules.board.side_gates(castle));
  add(1, rules.board.castle_spokes(castle));
  return blocked;
}

bool is_shut_in(const Rules& rules, const State& state, int castle, int by) {
  const auto all_held = [&](int ring, Ring squares) {
    for (; squares != 0; squares &= squares - 1) {
      if (!holds_piece_of(state, Place::square(ring, std::countr_zero(squares)), by)) return false;
    }
    return true;
  };
  return all_held(0, rules.board.side_gates(castle)) &&
         all_held(1, rules.board.castle_spokes(castle));
}

void apply(const Rules& rules, State& state, Action action) {
  const int mover = state.to_move;
  const bool was_merlin = !action.is_pass() && action.piece() == Piece::merlin;
  const bool was_morgane = !action.is_pass() && action.piece() == Piece::morgane;
  if (was_merlin) {
    move_merlin(state, action.to());
  } else if (was_morgane) {
    move_morgane(state, action);
  } else if (!action.is_pass()) {
    move_coloured(rules, state, action);
  }
  state.before = was_merlin ? Before::merlin : was_morgane ? Before::morgane : Before::other;
  count_merlin(rules, state, mover, was_merlin);
  end_turn(state);
}

void end_in_draw(State& state) { end(state, 0); }

}  // namespace broceliande::grailnah
