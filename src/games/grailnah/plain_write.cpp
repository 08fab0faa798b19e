#include <algorithm>

#include "plain_state.hpp"

namespace broceliande::grailnah::plain {

namespace {

char site_letter(int site) { return kSiteLetters[static_cast<std::size_t>(site)]; }

std::string write_place(const Place& place) {
  if (place.realm == Realm::kGrail) return "*";
  if (place.realm == Realm::kCastle) return std::string(1, site_letter(place.site));
  return std::string(1, static_cast<char>('A' + place.ring)) + std::to_string(place.spoke);
}

char rank_letter(Rank rank) {
  switch (rank) {
    case Rank::kKing: return 'K';
    case Rank::kQueen: return 'Q';
    case Rank::kKnight: return 'n';
  }
  return '?';
}

char actor_letter(Actor actor) {
  switch (actor) {
    case Actor::kKing: return 'K';
    case Actor::kQueen: return 'Q';
    case Actor::kKnight: return 'n';
    case Actor::kMerlin: return 'M';
    case Actor::kMorgane: return 'F';
    case Actor::kNobody: break;
  }
  return '?';
}

std::string write_player(const State& state, const Player& player) {
  const std::string heading = std::string(1, site_letter(player.site)) + ":";
  if (player.disqualified) return heading + "-";
  std::vector<Piece> army;
  for (const Piece& piece : state.pieces) {
    if (piece.colour == player.site) army.push_back(piece);
  }
  std::sort(army.begin(), army.end());  // K, Q, then the knights by place
  std::string text = heading;
  for (const Piece& piece : army) {
    if (text != heading) text += ",";
    text += std::string(1, rank_letter(piece.rank)) + "@" + write_place(piece.place);
  }
  return text;
}

std::string write_players(const State& state) {
  std::string text;
  for (const Player& player : state.players) {
    if (!text.empty()) text += "/";
    text += write_player(state, player);
  }
  return text;
}

std::string write_turn(const State& state) {
  if (state.over) return "=" + (state.winners.empty() ? "=" : state.winners);
  const Player& mover = state.players[static_cast<std::size_t>(state.mover)];
  return std::string(1, site_letter(mover.site)) + std::to_string(state.turns);
}

char last_move_letter(LastMove last_move) {
  switch (last_move) {
    case LastMove::kNone: return '0';
    case LastMove::kMerlin: return 'M';
    case LastMove::kMorgane: return 'F';
    case LastMove::kOther: return '-';
  }
  return '?';
}

std::string write_memory(const State& state) {
  std::string text(1, last_move_letter(state.last_move));
  text += ";";
  for (const Player& player : state.players) text += std::to_string(player.merlin_count);
  text += ";";
  for (const Player& player : state.players) text += site_letter(player.last_common_castle);
  return text;
}

std::string write_edition(Edition edition) {
  switch (edition) {
    case Edition::kNl2004: return "nl2004";
    case Edition::kEn11: return "en1.1";
    case Edition::kFr10: return "fr1.0";
  }
  return "?";
}

}  // namespace

std::string write_position(const State& state) {
  return write_players(state) + " M@" + write_place(state.merlin) + ",F@" +
         write_place(state.morgane) + " " + write_turn(state) + " " + write_memory(state) + " " +
         write_edition(state.edition);
}

std::string write_move(const Move& move) {
  if (move.actor == Actor::kNobody) return "pass";
  const std::string text = std::string(1, actor_letter(move.actor)) + ":" + write_place(move.from) +
                           "-" + write_place(move.to);
  return move.price ? text + "!" + write_place(*move.price) : text;
}

}  // namespace broceliande::grailnah::plain
