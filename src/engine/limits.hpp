#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/seat.hpp"
#include "engine/search_timer.hpp"

namespace broceliande::engine {

/// A seat's clock in games that are played with one.
struct ClockTime {
  Milliseconds left{0};
  Milliseconds increment{0};  ///< added after each of the seat's actions

  friend bool operator==(const ClockTime&, const ClockTime&) = default;
};

/// What may be spent on one decision; 0 and nothing mean no limit.
struct Limits {
  std::optional<Milliseconds> movetime;
  std::uint64_t nodes = 0;
  int depth = 0;
  std::array<std::optional<ClockTime>, kMaxSeats> clocks{};

  [[nodiscard]] bool is_unlimited(Seat seat) const {
    return !movetime && nodes == 0 && depth == 0 && !clocks[seat.index];
  }

  friend bool operator==(const Limits&, const Limits&) = default;
};

/// For an action, where nothing else limits whoever would think for ever.
inline constexpr Milliseconds kDefaultTime{100};

/// How long the seat may think now: the time for one action, or a share of its clock that never
/// runs it down; nothing where time does not count.
[[nodiscard]] std::optional<Milliseconds> time_to_think(const Limits& limits, Seat seat);

/// The stricter of each limit; clocks are those of `given`.
[[nodiscard]] Limits stricter(Limits given, const Limits& own);

}  // namespace broceliande::engine
