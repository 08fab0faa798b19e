#include "games/grailnah/search/evaluator.hpp"

#include <algorithm>

namespace broceliande::grailnah {
namespace {

bool holds_piece(const Household& household, Place square) {
  return household.king == square || household.queen == square ||
         std::ranges::find(household.knights, square) != household.knights.end();
}

/// Above all that a magician can win, below a win.
constexpr Score kThirdGate = 2000;

int next_to_move(const State& state) {
  int site = state.to_move;
  do {
    site = (site + 1) % kSites;
  } while (!has(state.alive, site));
  return site;
}

}  // namespace

Score MoveScorer::worth_to_rivals(Place square) const {
  const Sites own = side_of(state_, state_.to_move);
  Score worth = 0;
  for (int site = 0; site < kSites; ++site) {
    if (!has(state_.alive, site)) continue;
    const Household& household = state_.household(site);
    const bool is_knight = std::ranges::find(household.knights, square) != household.knights.end();
    if (!is_knight && household.king != square && household.queen != square) continue;
    const Score piece = is_knight
                            ? evaluation_.knight(square) - evaluation_.knight(Place::castle(site))
                            : evaluation_.weights().royal_out;
    worth += has(own, site) ? -piece : piece;
  }
  return worth;
}

void MoveScorer::note_gates() {
  const Board& board = evaluation_.rules().board;
  const Household& household = state_.household(state_.to_move);
  std::array<Ring, 2> held{};
  const auto note = [&](Place place) {
    if (place.is_square() && place.ring() <= 1) {
      held[static_cast<std::size_t>(place.ring())] |= place.bit();
    }
  };
  note(household.king);
  note(household.queen);
  for (const Place place : household.knights) note(place);
  if (std::popcount(held[0]) + std::popcount(held[1]) < 2) return;
  for (int castle = 0; castle < kSites; ++castle) {
    if (!has(state_.alive, castle) || has(side_of(state_, state_.to_move), castle)) continue;
    const std::array<Ring, 2> gates = {board.side_gates(castle), board.castle_spokes(castle)};
    const int count = std::popcount(held[0] & gates[0]) + std::popcount(held[1] & gates[1]);
    if (count < 2) continue;
    auto& noted = count == 2 ? third_gates_ : last_gates_;
    for (std::size_t ring = 0; ring < 2; ++ring) noted[ring] |= gates[ring] & ~held[ring];
  }
}

Score MoveScorer::shutting(Place to) const {
  if (!to.is_square() || to.ring() > 1) return 0;
  const auto ring = static_cast<std::size_t>(to.ring());
  if ((last_gates_[ring] & to.bit()) != 0) return search::kWin / 2;
  return (third_gates_[ring] & to.bit()) != 0 ? kThirdGate : 0;
}

search::MoveScore MoveScorer::driving(Action action) const {
  const Place to = action.to();
  if (!to.is_square() || (occupancy_.any(to.ring()) & to.bit()) == 0) return {};
  const Score price = action.piece() == Piece::morgane && !action.paid().is_off_board()
                          ? evaluation_.knight(action.paid())
                          : 0;
  const Score gain = worth_to_rivals(to) - price;
  if (gain <= 50) return {.order = gain < 0 ? -4000 : 0};
  return {.order = gain, .gain = gain};
}

search::MoveScore MoveScorer::riding(Action action) const {
  const Place to = action.to();
  if (to.is_grail()) return {.order = search::kWin, .gain = search::kWin};
  if (const Score worth = shutting(to); worth > 0) return {.order = worth, .gain = worth};
  const bool is_lock = (occupancy_.any(to.ring()) & to.bit()) != 0;
  const Score own = evaluation_.knight(action.from());
  if (is_lock) {
    const Score gain = (worth_to_rivals(to) - own) * 65 / 100;
    if (gain > 50) return {.order = gain, .gain = gain};
    return {.order = -1000};
  }
  const Score progress = evaluation_.knight(to) - own;
  return {.order = std::min(0, 4 * progress - 4000)};
}

search::MoveScore MoveScorer::score(Action action) const {
  if (action.is_pass()) return {};
  switch (action.piece()) {
    case Piece::merlin:
    case Piece::morgane: return driving(action);
    case Piece::knight: return riding(action);
    default: {
      const Score worth = shutting(action.to());
      return {.order = worth > 0 ? worth : -4000, .gain = worth};
    }
  }
}

Score EvaluatorBase::judge(const State& state, const Sight& sight) const {
  const SiteScores scores = evaluation_.evaluate(state, sight);
  const bool is_for_first = side_to_act(state) == 0;
  if (self_ == kNobody) {
    Score sum = 0;
    for (int site = 0; site < kSites; ++site) {
      const Score standing = scores[static_cast<std::size_t>(site)];
      sum += side_of_site(state, site) == 0 ? standing : -standing;
    }
    return is_for_first ? sum : -sum;
  }
  // Of three, the better rival is the one to fear, and the other counts a little.
  Score best = 0;
  Score sum = 0;
  for (int site = 0; site < kSites; ++site) {
    if (site == self_) continue;
    best = std::max(best, scores[static_cast<std::size_t>(site)]);
    sum += scores[static_cast<std::size_t>(site)];
  }
  const Score own = scores[static_cast<std::size_t>(self_)];
  const Score advantage = own - best - (sum - best) / 4;
  return is_for_first ? advantage : -advantage;
}

bool EvaluatorBase::reaches_grail(const State& state, int site) const {
  // Knights are sorted by place: those on the innermost ring come last of those on the board.
  const int innermost = game_.rules().board.innermost();
  const auto& knights = state.household(site).knights;
  for (std::size_t i = knights.size(); i-- > 0;) {
    if (knights[i].is_off_board()) continue;
    if (!knights[i].is_square() || knights[i].ring() != innermost) return false;
    bool is_locked = false;
    for (int other = 0; other < kSites; ++other) {
      if (other != site && has(state.alive, other)) {
        is_locked |= holds_piece(state.household(other), knights[i]);
      }
    }
    if (!is_locked) return true;
  }
  return false;
}

bool EvaluatorBase::is_threatened(const State& state) const {
  const int next = next_to_move(state);
  return side_of_site(state, next) != side_to_act(state) && reaches_grail(state, next);
}

bool EvaluatorBase::make_null_move(State& state) const {
  if (state.turn + 1 >= kMostTurns) return false;
  state.set_merlin_count(state.to_move, 0);
  state.to_move = static_cast<std::uint8_t>(next_to_move(state));
  state.before = Before::other;
  ++state.turn;
  return true;
}

}  // namespace broceliande::grailnah
