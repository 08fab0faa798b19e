#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/seat.hpp"
#include "server/tables/setup.hpp"
#include "server/time/moment.hpp"

/// When somebody counts as gone, and what the others may do then.
namespace broceliande::server {

/// How long somebody may be away where no clock runs.
inline constexpr Milliseconds kAbsenceWithoutClock{600'000};

/// Since when each place has nobody connected; nothing for who is here.
using AwaySince = std::array<std::optional<Moment>, kMaxSeats>;

/// What the others may do about somebody who is gone.
enum class AbsenceChoice : std::uint8_t {
  claim,  ///< of two people, the one who is here: a win or a draw
  hand,   ///< anybody alone: the computer goes on
  ask,    ///< all the others together: the computer goes on
  end,    ///< all the others together: the game ends without a result
};

/// What others see of an absence.
struct AbsenceView {
  Milliseconds gone_in{0};  ///< none where this person is gone
  std::vector<AbsenceChoice> choices;
};

/// How long somebody whose turn it is may be away before they count as gone: a tenth of their
/// time for a game of usual length, within bounds. Nothing where a clock counts days: it alone
/// decides.
[[nodiscard]] std::optional<Milliseconds> longest_absence(const ClockChoice& clock);

/// From when on somebody counts as gone. An absence counts from the leaving or the turn's
/// beginning, whichever is later; who is here, or is not to act, is not gone.
[[nodiscard]] std::optional<Moment> gone_from(std::optional<Moment> left,
                                              std::optional<Moment> turn_began,
                                              std::optional<Milliseconds> longest);

}  // namespace broceliande::server
