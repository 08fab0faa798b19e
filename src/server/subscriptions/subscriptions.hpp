#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/cluster/announcement.hpp"
#include "server/live_tables/table_service.hpp"
#include "server/protocol/client_message.hpp"
#include "server/subscriptions/lobby.hpp"
#include "server/subscriptions/open_tables.hpp"
#include "server/subscriptions/sessions.hpp"

namespace broceliande::server {

/// Who follows which table, who of its players is present, and what all of them are sent.
class Subscriptions {
 public:
  Subscriptions(ServiceContext& context, TableService& tables, Sessions& sessions, Lobby& lobby,
                OpenTables& open_tables)
      : context_(context),
        tables_(tables),
        sessions_(sessions),
        lobby_(lobby),
        open_tables_(open_tables) {}

  /// Tells what happened since, or the whole table.
  void subscribe(LiveTable& live, Session& session, int request, const message::Watch& watch);
  void unsubscribe(const std::string& table, Session& session);

  /// These events have happened and are on disk.
  void publish(LiveTable& live, const std::vector<TableEvent>& events);
  /// The table was read from its log: anything may be different.
  void publish_reload(LiveTable& live);
  /// To one of the table's sessions, as it is now.
  void show(LiveTable& live, Session& session);
  /// A table that is not in memory here has changed: its people may be here all the same.
  void publish_elsewhere(const std::string& table);

  /// Tells of those who have left, or are away when their turn begins, and of those who are gone.
  void publish_absences();
  void announce_all();
  void on_presence(const PresenceAnnouncement& presence);

  [[nodiscard]] Presence presence(const LiveTable& live) const;
  /// What a decision depends on; either may be null.
  [[nodiscard]] DecisionContext context(const LiveTable* live, const Session* session) const;

 private:
  [[nodiscard]] bool send_missed(LiveTable& live, Session& session, std::uint32_t after);
  void send_view(LiveTable& live, Session& session, bool wants_view);
  void send_table(LiveTable& live);
  void send_table_to(LiveTable& live, Session& session, std::optional<int> request);
  void send_presence(LiveTable& live);
  void send_chat(LiveTable& live, const ChatLine& line);
  void send_played(LiveTable& live, const event::Played& played);
  void send_changes(LiveTable& live, const std::vector<TableEvent>& events);
  void send_turns(LiveTable& live);
  void remember(LiveTable& live, const std::vector<TableEvent>& events);
  void update_presence(LiveTable& live);
  void update_lists(const TableIndex& table);
  void announce_presence(const LiveTable& live);
  void note_absences(LiveTable& live) const;

  ServiceContext& context_;
  TableService& tables_;
  Sessions& sessions_;
  Lobby& lobby_;
  OpenTables& open_tables_;
};

}  // namespace broceliande::server
