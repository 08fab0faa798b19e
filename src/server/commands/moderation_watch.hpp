#pragma once

#include <functional>
#include <optional>
#include <string>

#include "server/accounts/recent_keys.hpp"
#include "server/cluster/announcement.hpp"
#include "server/live_tables/table_service.hpp"
#include "server/subscriptions/lobby.hpp"
#include "server/subscriptions/sessions.hpp"
#include "server/subscriptions/subscriptions.hpp"

namespace broceliande::server {

/// Lets connections know whom their people have blocked, here or at other nodes, and what operators
/// do with programs of their own: their acts are read from storage every other second.
class ModerationWatch {
 public:
  struct ModerationDependencies {
    TableService& tables;
    Sessions& sessions;
    Subscriptions& subscriptions;
    Lobby& lobby;
  };

  ModerationWatch(ServiceContext& context, ModerationDependencies dependencies)
      : context_(context), dependencies_(dependencies) {}

  /// What somebody has blocked, or who has blocked them, has changed: told to other nodes too.
  void announce(const std::string& identity);
  void on_change(const PeopleAnnouncement& people) { refresh(people.identity); }
  /// What a connection was opened with may have changed since.
  void on_connect(const std::string& identity);
  /// Their connections are brought up to date.
  void refresh(const std::string& identity);
  void tick(Moment now);

 private:
  struct PersonModeration {
    Moment muted_until;
    BlockedPeople people;
  };

  void take(const std::string& identity, const PersonModeration& moderation);
  void apply(const ModerationAct& act);
  void ask_for_acts();

  ServiceContext& context_;
  ModerationDependencies dependencies_;
  RecentKeys changed_{10'000};        ///< people
  std::optional<std::int64_t> last_;  ///< act that was heard of
  Moment asked_;
  bool is_asking_ = false;
};

}  // namespace broceliande::server
