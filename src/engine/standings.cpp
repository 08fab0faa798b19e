#include "engine/standings.hpp"

#include <algorithm>

namespace broceliande::engine {
namespace {

template <class Counts>
Counts turned_if(bool is_turned, Counts counts) {
  if (is_turned) std::ranges::reverse(counts);
  return counts;
}

template <class Counts>
Counts looked_up(const std::map<std::pair<std::size_t, std::size_t>, Counts>& all, std::size_t one,
                 std::size_t other) {
  const auto found = all.find(std::minmax(one, other));
  return turned_if(one > other, found == all.end() ? Counts{} : found->second);
}

}  // namespace

Standings::Standings(std::size_t engines, std::vector<int> sides)
    : sides_(std::move(sides)),
      of_engine_(engines),
      by_seat_(sides_.size()),
      on_seat_(engines * sides_.size()),
      failures_(engines, 0) {}

void Standings::add(const PlayedGame& played) {
  ++games_;
  plies_ += played.plies;
  if (played.failure) ++failures_[played.failure->engine];
  for (std::size_t seat = 0; seat < by_seat_.size(); ++seat) {
    const std::size_t points = half_points(played.verdicts[seat]);
    const std::size_t engine = played.engines[seat];
    ++by_seat_[seat][points];
    ++on_seat_[engine * by_seat_.size() + seat][points];
    if (seat_of(sides_[seat]) == seat) ++of_engine_[engine][points];
  }
  if (has_two_sides()) add_meeting(played);
}

bool Standings::has_two_sides() const { return std::ranges::max(sides_) == 1; }

std::size_t Standings::seat_of(int side) const {
  return static_cast<std::size_t>(std::ranges::find(sides_, side) - sides_.begin());
}

void Standings::add_meeting(const PlayedGame& played) {
  const std::size_t one = seat_of(0);
  const std::size_t other = seat_of(1);
  if (played.engines[one] == played.engines[other]) return;
  const Meeting meeting = std::minmax(played.engines[one], played.engines[other]);
  const std::size_t lower = played.engines[one] == meeting.first ? one : other;
  const std::size_t points = half_points(played.verdicts[lower]);
  ++meetings_[meeting][points];
  const auto [first, is_new] = unpaired_.try_emplace({meeting, played.pairing.opening}, points);
  if (is_new) return;
  ++pairs_[meeting][first->second + points];
  unpaired_.erase(first);
}

GameTally Standings::games_between(std::size_t one, std::size_t other) const {
  return looked_up(meetings_, one, other);
}

PairTally Standings::pairs_between(std::size_t one, std::size_t other) const {
  return looked_up(pairs_, one, other);
}

Crosstable Standings::crosstable() const {
  Crosstable table(engines());
  for (const auto& [meeting, tally] : meetings_) {
    const double draws = static_cast<double>(tally[1]) / 2;
    table.at(meeting.first, meeting.second) = static_cast<double>(tally[2]) + draws;
    table.at(meeting.second, meeting.first) = static_cast<double>(tally[0]) + draws;
  }
  return table;
}

}  // namespace broceliande::engine
