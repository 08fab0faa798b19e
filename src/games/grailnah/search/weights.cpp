#include "games/grailnah/search/weights.hpp"

// Made by grailnah_tune; docs/studies/tuning.md has the commands and how the weights did.
namespace broceliande::grailnah {
namespace {

constexpr Weights kForTwo{
    .knight = {49, 1068, 507, 326, 314, 225, 144, 72},
    .ranger = {39, 1068, 611, 456, 361, 277, 112, 38},
    .locked = {0, 374, 193, 134, 100, 10, 43, 85},
    .merlin_drives = {22, 593, 283, 182, 123, 65, 57, 36},
    .morgane_drives = {24, 356, 128, 61, 26, 0, 0, 0},
    .may_lock = {-61, 267, 108, 58, 35, 36, 38, -45},
    .merlin_looms = {16, -196, -114, -88, -52, -21, -16, 20},
    .morgane_looms = {-1, -89, -50, -20, -9, 0, 0, 0},
    .may_be_locked = {9, -53, 4, 15, 5, -9, -82, 5},
    .free_knights = {-218, -64, 41, 69, 78, -100, -48, 0, 0},
    .room = 4,
    .blocked = -47,
    .waylaid = {-29, -31, -51},
    .sealed = {1, -35, -86},
    .side_gates = {14, 40, 17},
    .royal_gates = {1, -18, 12},
    .last_gate = 60,
    .lead = {-4, 15, 34, 8, -9, 23},
    .lead_of_rangers = {-19, 62, 79, 71, 46, 115},
    .walk = 1,
    .royal_out = 8,
    .royal_locked = 20,
    .merlin_spent = -13,
    .to_move = 33,
    .to_move_of_rangers = 32,
};

/// No weights tuned for three did better than the guessed ones.
constexpr Weights kForThree{};

constexpr Weights kForFour{
    .knight = {33, 548, 283, 196, 148, 126, 92, 52},
    .ranger = {25, 597, 337, 198, 141, 91, 39, 24},
    .locked = {0, 192, 99, 69, 51, -24, 41, 7},
    .merlin_drives = {12, 304, 145, 93, 63, 41, 33, 8},
    .morgane_drives = {22, 183, 69, 36, 16, 0, 0, 0},
    .may_lock = {-63, 137, 92, 55, 39, 5, -8, -60},
    .merlin_looms = {26, -101, -48, -31, -21, -72, -23, 25},
    .morgane_looms = {41, -47, -55, -32, -9, 0, 0, 0},
    .may_be_locked = {-21, 29, 5, -5, -11, -2, -29, -30},
    .free_knights = {-56, -43, -11, -2, -11, 0, 0, 0, 0},
    .room = 0,
    .blocked = -19,
    .waylaid = {-12, -12, -16},
    .sealed = {-9, -11, -26},
    .side_gates = {-27, 9, 91},
    .royal_gates = {19, 5, 7},
    .last_gate = 11,
    .lead = {-10, 5, 11, 7, 9, 11},
    .lead_of_rangers = {-63, 4, 38, 77, 77, 70},
    .walk = -1,
    .royal_out = 10,
    .royal_locked = -24,
    .merlin_spent = -15,
    .to_move = 11,
    .to_move_of_rangers = 9,
};

}  // namespace

const Weights& weights_for(int players) {
  if (players == 2) return kForTwo;
  return players == 3 ? kForThree : kForFour;
}

}  // namespace broceliande::grailnah
