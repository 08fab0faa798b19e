#include <algorithm>

#include "server/tables/table.hpp"

// What remains of a player whose account was deleted: the game, and nobody's name.

namespace broceliande::server {

std::vector<TableEvent> GameTable::forget(const std::string& identity, Moment now) const {
  const auto seat = place_of(identity);
  const auto place = seat ? seat : left_place_of(identity);
  if (!place) return {};
  std::vector<TableEvent> events;
  if (phase_ == TablePhase::open) {
    events.push_back({now, *place, "", event::Left{*place}});
    if (people_but(*place).empty()) events.push_back({now, -1, "", event::Closed{}});
    return events;
  }
  const bool plays = phase_ == TablePhase::running && at(*place).is_person();
  if (plays) events.push_back({now, *place, "", event::Resigned{*place}});
  if (!at(*place).name.empty()) events.push_back({now, *place, "", event::Renamed{*place, ""}});
  return events;
}

Record GameTable::record_without_former_names() const {
  Record record = match_->record();
  for (std::size_t player = 0; player < players_.size(); ++player) {
    if (!at(players_[player]).is_former()) continue;
    record.setup.players[player] = kFormerPlayer;
  }
  return record;
}

std::string GameTable::public_record() const {
  if (!match_) return "";
  const bool has_former = std::ranges::any_of(places_, &PlaceState::is_former);
  return record_text(has_former ? record_without_former_names() : match_->record());
}

}  // namespace broceliande::server
