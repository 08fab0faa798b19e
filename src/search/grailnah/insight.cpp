#include "search/grailnah/insight.hpp"

#include <algorithm>

namespace broceliande::grailnah {
namespace {

bool holds_piece(const Army& army, Place square) {
  return army.king == square || army.queen == square ||
         std::ranges::find(army.knights, square) != army.knights.end();
}

int next_to_move(const State& state) {
  int site = state.to_move;
  do {
    site = (site + 1) % kSites;
  } while (!has(state.alive, site));
  return site;
}

}  // namespace

Score Outlook::worth_to_rivals(Place square) const {
  const Sites own = side_of(state_, state_.to_move);
  Score worth = 0;
  for (int site = 0; site < kSites; ++site) {
    if (!has(state_.alive, site)) continue;
    const Army& army = state_.army(site);
    const bool is_knight = std::ranges::find(army.knights, square) != army.knights.end();
    if (!is_knight && army.king != square && army.queen != square) continue;
    const Score piece = is_knight ? knight_worth(rules_, weights_, square) -
                                        knight_worth(rules_, weights_, Place::castle(site))
                                  : weights_.royal_out;
    worth += has(own, site) ? -piece : piece;
  }
  return worth;
}

search::Urgency Outlook::driving(Action action) const {
  const Place to = action.to();
  if (!to.is_square() || (occupancy_.any(to.ring()) & to.bit()) == 0) return {};
  const Score price = action.piece() == Piece::morgane && !action.paid().is_off_board()
                          ? knight_worth(rules_, weights_, action.paid())
                          : 0;
  const Score gain = worth_to_rivals(to) - price;
  if (gain <= 50) return {.order = gain < 0 ? -4000 : 0};
  return {.order = gain, .gain = gain};
}

search::Urgency Outlook::riding(Action action) const {
  const Place to = action.to();
  if (to.is_grail()) return {.order = search::kWin, .gain = search::kWin};
  const bool is_lock = (occupancy_.any(to.ring()) & to.bit()) != 0;
  const Score own = knight_worth(rules_, weights_, action.from());
  if (is_lock) {
    const Score gain = (worth_to_rivals(to) - own) * (100 - weights_.locked_percent) / 100;
    if (gain > 50) return {.order = gain, .gain = gain};
    return {.order = -1000};
  }
  const Score progress = knight_worth(rules_, weights_, to) - own;
  return {.order = std::min(0, 4 * progress - 4000)};
}

search::Urgency Outlook::urgency(Action action) const {
  if (action.is_pass()) return {};
  switch (action.piece()) {
    case Piece::merlin:
    case Piece::morgane: return driving(action);
    case Piece::knight: return riding(action);
    default: return {.order = -4000};
  }
}

Score Insight::evaluate(const State& state) const {
  const Standings standings = appraise(game_.rules(), weights_, state);
  const bool is_for_first = side_to_act(state) == 0;
  if (self_ == kNobody) {
    Score sum = 0;
    for (int site = 0; site < kSites; ++site) {
      const Score standing = standings[static_cast<std::size_t>(site)];
      sum += side_of_site(state, site) == 0 ? standing : -standing;
    }
    return is_for_first ? sum : -sum;
  }
  // Of three, the better rival is the one to fear, and the other counts a little.
  Score best = 0;
  Score sum = 0;
  for (int site = 0; site < kSites; ++site) {
    if (site == self_) continue;
    best = std::max(best, standings[static_cast<std::size_t>(site)]);
    sum += standings[static_cast<std::size_t>(site)];
  }
  const Score own = standings[static_cast<std::size_t>(self_)];
  const Score advantage = own - best - (sum - best) / 4;
  return is_for_first ? advantage : -advantage;
}

bool Insight::reaches_grail(const State& state, int site) const {
  // Knights are sorted by place: those on the innermost ring come last of those on the board.
  const int innermost = game_.rules().board.innermost();
  const auto& knights = state.army(site).knights;
  for (std::size_t i = knights.size(); i-- > 0;) {
    if (knights[i].is_off_board()) continue;
    if (!knights[i].is_square() || knights[i].ring() != innermost) return false;
    bool is_locked = false;
    for (int other = 0; other < kSites; ++other) {
      if (other != site && has(state.alive, other)) {
        is_locked |= holds_piece(state.army(other), knights[i]);
      }
    }
    if (!is_locked) return true;
  }
  return false;
}

bool Insight::is_pressed(const State& state) const {
  const int next = next_to_move(state);
  return side_of_site(state, next) != side_to_act(state) && reaches_grail(state, next);
}

bool Insight::skip_turn(State& state) const {
  if (state.turn + 1 >= kMostTurns) return false;
  state.set_merlin_count(state.to_move, 0);
  state.to_move = static_cast<std::uint8_t>(next_to_move(state));
  state.before = Before::other;
  ++state.turn;
  return true;
}

}  // namespace broceliande::grailnah
