#pragma once

#include "server/accounts/moderation.hpp"
#include "server/storage/database/database.hpp"

namespace broceliande::server::storage {

/// From rows of who it is, and before that whether they have blocked rather than are blocked.
[[nodiscard]] inline BlockedPeople blocked_people_of(const StatementResult& outcome) {
  BlockedPeople people;
  for (const Row& row : outcome.rows) {
    (row.number(0) != 0 ? people.blocked_by : people.blocked).insert(row.text(1));
  }
  return people;
}

}  // namespace broceliande::server::storage
