#pragma once

#include <array>

#include "games/grailnah/rules.hpp"
#include "search/score.hpp"

namespace broceliande::grailnah {

using search::Score;

/// What things are worth in Grailnah.
struct Weights {
  /// A free Knight so many steps from the Grail, 1 being the innermost ring; the last is for one in
  /// a castle or farther out.
  std::array<Score, 9> knight = {0, 1200, 620, 430, 320, 240, 180, 130, 90};
  Score locked_percent = 35;      ///< what is left of the worth of a locked Knight
  Score blocked = 25;             ///< the square in front is taken or closed
  Score sent_percent = 60;        ///< of the best enemy Knight that the mover's magicians reach
  Score threatened_percent = 20;  ///< of the mover's own best Knight that they reach
  Score safe_inside = 40;         ///< a Knight inside the circle while Merlin is outside
  Score royal_out = 8;            ///< King or Queen out of the castles
  Score gate = 15;                ///< pieces on the gate squares of an enemy castle, squared
  Score to_move = 40;
};

/// How well each site stands, seen when it is `state.to_move`'s turn.
using Standings = std::array<Score, kSites>;
[[nodiscard]] Standings appraise(const Rules& rules, const Weights& weights, const State& state);

/// What a piece that a magician drives from there is worth to its owner, roughly.
[[nodiscard]] Score knight_worth(const Rules& rules, const Weights& weights, Place place);

}  // namespace broceliande::grailnah
