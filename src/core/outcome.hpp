#pragma once

#include <array>
#include <cstdint>

#include "core/seat.hpp"

namespace broceliande {

enum class Verdict : std::int8_t { loss = -1, draw = 0, win = 1 };

/// The result of a finished game for one seat: whether it won, and what it adds to that player's
/// match score.
struct SeatResult {
  Verdict verdict = Verdict::draw;
  int score = 0;

  friend bool operator==(const SeatResult&, const SeatResult&) = default;
};

/// The end of a game, a result for each seat. Seats that the game does not have stay at a draw.
struct Outcome {
  std::array<SeatResult, kMaxSeats> of{};

  [[nodiscard]] const SeatResult& operator[](Seat seat) const { return of[seat.index]; }
  [[nodiscard]] SeatResult& operator[](Seat seat) { return of[seat.index]; }
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

}  // namespace broceliande
