#pragma once

#include <string>
#include <string_view>

#include "server/accounts/bucket.hpp"
#include "server/computers/computer_players.hpp"
#include "server/protocol/client_message.hpp"
#include "server/scheduler/heartbeat.hpp"
#include "server/subscriptions/subscriptions.hpp"

namespace broceliande::server {

/// Answers what clients say over their sockets.
class CommandHandler {
 public:
  struct Parts {
    Keeper& tables;
    Sessions& sessions;
    Subscriptions& subscriptions;
    Lobby& lobby;
    Heartbeat& heartbeat;
    ComputerPlayers& computers;
    /// Starts what the server has to do at a table.
    std::function<void(OpenTable&)> look_after;
  };

  CommandHandler(ServiceContext& context, Parts parts);

  void hear(Visitor& visitor, std::string_view text);
  /// Everything is refused from now on.
  void stop() { is_stopping_ = true; }

 private:
  void answer(Visitor& visitor, const Ask& ask, const ask::Watch& watch);
  void answer(Visitor& visitor, const Ask& ask, const ask::Unwatch& unwatch);
  void answer(Visitor& visitor, const Ask& ask, const ask::Page& page);
  void answer(Visitor& visitor, const Ask& ask, const ask::Create& create);
  void answer(Visitor& visitor, const Ask& ask, const TableAsk& command);
  void answer(Visitor& visitor, const Ask& ask, const ask::WatchLobby& lobby);
  void answer(Visitor& visitor, const Ask& ask, const ask::ListGames& list);
  void answer(Visitor& visitor, const Ask& ask, const ask::Ping& ping);

  void create(Visitor& visitor, const Ask& ask, const ask::Create& create,
              const std::string& table);
  void change(Visitor& visitor, const Ask& ask, const TableAsk& command);
  void refuse_to(VisitorId id, int request, const Error& error);
  void refuse_to(VisitorId id, int request, const Phrase& phrase);

  ServiceContext& context_;
  Parts parts_;
  Buckets creations_;
  bool is_stopping_ = false;
};

}  // namespace broceliande::server
