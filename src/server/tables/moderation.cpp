#include "server/tables/table.hpp"

// What operators do at a table.

namespace broceliande::server {

std::vector<TableEvent> GameTable::remove(Moment now) const {
  if (phase_ != TablePhase::open) return {};
  return {{now, -1, "", event::Closed{}}};
}

std::vector<TableEvent> GameTable::annul(Moment now) const {
  const bool was_annulled = stopped_ && stopped_->reason == Reason::annulled;
  if (!match_ || was_annulled) return {};
  return {{now, -1, "", event::Annulled{}}};
}

}  // namespace broceliande::server
