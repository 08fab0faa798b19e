#include "games/grailnah/tableau.hpp"

#include "games/grailnah/occupancy.hpp"
#include "games/grailnah/phrases.hpp"

namespace broceliande::grailnah {
namespace {

/// So many turns before the last of all, how many there are is worth a word.
constexpr int kLastTurns = 50;

/// Puts what stands on the board into a tableau.
class Painter {
 public:
  Painter(const Rules& rules, const State& state)
      : rules_(rules), state_(state), occupancy_(rules, state) {}

  [[nodiscard]] Tableau paint() {
    int seat = 0;
    for (int site = 0; site < kSites; ++site) {
      if (!has(state_.seated, site)) continue;
      tableau_.marks.push_back({place_text(Place::castle(site)), "home", seat});
      for (const Place gate : blocked_gates(rules_, state_, site)) {
        tableau_.marks.push_back({place_text(gate), kBlocked, seat});
      }
      if (has(state_.alive, site)) {
        add(state_.household(site), seat);
      } else {
        tableau_.facts.push_back({&phrases::kFactGone, {seat_argument(state_, site)}});
      }
      ++seat;
    }
    tableau_.figures.push_back({"merlin", kNobody, place_text(state_.merlin)});
    tableau_.figures.push_back({"morgane", kNobody, place_text(state_.morgane)});
    if (!state_.is_over) add_facts();
    return std::move(tableau_);
  }

 private:
  void add(const Household& household, int seat) {
    add(Piece::king, household.king, seat);
    add(Piece::queen, household.queen, seat);
    const int knights = household.knights_on_board();
    for (int i = 0; i < knights; ++i) {
      add(Piece::knight, household.knights[static_cast<std::size_t>(i)], seat);
    }
    if (knights == kMostKnights) return;
    tableau_.reserves.push_back({"knight", seat, kMostKnights - knights, "waiting"});
  }

  void add(Piece piece, Place place, int seat) {
    Tableau::PlacedFigure figure{piece_kind(piece), seat, place_text(place)};
    if (occupancy_.is_locked(place)) figure.marks.emplace_back("locked");
    tableau_.figures.push_back(std::move(figure));
  }

  void add_facts() {
    const Argument turn = state_.turn + 1;
    if (kMostTurns - state_.turn > kLastTurns) {
      tableau_.facts.push_back({&phrases::kFactTurn, {turn}});
    } else {
      tableau_.facts.push_back({&phrases::kFactLateTurn, {turn, kMostTurns}});
    }
    const bool is_merlin_free = may_move_merlin(state_);
    const bool is_morgane_free = may_move_morgane(state_);
    if (!is_merlin_free && !is_morgane_free) {
      tableau_.facts.push_back({&phrases::kFactNoMagician});
    } else if (!is_merlin_free) {
      tableau_.facts.push_back({&phrases::kFactNoMerlin});
    } else if (!is_morgane_free) {
      tableau_.facts.push_back({&phrases::kFactNoMorgane});
    }
  }

  const Rules& rules_;
  const State& state_;
  Occupancy occupancy_;
  Tableau tableau_;
};

}  // namespace

std::string_view piece_kind(Piece piece) {
  switch (piece) {
    case Piece::king: return "king";
    case Piece::queen: return "queen";
    case Piece::knight: return "knight";
    case Piece::merlin: return "merlin";
    case Piece::morgane: break;
  }
  return "morgane";
}

Argument piece_argument(Piece piece) {
  std::string name(piece_kind(piece));
  name.front() = static_cast<char>(name.front() - 'a' + 'A');
  return Argument::figure(piece_kind(piece), name);
}

Tableau tableau(const Rules& rules, const State& state) { return Painter(rules, state).paint(); }

}  // namespace broceliande::grailnah
