#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/outcome.hpp"
#include "games/grailnah/board.hpp"
#include "games/grailnah/state.hpp"

namespace broceliande::grailnah {

/// What is fixed for a whole game and not part of a position.
struct Rules {
  Board board;
  bool four_castles = false;     ///< G7: all four stand, whoever plays
  bool knights_run_out = false;  ///< G11: knight-exit = slide
  bool merlin_by_moves = false;  ///< merlin-limit = moves

  /// The sites on which castles stand (G7).
  [[nodiscard]] Sites castles(const State& state) const {
    return four_castles ? Sites{0b1111} : state.seated;
  }
  /// The squares of ring A that they cover (G3).
  [[nodiscard]] Ring castle_squares(const State& state) const {
    return board.castle_squares(castles(state));
  }
};

/// G7–G10: everybody at home, the magicians on the Grailnah, White to move.
[[nodiscard]] State start(Sites seated, Edition edition);

/// Whether the player to move may move Merlin now (G18), and Morgane (G22).
[[nodiscard]] bool may_move_merlin(const State& state);
[[nodiscard]] bool may_move_morgane(const State& state);

/// Whether all four gate squares of a castle hold pieces of one colour (G28).
[[nodiscard]] bool is_shut_in(const Rules& rules, const State& state, int castle, int by);

/// The gate squares of a player's castle that hold a piece of any other colour (G4, G28). Nobody
/// is kept in where nobody lives or who lived there is disqualified.
[[nodiscard]] std::vector<Place> blocked_gates(const Rules& rules, const State& state, int castle);

/// Appends every legal action.
void legal(const Rules& rules, const State& state, std::vector<Action>& actions);

/// How many actions `legal` would append.
[[nodiscard]] std::uint64_t count_legal(const Rules& rules, const State& state);

/// Carries out a legal action.
void apply(const Rules& rules, State& state, Action action);

/// G30: the third occurrence of a position.
void end_in_draw(State& state);

}  // namespace broceliande::grailnah
