#include <algorithm>

#include "plain_state.hpp"

namespace broceliande::grailnah::plain {

namespace {

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (;;) {
    const auto end = text.find(separator);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

std::optional<int> read_site(char letter) {
  const auto site = kSiteLetters.find(letter);
  if (site == std::string_view::npos) return std::nullopt;
  return static_cast<int>(site);
}

// At most four digits: no number in a position text needs more.
std::optional<int> read_number(std::string_view text) {
  if (text.empty() || text.size() > 4) return std::nullopt;
  int number = 0;
  for (const char digit : text) {
    if (digit < '0' || digit > '9') return std::nullopt;
    number = number * 10 + (digit - '0');
  }
  return number;
}

std::optional<Place> read_place(std::string_view text, const Variant& variant) {
  if (text.empty()) return std::nullopt;
  if (text == "*") return kGrail;
  if (text.size() == 1) {
    const auto site = read_site(text.front());
    if (!site) return std::nullopt;
    return castle(*site);
  }
  const int ring = text.front() - 'A';
  const auto spoke = read_number(text.substr(1));
  if (ring < 0 || ring >= variant.rings) return std::nullopt;
  if (!spoke || *spoke < 1 || *spoke > variant.spokes) return std::nullopt;
  return square(ring, *spoke);
}

std::optional<Rank> read_rank(char letter) {
  if (letter == 'K') return Rank::kKing;
  if (letter == 'Q') return Rank::kQueen;
  if (letter == 'n') return Rank::kKnight;
  return std::nullopt;
}

bool read_piece(std::string_view text, int colour, State& state) {
  if (text.size() < 3 || text[1] != '@') return false;
  const auto rank = read_rank(text[0]);
  const auto place = read_place(text.substr(2), state.variant);
  if (!rank || !place) return false;
  state.pieces.push_back({colour, *rank, *place});
  return true;
}

bool read_player(std::string_view text, State& state) {
  if (text.size() < 3 || text[1] != ':') return false;
  const auto site = read_site(text[0]);
  if (!site) return false;
  const std::string_view army = text.substr(2);
  state.players.push_back({*site, army == "-", 0, *site});
  if (army == "-") return true;
  for (const auto piece : split(army, ',')) {
    if (!read_piece(piece, *site, state)) return false;
  }
  return true;
}

bool read_players(std::string_view text, State& state) {
  for (const auto group : split(text, '/')) {
    if (!read_player(group, state)) return false;
  }
  std::string seats;
  for (const Player& player : state.players) {
    seats += kSiteLetters[static_cast<std::size_t>(player.site)];
  }
  return seats == "NS" || seats == "NEW" || seats == "NESW";
}

bool read_magicians(std::string_view text, State& state) {
  const auto parts = split(text, ',');
  if (parts.size() != 2 || !parts[0].starts_with("M@") || !parts[1].starts_with("F@")) return false;
  const auto merlin = read_place(parts[0].substr(2), state.variant);
  const auto morgane = read_place(parts[1].substr(2), state.variant);
  if (!merlin || !morgane) return false;
  state.merlin = *merlin;
  state.morgane = *morgane;
  return true;
}

bool read_outcome(std::string_view text, State& state) {
  state.over = true;
  if (text == "==") return true;
  state.winners = text.substr(1);
  return std::any_of(state.players.begin(), state.players.end(),
                     [&](const Player& player) { return side_of(state, player) == state.winners; });
}

bool read_turn(std::string_view text, State& state) {
  if (text.empty()) return false;
  if (text.front() == '=') return read_outcome(text, state);
  const auto site = read_site(text.front());
  const auto turns = read_number(text.substr(1));
  if (!site || !turns) return false;
  state.turns = *turns;
  for (std::size_t seat = 0; seat < state.players.size(); ++seat) {
    state.mover = static_cast<int>(seat);
    if (state.players[seat].site == *site) return true;
  }
  return false;
}

std::optional<LastMove> read_last_move(std::string_view text) {
  if (text == "0") return LastMove::kNone;
  if (text == "M") return LastMove::kMerlin;
  if (text == "F") return LastMove::kMorgane;
  if (text == "-") return LastMove::kOther;
  return std::nullopt;
}

bool read_memory(std::string_view text, State& state) {
  const auto parts = split(text, ';');
  if (parts.size() != 3) return false;
  const auto last_move = read_last_move(parts[0]);
  if (!last_move) return false;
  state.last_move = *last_move;
  const std::size_t seats = state.players.size();
  if (parts[1].size() != seats || parts[2].size() != seats) return false;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const int count = parts[1][seat] - '0';
    const auto common = read_site(parts[2][seat]);
    if (count < 0 || count > kMerlinLimit || !common) return false;
    state.players[seat].merlin_count = count;
    state.players[seat].last_common_castle = *common;
  }
  return true;
}

bool read_edition(std::string_view text, State& state) {
  if (text == "nl2004") return state.edition = Edition::kNl2004, true;
  if (text == "en1.1") return state.edition = Edition::kEn11, true;
  if (text == "fr1.0") return state.edition = Edition::kFr10, true;
  return false;
}

// --- What readers refuse: one predicate a sentence.

int army_count(const State& state, const Player& player, Rank rank) {
  return static_cast<int>(std::count_if(
      state.pieces.begin(), state.pieces.end(),
      [&](const Piece& piece) { return piece.colour == player.site && piece.rank == rank; }));
}

bool army_is_lawful(const State& state, const Player& player) {
  if (player.disqualified) return true;
  return army_count(state, player, Rank::kKing) == 1 &&
         army_count(state, player, Rank::kQueen) == 1 &&
         army_count(state, player, Rank::kKnight) <= kKnightsOfAColour;
}

bool castles_are_lawful(const State& state, const Player& player) {
  if (!castle_stands(state, player.last_common_castle)) return false;
  const auto common = common_castle(state, player);
  return !common || common->site == player.last_common_castle;  // G26
}

bool side_has_won(const State& state, int colour) {
  const char letter = kSiteLetters[static_cast<std::size_t>(colour)];
  return state.winners.find(letter) != std::string::npos;
}

bool place_suits(const State& state, const Piece& piece) {
  const bool is_knight = piece.rank == Rank::kKnight;
  if (piece.place.realm == Realm::kCastle) return castle_stands(state, piece.place.site);
  if (is_castle_square(state, piece.place)) return false;
  if (!is_knight) return !is_inside(state.variant, piece.place);  // G16
  if (is_staircase(state.variant, piece.place)) return false;     // G12
  return piece.place.realm != Realm::kGrail || side_has_won(state, piece.colour);
}

bool company_suits(const State& state, const Piece& piece) {
  if (piece.place.realm == Realm::kCastle) return true;  // G6
  const int here = coloured_pieces_at(state, piece.place);
  if (here > 2) return false;
  if (std::count_if(state.pieces.begin(), state.pieces.end(), [&](const Piece& other) {
        return other.colour == piece.colour && other.place == piece.place;
      }) > 1) {
    return false;
  }
  if (piece.place.realm == Realm::kGrail) return true;                     // G14: whoever is there
  if (is_staircase(state.variant, piece.place) && here > 1) return false;  // G17
  return !magician_at(state, piece.place);
}

bool magicians_are_lawful(const State& state) {
  if (state.merlin.realm == Realm::kCastle) return false;
  if (is_castle_square(state, state.merlin)) return false;
  if (is_staircase(state.variant, state.merlin)) return false;
  if (!is_inside(state.variant, state.morgane)) return false;  // G23
  return state.merlin != state.morgane || state.merlin.realm == Realm::kGrail;
}

bool turn_is_lawful(const State& state) {
  if (state.over) return state.last_move != LastMove::kNone;
  if ((state.turns == 0) != (state.last_move == LastMove::kNone)) return false;
  if (state.turns >= kTurnLimit) return false;                                          // G30
  if (state.players[static_cast<std::size_t>(state.mover)].disqualified) return false;  // G29
  if (sides_left(state).size() < 2) return false;                                       // G29
  return std::none_of(state.players.begin(), state.players.end(),
                      [&](const Player& player) { return is_shut_in(state, player); });  // G28
}

bool is_lawful(const State& state) {
  for (const Player& player : state.players) {
    if (!army_is_lawful(state, player) || !castles_are_lawful(state, player)) return false;
  }
  for (const Piece& piece : state.pieces) {
    if (!place_suits(state, piece) || !company_suits(state, piece)) return false;
  }
  return magicians_are_lawful(state) && turn_is_lawful(state);
}

}  // namespace

std::optional<State> read_position(std::string_view text, const Variant& variant) {
  if (!is_board(variant)) return std::nullopt;
  const auto fields = split(text, ' ');
  if (fields.size() != 5) return std::nullopt;
  State state;
  state.variant = variant;
  if (!read_players(fields[0], state) || !read_magicians(fields[1], state)) return std::nullopt;
  if (!read_turn(fields[2], state) || !read_memory(fields[3], state)) return std::nullopt;
  if (!read_edition(fields[4], state) || !is_lawful(state)) return std::nullopt;
  // Only the form in which it is written: this settles order and leading zeros.
  if (write_position(state) != text) return std::nullopt;
  return state;
}

}  // namespace broceliande::grailnah::plain
