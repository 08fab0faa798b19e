#include "engine/limits.hpp"

#include <algorithm>

#include "search/strength.hpp"

namespace broceliande::engine {
namespace {

/// What answering costs beside thinking: the pipe, the other program, a busy machine.
constexpr Milliseconds kOverhead{10};
/// A game is taken to last this many more actions of the seat.
constexpr int kActionsToCome = 25;

Milliseconds share_of(const ClockTime& clock) {
  const Milliseconds usable = std::max(clock.left - kOverhead, Milliseconds{1});
  const Milliseconds share = clock.left / kActionsToCome + clock.increment * 3 / 4;
  return std::clamp(share, Milliseconds{1}, std::max(usable / 2, Milliseconds{1}));
}

}  // namespace

std::optional<Milliseconds> time_to_think(const Limits& limits, Seat seat) {
  const auto& clock = limits.clocks[seat.index];
  if (!clock) return limits.movetime;
  const Milliseconds share = share_of(*clock);
  return limits.movetime ? std::min(share, *limits.movetime) : share;
}

Limits stricter(Limits given, const Limits& own) {
  given.nodes = search::stricter(given.nodes, own.nodes);
  given.depth = search::stricter(given.depth, own.depth);
  if (own.movetime)
    given.movetime = std::min(*own.movetime, given.movetime.value_or(*own.movetime));
  return given;
}

}  // namespace broceliande::engine
