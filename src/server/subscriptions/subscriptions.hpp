#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/cluster/announcement.hpp"
#include "server/live_tables/table_service.hpp"
#include "server/protocol/client_message.hpp"
#include "server/subscriptions/lobby.hpp"
#include "server/subscriptions/sessions.hpp"

namespace broceliande::server {

/// Who follows which table, who of its people is there, and what all of them are told.
class Subscriptions {
 public:
  Subscriptions(ServiceContext& context, Keeper& tables, Sessions& sessions, Lobby& lobby)
      : context_(context), tables_(tables), sessions_(sessions), lobby_(lobby) {}

  /// Tells what happened since, or the whole table.
  void subscribe(OpenTable& open, Visitor& visitor, int request, const ask::Watch& watch);
  void unsubscribe(const std::string& table, Visitor& visitor);

  /// These events have happened and are on disk.
  void publish(OpenTable& open, const std::vector<Event>& events);
  /// The table was read from its log: anything may be different.
  void publish_reload(OpenTable& open);
  /// To one of the table's sessions, as it is now.
  void show(OpenTable& open, Visitor& visitor);
  /// A table that is not in memory here has changed: its people may be here all the same.
  void publish_elsewhere(const std::string& table);

  /// Tells of those who have been away for so long that their place may be handed over.
  void look_at_absences();
  void announce_all();
  void hear(const PresenceAnnouncement& presence);

  [[nodiscard]] Attendance attendance(const OpenTable& open) const;
  /// What a decision depends on; either may be null.
  [[nodiscard]] Circumstances circumstances(const OpenTable* open, const Visitor* visitor) const;

 private:
  [[nodiscard]] bool tell_missed(OpenTable& open, Visitor& visitor, std::uint32_t after);
  void tell_view(OpenTable& open, Visitor& visitor, bool wants_view);
  void tell_table(OpenTable& open);
  void tell_table_to(OpenTable& open, Visitor& visitor, std::optional<int> request);
  void tell_presence(OpenTable& open);
  void tell_chat(OpenTable& open, const ChatLine& line);
  void tell_played(OpenTable& open, const event::Played& played);
  void tell_changes(OpenTable& open, const std::vector<Event>& events);
  void tell_turns(OpenTable& open);
  void remember(OpenTable& open, const std::vector<Event>& events);
  void update_presence(OpenTable& open);
  void announce_presence(const OpenTable& open);
  [[nodiscard]] std::optional<Milliseconds> patience(const Table& table) const;

  ServiceContext& context_;
  Keeper& tables_;
  Sessions& sessions_;
  Lobby& lobby_;
};

}  // namespace broceliande::server
