#include "plain.hpp"

#include <algorithm>

#include "plain_state.hpp"

namespace broceliande::grailnah::plain {

namespace {

Player& mover_of(State& state) { return state.players[static_cast<std::size_t>(state.mover)]; }

bool is_royal(Actor actor) { return actor == Actor::kKing || actor == Actor::kQueen; }

bool is_coloured(Actor actor) { return is_royal(actor) || actor == Actor::kKnight; }

Rank rank_of(Actor actor) {
  if (actor == Actor::kKing) return Rank::kKing;
  return actor == Actor::kQueen ? Rank::kQueen : Rank::kKnight;
}

// G24: given up, the knight waits off the board, that is, it is not in the list.
void pay(State& state, const Place& price) {
  const Piece knight{mover_of(state).site, Rank::kKnight, price};
  const auto found = std::find(state.pieces.begin(), state.pieces.end(), knight);
  if (found != state.pieces.end()) state.pieces.erase(found);
}

void send_home(State& state, const Place& place) {
  for (Piece& piece : state.pieces) {
    if (piece.place == place) piece.place = castle(piece.colour);  // G21, G25, G27
  }
}

void move_merlin(State& state, const Place& to) {
  state.merlin = to;
  if (to.realm == Realm::kGrail) return;  // G21: there he sends no one away
  send_home(state, to);
  if (state.morgane == to) state.morgane = kGrail;
}

void move_morgane(State& state, const Place& to) {
  state.morgane = to;
  send_home(state, to);
  if (state.merlin == to) state.merlin = kGrail;  // G25
}

void move_coloured(State& state, const Move& move) {
  const Piece before{mover_of(state).site, rank_of(move.actor), move.from};
  const auto found = std::find(state.pieces.begin(), state.pieces.end(), before);
  if (found != state.pieces.end()) found->place = move.to;
}

// G26: only for a King or Queen that has just moved into a castle.
void grant_knights(State& state) {
  const Player& player = mover_of(state);
  const auto common = common_castle(state, player);
  if (!common || common->site == player.last_common_castle) return;
  const auto on_board =
      std::count_if(state.pieces.begin(), state.pieces.end(), [&](const Piece& piece) {
        return piece.colour == player.site && piece.rank == Rank::kKnight;
      });
  const int waiting = kKnightsOfAColour - static_cast<int>(on_board);
  for (int knight = 0; knight < std::min(kKnightsGranted, waiting); ++knight) {
    state.pieces.push_back({player.site, Rank::kKnight, *common});
  }
}

// G26: also for those who were sent home.
void remember_common_castles(State& state) {
  for (Player& player : state.players) {
    const auto common = common_castle(state, player);
    if (common) player.last_common_castle = common->site;
  }
}

void move_pieces(State& state, const Move& move) {
  if (move.price) pay(state, *move.price);  // G24: he pays first
  if (move.actor == Actor::kMerlin) move_merlin(state, move.to);
  if (move.actor == Actor::kMorgane) move_morgane(state, move.to);
  if (is_coloured(move.actor)) move_coloured(state, move);
  if (is_royal(move.actor) && move.to.realm == Realm::kCastle) grant_knights(state);
  remember_common_castles(state);
}

// G18 and its option `merlin-limit`
void remember_merlin(State& state, const Move& move) {
  const bool was_merlin = move.actor == Actor::kMerlin;
  if (was_merlin) ++mover_of(state).merlin_count;
  if (!state.variant.merlin_limit_by_moves) {
    if (!was_merlin) mover_of(state).merlin_count = 0;
    return;
  }
  if (!was_merlin) return;
  for (Player& player : state.players) {
    if (player.site != mover_of(state).site) player.merlin_count = 0;
  }
}

void remember_kind(State& state, const Move& move) {
  state.last_move = LastMove::kOther;  // G10: a pass too
  if (move.actor == Actor::kMerlin) state.last_move = LastMove::kMerlin;
  if (move.actor == Actor::kMorgane) state.last_move = LastMove::kMorgane;
}

void finish(State& state, const std::string& winners) {
  state.over = true;
  state.winners = winners;
}

// G28: judged for everybody before any piece leaves the board.
void disqualify(State& state) {
  std::vector<int> shut_in;
  for (const Player& player : state.players) {
    if (is_shut_in(state, player)) shut_in.push_back(player.site);
  }
  for (const int site : shut_in) {
    std::erase_if(state.pieces, [&](const Piece& piece) { return piece.colour == site; });
    for (Player& player : state.players) {
      if (player.site == site) player.disqualified = true;
    }
  }
}

// G10, G29
void pass_the_turn(State& state) {
  const int seats = static_cast<int>(state.players.size());
  do {
    state.mover = (state.mover + 1) % seats;
  } while (mover_of(state).disqualified);
}

// G14, then G28 and G29, then G30.
void end_turn(State& state, const Move& move) {
  ++state.turns;
  if (move.actor == Actor::kKnight && move.to.realm == Realm::kGrail) {
    return finish(state, side_of(state, mover_of(state)));
  }
  disqualify(state);
  const auto sides = sides_left(state);
  if (sides.empty()) return finish(state, "");
  if (sides.size() == 1) return finish(state, sides.front());
  if (state.turns >= kTurnLimit) return finish(state, "");
  pass_the_turn(state);
}

std::uint64_t perft(const State& state, int depth) {
  if (depth <= 0) return 1;
  std::uint64_t sequences = 0;
  for (const Move& move : legal_moves(state)) sequences += perft(after(state, move), depth - 1);
  return sequences;
}

}  // namespace

State after(State state, const Move& move) {
  move_pieces(state, move);
  remember_merlin(state, move);
  remember_kind(state, move);
  end_turn(state, move);
  return state;
}

std::optional<std::vector<std::string>> legal(std::string_view position, const Variant& variant) {
  const auto state = read_position(position, variant);
  if (!state) return std::nullopt;
  std::vector<std::string> actions;
  for (const Move& move : legal_moves(*state)) actions.push_back(write_move(move));
  std::sort(actions.begin(), actions.end());
  return actions;
}

std::optional<std::string> apply(std::string_view position, std::string_view action,
                                 const Variant& variant) {
  const auto state = read_position(position, variant);
  if (!state) return std::nullopt;
  for (const Move& move : legal_moves(*state)) {
    if (write_move(move) == action) return write_position(after(*state, move));
  }
  return std::nullopt;
}

std::optional<std::uint64_t> perft(std::string_view position, int depth, const Variant& variant) {
  const auto state = read_position(position, variant);
  if (!state) return std::nullopt;
  return perft(*state, depth);
}

}  // namespace broceliande::grailnah::plain
