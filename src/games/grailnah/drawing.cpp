#include "games/grailnah/drawing.hpp"

#include <string>
#include <vector>

#include "games/grailnah/text.hpp"

namespace broceliande::grailnah {
namespace {

struct DrawnPiece {
  Piece piece;
  int site = 0;  // of coloured pieces
};

Ink ink_of(int site) {
  constexpr std::array<Ink, kSites> kInks{Ink::strong, Ink::red, Ink::blue, Ink::gold};
  return kInks[static_cast<std::size_t>(site)];
}

/// Two letters: KN is the King of N, nE a Knight of E, Me Merlin, Mo Morgane.
std::string name(const DrawnPiece& figure) {
  if (figure.piece == Piece::merlin) return "Me";
  if (figure.piece == Piece::morgane) return "Mo";
  return {"KQn"[static_cast<std::size_t>(figure.piece)], site_letter(figure.site)};
}

std::vector<DrawnPiece> figures_at(const State& state, Place place) {
  std::vector<DrawnPiece> found;
  for (int site = 0; site < kSites; ++site) {
    if (!has(state.alive, site)) continue;
    const Household& household = state.household(site);
    if (household.king == place) found.push_back({Piece::king, site});
    if (household.queen == place) found.push_back({Piece::queen, site});
    for (const Place knight : household.knights) {
      if (knight == place) found.push_back({Piece::knight, site});
    }
  }
  if (state.merlin == place) found.push_back({Piece::merlin});
  if (state.morgane == place) found.push_back({Piece::morgane});
  return found;
}

class BoardDrawer {
 public:
  BoardDrawer(const Rules& rules, const State& state)
      : rules_(rules), board_(rules.board), state_(state) {}

  Drawing draw() {
    spoke_numbers();
    for (int ring = 0; ring < board_.rings(); ++ring) {
      if (ring == board_.first_inside()) magic_circle();
      ring_row(ring);
    }
    line_of("  *  ", Place::grail(), "the Grailnah");
    for (int site = 0; site < kSites; ++site) {
      if (has(rules_.castles(state_), site)) castle_line(site);
    }
    locks();
    status();
    drawing_.put(
        "K King  Q Queen  n Knight, with the letter of their castle  Me Merlin  Mo Morgane",
        Ink::faint);
    drawing_.end_line();
    drawing_.put("=  staircase  XX two pieces, locked", Ink::faint);
    drawing_.end_line();
    return drawing_;
  }

 private:
  void spoke_numbers() {
    drawing_.put("    ");
    for (int spoke = 1; spoke <= board_.spokes(); ++spoke) {
      const std::string number = std::to_string(spoke);
      drawing_.put(std::string(3 - number.size(), ' ') + number, Ink::faint);
    }
    drawing_.end_line();
  }

  void magic_circle() {
    drawing_.put("    ");
    for (int spoke = 0; spoke < board_.spokes(); ++spoke) drawing_.put(" ~~", Ink::cyan);
    drawing_.put(" magic circle", Ink::faint);
    drawing_.end_line();
  }

  void ring_row(int ring) {
    drawing_.put("  ");
    drawing_.put(std::string(1, ring_letter(ring)), Ink::faint);
    drawing_.put(" ");
    for (int spoke = 0; spoke < board_.spokes(); ++spoke) square(Place::square(ring, spoke));
    drawing_.end_line();
  }

  void square(Place place) {
    drawing_.put(" ");
    const std::vector<DrawnPiece> figures = figures_at(state_, place);
    if (figures.size() > 1) {
      drawing_.put("XX", Ink::strong);
    } else if (!figures.empty()) {
      put(figures.front());
    } else {
      ground(place);
    }
  }

  void put(const DrawnPiece& figure) {
    const bool is_magician = figure.piece == Piece::merlin || figure.piece == Piece::morgane;
    drawing_.put(name(figure), is_magician ? Ink::cyan : ink_of(figure.site));
  }

  void ground(Place place) {
    for (int site = 0; site < kSites; ++site) {
      const bool is_castle = place.ring() == 0 && has(rules_.castles(state_), site) &&
                             (board_.castle_spokes(site) & place.bit()) != 0;
      if (!is_castle) continue;
      const bool is_first = place.spoke() == site * board_.spokes() / kSites;
      const std::string letter(1, site_letter(site));
      drawing_.put(is_first ? "[" + letter : letter + "]", ink_of(site));
      return;
    }
    const bool is_stairs = (board_.stairs(place.ring()) & place.bit()) != 0;
    drawing_.put(is_stairs ? " =" : " .", is_stairs ? Ink::yellow : Ink::faint);
  }

  void line_of(std::string_view label, Place place, std::string_view remark) {
    drawing_.put(label);
    for (const DrawnPiece& figure : figures_at(state_, place)) {
      put(figure);
      drawing_.put(" ");
    }
    drawing_.put(remark, Ink::faint);
    drawing_.end_line();
  }

  void castle_line(int site) {
    std::string remark;
    if (has(state_.alive, site)) {
      const int waiting = kMostKnights - state_.household(site).knights_on_board();
      remark = "(" + std::to_string(waiting) + " Knights wait)";
    } else {
      remark = has(state_.seated, site) ? "(disqualified)" : "(nobody's castle)";
    }
    line_of("[" + std::string(1, site_letter(site)) + "]  ", Place::castle(site), remark);
  }

  void locks() {
    for (int ring = 0; ring < board_.rings(); ++ring) {
      for (int spoke = 0; spoke < board_.spokes(); ++spoke) {
        const Place place = Place::square(ring, spoke);
        if (figures_at(state_, place).size() > 1)
          line_of("XX   ", place, "on " + place_text(place));
      }
    }
  }

  void status() {
    if (!state_.is_over) {
      drawing_.put(std::string(1, site_letter(state_.to_move)) + " to move, turn " +
                       std::to_string(state_.turn + 1),
                   Ink::strong);
    } else if (state_.winners == 0) {
      drawing_.put("a draw", Ink::strong);
    } else {
      for (int site = 0; site < kSites; ++site) {
        if (has(state_.winners, site)) {
          drawing_.put(std::string(1, site_letter(site)) + " has won ", Ink::strong);
        }
      }
    }
    drawing_.put("  edition " + std::string(edition_text(state_.edition)), Ink::faint);
    drawing_.end_line();
  }

  const Rules& rules_;
  const Board& board_;
  const State& state_;
  Drawing drawing_;
};

}  // namespace

Drawing draw(const Rules& rules, const State& state) { return BoardDrawer(rules, state).draw(); }

}  // namespace broceliande::grailnah
