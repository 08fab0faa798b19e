#include <algorithm>

#include "server/tables/table.hpp"

// What time alone leads to.

namespace broceliande::server {

std::vector<TableEvent> GameTable::compensate(std::span<const Outage> outages, Moment now) const {
  const auto since = phase_ == TablePhase::running ? clocks_.running_since() : std::nullopt;
  std::vector<TableEvent> events;
  if (!since) return events;
  Moment settled = std::max(*since, compensated_until_);
  if (outages.empty() || outages.back().until <= settled) return events;
  for (const Outage& outage : outages) {
    const Outage owed{std::max(outage.from, settled), std::min(outage.until, now)};
    if (owed.until - owed.from < kShortestPause) continue;
    events.push_back({now, -1, "", event::TimeCompensated{owed}});
    settled = owed.until;
  }
  return events;
}

std::vector<TableEvent> GameTable::close_if_stale(Moment since, Moment now) const {
  if (phase_ != TablePhase::open || changed_ > since) return {};
  return {{now, -1, "", event::Closed{}}};
}

std::vector<TableEvent> GameTable::decide_by_time(Moment now) const {
  if (phase_ != TablePhase::running) return {};
  const auto deadline_with_lag = deadline();
  if (!deadline_with_lag || now < *deadline_with_lag) return {};
  return {{now, -1, "", event::FlagFell{*clocks_.out_of_time(now)}}};
}

}  // namespace broceliande::server
