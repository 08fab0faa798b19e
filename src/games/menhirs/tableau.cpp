#include "games/menhirs/tableau.hpp"

#include "games/menhirs/phrases.hpp"
#include "games/menhirs/text.hpp"

namespace broceliande::menhirs {
namespace {

/// The first turn of the clearing, as a word: players speak of rounds, not of 7b.
Argument clearing_start(const State& state) {
  const std::string turn = turn_text(state.first_clearing);
  return Argument::word("argument.clearing." + turn, turn);
}

Saying clearing_fact(const State& state) {
  if (state.first_clearing == kNeverClears) return {&phrases::kFactNoClearing, {}};
  const bool is_ahead = state.turn < state.first_clearing;
  return {is_ahead ? &phrases::kFactClearingAhead : &phrases::kFactClearing,
          {clearing_start(state)}};
}

}  // namespace

Tableau tableau(const State& state) {
  const Board& board = menhirs::board(state.side);
  Tableau tableau;
  for (int i = 0; i < board.cells; ++i) {
    const Cells cell = board.in_order(i);
    const std::string name = cell_text(board, cell);
    if ((state.menhirs & cell) != 0) tableau.figures.push_back({"menhir", kNobody, name});
    if ((state.mist & cell) != 0) tableau.figures.push_back({"mist", kNobody, name});
    const bool is_mirror = state.mirror.is_slide() && (state.mirror.cells() & cell) != 0;
    if (is_mirror) tableau.marks.push_back({name, "mirror", kNobody});
  }
  tableau.round = state.turn / 2 + 1;
  const int rounds = state.turns() / 2;
  tableau.facts.push_back({&phrases::kFactTurn, {tableau.round, rounds}});
  tableau.facts.push_back({&phrases::kFactCovered, {size(state.covered()), kMenhirs}});
  tableau.facts.push_back(clearing_fact(state));
  return tableau;
}

}  // namespace broceliande::menhirs
