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
    const auto first_of_side = std::ranges::find(sides_, sides_[seat]) - sides_.begin();
    if (std::cmp_equal(first_of_side, seat)) ++of_engine_[engine][points];
  }
  const bool has_two_sides = std::ranges::max(sides_) == 1;
  const bool is_meeting = has_two_sides && played.engines[0] != played.engines[1];
  if (is_meeting) add_meeting(played);
}

void Standings::add_meeting(const PlayedGame& played) {
  const Meeting meeting = std::minmax(played.engines[0], played.engines[1]);
  const std::size_t points =
      half_points(played.verdicts[played.engines[0] == meeting.first ? 0 : 1]);
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
