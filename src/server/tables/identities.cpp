#include "server/tables/table.hpp"

// What becomes of a place whose person is called, or is, another one.

namespace broceliande::server {

std::vector<TableEvent> GameTable::rename(const std::string& identity, const std::string& name,
                                          Moment now) const {
  const auto place = place_of(identity);
  if (!place || phase_ != TablePhase::open || at(*place).name == name) return {};
  return {{now, *place, "", event::Renamed{*place, name}}};
}

std::vector<TableEvent> GameTable::claim(const std::string& guest, const Requester& account,
                                         Moment now) const {
  const auto seat = place_of(guest);
  const auto place = seat ? seat : left_place_of(guest);
  if (!place || guest == account.identity) return {};
  if (place_of(account.identity) || left_place_of(account.identity)) {
    if (phase_ != TablePhase::open) return {};
    return {{now, *place, "", event::Left{*place}}};
  }
  // From the beginning on the record has the names.
  const std::string& name = phase_ == TablePhase::open ? account.name : at(*place).name;
  return {{now, *place, "", event::Claimed{*place, name, Secret(account.identity)}}};
}

}  // namespace broceliande::server
