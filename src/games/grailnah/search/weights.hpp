#pragma once

#include <array>
#include <span>
#include <string_view>

#include "games/grailnah/state.hpp"
#include "search/score.hpp"

namespace broceliande::grailnah {

using search::Score;

/// Something by how many steps a Knight is from the Grailnah: 1 on the innermost ring, 7 seven or
/// more rings out, 0 in a castle.
using BySteps = std::array<Score, 8>;

/// What things are worth in Grailnah, to the site that has them.
struct Weights {
  BySteps knight = {90, 1200, 620, 430, 320, 240, 180, 130};  ///< free, Merlin within the circle
  BySteps ranger = {90, 1200, 660, 470, 360, 240, 180, 130};  ///< free, Merlin out of it for good
  BySteps locked = {0, 420, 217, 150, 112, 84, 63, 45};
  /// The mover may move a magician: by the Knight of a rival nearest to the Grailnah that he could
  /// drive home; 0: none.
  BySteps merlin_drives = {0, 666, 318, 204, 138, 90, 54, 24};
  BySteps morgane_drives = {0, 400, 150, 70, 30, 0, 0, 0};
  BySteps may_lock = {0, 300, 100, 50, 20, 0, 0, 0};  ///< likewise by his own pieces
  /// What rivals could do next to Knights of the mover's side, likewise.
  BySteps merlin_looms = {0, -220, -106, -68, -46, -30, -18, -8};
  BySteps morgane_looms = {0, -100, -50, -20, -10, 0, 0, 0};
  BySteps may_be_locked = {0, -60, -30, -10, 0, 0, 0, 0};
  /// By how many Knights can still go somewhere.
  std::array<Score, kMostKnights + 1> free_knights = {-160, -70, -30, -10, 0, 0, 0, 0, 0};
  Score room = 2;       ///< a square along the ring that a free Knight can go to, eight at most
  Score blocked = -25;  ///< the square in front of a Knight is taken or closed
  /// A Knight in a castle, by how many of its side gates someone stands on, and by how many of them
  /// a lock has closed.
  std::array<Score, 3> waylaid = {0, -8, -25};
  std::array<Score, 3> sealed = {0, -10, -30};
  /// Of a rival's castle, by how many are taken.
  std::array<Score, 3> side_gates = {0, 30, 100};
  std::array<Score, 3> royal_gates = {0, 15, 30};
  Score last_gate = 50;  ///< only one of the four is not taken
  /// By how many steps the first free Knight is nearer than the first of all rivals, five at most;
  /// with Merlin within the circle, and out of it.
  std::array<Score, 6> lead = {0, 5, 10, 15, 20, 25};
  std::array<Score, 6> lead_of_rangers = {0, 20, 60, 90, 110, 130};
  Score walk = 1;            ///< a step of King and Queen on their way to Knights who wait
  Score royal_out = 8;       ///< King or Queen out of the castles
  Score royal_locked = -15;  ///< King or Queen in a lock
  Score merlin_spent = -20;  ///< three of the last turns were Merlin's (G18)
  Score to_move = 40;
  Score to_move_of_rangers = 40;
};

/// The tuned weights for so many players.
[[nodiscard]] const Weights& weights_for(int players);

/// For tuners: every part of the weights by name. Evaluations are linear in all of them.
struct WeightPart {
  std::string_view name;
  std::span<Score> (*of)(Weights&);
};
inline constexpr std::array kWeightParts = {
    WeightPart{"knight", [](Weights& w) { return std::span<Score>(w.knight); }},
    WeightPart{"ranger", [](Weights& w) { return std::span<Score>(w.ranger); }},
    WeightPart{"locked", [](Weights& w) { return std::span<Score>(w.locked); }},
    WeightPart{"merlin_drives", [](Weights& w) { return std::span<Score>(w.merlin_drives); }},
    WeightPart{"morgane_drives", [](Weights& w) { return std::span<Score>(w.morgane_drives); }},
    WeightPart{"may_lock", [](Weights& w) { return std::span<Score>(w.may_lock); }},
    WeightPart{"merlin_looms", [](Weights& w) { return std::span<Score>(w.merlin_looms); }},
    WeightPart{"morgane_looms", [](Weights& w) { return std::span<Score>(w.morgane_looms); }},
    WeightPart{"may_be_locked", [](Weights& w) { return std::span<Score>(w.may_be_locked); }},
    WeightPart{"free_knights", [](Weights& w) { return std::span<Score>(w.free_knights); }},
    WeightPart{"room", [](Weights& w) { return std::span(&w.room, 1); }},
    WeightPart{"blocked", [](Weights& w) { return std::span(&w.blocked, 1); }},
    WeightPart{"waylaid", [](Weights& w) { return std::span<Score>(w.waylaid); }},
    WeightPart{"sealed", [](Weights& w) { return std::span<Score>(w.sealed); }},
    WeightPart{"side_gates", [](Weights& w) { return std::span<Score>(w.side_gates); }},
    WeightPart{"royal_gates", [](Weights& w) { return std::span<Score>(w.royal_gates); }},
    WeightPart{"last_gate", [](Weights& w) { return std::span(&w.last_gate, 1); }},
    WeightPart{"lead", [](Weights& w) { return std::span<Score>(w.lead); }},
    WeightPart{"lead_of_rangers", [](Weights& w) { return std::span<Score>(w.lead_of_rangers); }},
    WeightPart{"walk", [](Weights& w) { return std::span(&w.walk, 1); }},
    WeightPart{"royal_out", [](Weights& w) { return std::span(&w.royal_out, 1); }},
    WeightPart{"royal_locked", [](Weights& w) { return std::span(&w.royal_locked, 1); }},
    WeightPart{"merlin_spent", [](Weights& w) { return std::span(&w.merlin_spent, 1); }},
    WeightPart{"to_move", [](Weights& w) { return std::span(&w.to_move, 1); }},
    WeightPart{"to_move_of_rangers",
               [](Weights& w) { return std::span(&w.to_move_of_rangers, 1); }},
};

}  // namespace broceliande::grailnah
