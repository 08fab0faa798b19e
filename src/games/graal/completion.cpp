#include <algorithm>
#include <span>

#include "games/graal/drawing_up.hpp"
#include "games/graal/text.hpp"

// "Place the rest for me": squares drawn at random among those that suit a kind, ranks counted from
// one's own edge of the board.
namespace broceliande::graal {
namespace {

/// Where a kind likes to stand: from its own edge, the first and the last rank.
struct Ranks {
  int first = 1;
  int last = 8;
};
constexpr std::array<Ranks, kKinds> kLikedRanks{{{.first = 1, .last = 2},
                                                 {.first = 1, .last = 3},
                                                 {.first = 1, .last = 3},
                                                 {.first = 1, .last = 4},
                                                 {.first = 2, .last = 5},
                                                 {.first = 3, .last = 6},
                                                 {.first = 4, .last = 7},
                                                 {.first = 3, .last = 7}}};
constexpr Ranks kCastleRanks{.first = 1, .last = 3};
constexpr Ranks kKingdom{};

/// Tries to find a completion whose courtyard is guarded.
constexpr int kTries = 16;

int rank_from_own_edge(Square square, Camp camp) {
  return (camp == Camp::south ? square : square.half_turned()).rank() + 1;
}

std::vector<Square> kingdom_squares(const Muster& muster, Ranks ranks, Rng& rng) {
  std::vector<Square> squares;
  for (int i = 0; i < kSquares; ++i) {
    const Square square{static_cast<std::uint8_t>(i)};
    if (square.kingdom() != muster.camp) continue;
    const int rank = rank_from_own_edge(square, muster.camp);
    if (rank >= ranks.first && rank <= ranks.last) squares.push_back(square);
  }
  rng.shuffle(std::span(squares));
  return squares;
}

bool is_free(const DrawingUp& drawing_up, Square square) {
  return std::ranges::none_of(drawing_up.armies, [square](const auto& army) {
    return std::ranges::find(army, square, &Placement::square) != army.end();
  });
}

/// A castle with both squares free if `wants_free`; otherwise figures may stand in it already.
bool place_castle_in(const Muster& muster, DrawingUp& drawing_up, Ranks ranks, bool wants_free,
                     Rng& rng) {
  for (const Square donjon : kingdom_squares(muster, ranks, rng)) {
    const auto first = static_cast<int>(rng.below(4));
    for (int i = 0; i < 4; ++i) {
      const Direction side = turned(Direction::N, 2 * ((first + i) % 4));
      if (steps_to_edge(donjon, side) == 0) continue;
      const Square courtyard = walked(donjon, side, 1);
      const bool is_empty = is_free(drawing_up, donjon) && is_free(drawing_up, courtyard);
      if (wants_free && !is_empty) continue;
      if (place_castle(muster, drawing_up, {donjon, courtyard})) return true;
    }
  }
  return false;
}

void place_missing_castle(const Muster& muster, DrawingUp& drawing_up, Rng& rng) {
  if (drawing_up.castle) return;
  if (place_castle_in(muster, drawing_up, kCastleRanks, true, rng)) return;
  if (place_castle_in(muster, drawing_up, kKingdom, true, rng)) return;
  // There are more holes than figures, so some donjon is free; who stands beside it is in the yard.
  (void)place_castle_in(muster, drawing_up, kKingdom, false, rng);
}

/// The castle is left to those who are put there on purpose.
bool place_in(const Muster& muster, DrawingUp& drawing_up, int army, Kind kind, Ranks ranks,
              Rng& rng) {
  for (const Square square : kingdom_squares(muster, ranks, rng)) {
    const Castle& castle = *drawing_up.castle;
    if (square == castle.donjon || square == castle.courtyard) continue;
    if (place(muster, drawing_up, army, {kind, square})) return true;
  }
  return false;
}

void place_missing(const Muster& muster, DrawingUp& drawing_up, int army, Kind kind, Rng& rng) {
  const auto& placements = drawing_up.armies[static_cast<std::size_t>(army - 1)];
  const auto placed = std::ranges::count(placements, kind, &Placement::kind);
  for (auto i = placed; i < muster.figures(army, kind); ++i) {
    const bool is_chief_king = army == 1 && kind == Kind::king;
    // In his own donjon the King is safe and guards the courtyard.
    if (is_chief_king && place(muster, drawing_up, army, {kind, drawing_up.castle->donjon}))
      continue;
    const Ranks liked = kLikedRanks[static_cast<std::size_t>(kind)];
    if (place_in(muster, drawing_up, army, kind, liked, rng)) continue;
    (void)place_in(muster, drawing_up, army, kind, kKingdom, rng);
  }
}

DrawingUp complete_once(const Muster& muster, DrawingUp drawing_up, Rng& rng) {
  place_missing_castle(muster, drawing_up, rng);
  // Kinds in order: the King, then all horsemen, who need open ground, then the other footmen.
  // Every map has open squares for all of them (kFewestOpenSquares).
  for (int k = 0; k < kKinds; ++k) {
    for (int army = 1; army <= muster.armies; ++army) {
      place_missing(muster, drawing_up, army, static_cast<Kind>(k), rng);
    }
  }
  return drawing_up;
}

}  // namespace

DrawingUp complete(const Muster& muster, const DrawingUp& drawing_up, Rng& rng) {
  DrawingUp completed = complete_once(muster, drawing_up, rng);
  for (int i = 1; i < kTries && warning_for(muster, completed) != Warning::none; ++i) {
    completed = complete_once(muster, drawing_up, rng);
  }
  return completed;
}

}  // namespace broceliande::graal
