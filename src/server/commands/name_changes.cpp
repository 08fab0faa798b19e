#include "server/commands/name_changes.hpp"

#include <set>
#include <utility>

namespace broceliande::server {

void NameChanges::change(const Identity& identity) {
  for (const SessionId id : sessions_.of(identity.id)) sessions_.at(id).identity = identity;
  const auto [known, is_first] = lately_.try_emplace(identity.id);
  if (!is_first) {
    known->second = identity;
    return;
  }
  tell(identity);
  wait(identity.id);
}

void NameChanges::wait(const std::string& identity) {
  later_.add(context_.now() + kTogether, [this, identity] {
    const auto waiting = std::exchange(lately_.at(identity), std::nullopt);
    if (!waiting) {
      lately_.erase(identity);
      return;
    }
    tell(*waiting);
    wait(identity);
  });
}

/// Whoever has been deleted meanwhile has no connections, and their tables keep no name.
void NameChanges::tell(const Identity& identity) {
  std::set<std::string> tables;
  for (const SessionId id : sessions_.of(identity.id)) {
    const Session& session = sessions_.at(id);
    tables.insert(session.tables.begin(), session.tables.end());
  }
  for (const std::string& table : tables) {
    tables_.change(
        table,
        [this, identity](const GameTable& now) {
          return Result<std::vector<TableEvent>>(
              now.rename(identity.id, identity.name, context_.now()));
        },
        [](const Result<void>& /*the old name is no harm*/) {});
  }
}

}  // namespace broceliande::server
