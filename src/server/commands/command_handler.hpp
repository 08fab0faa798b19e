#pragma once

#include <string>
#include <string_view>
#include <unordered_map>

#include "server/accounts/token_bucket.hpp"
#include "server/computers/computer_players.hpp"
#include "server/protocol/client_message.hpp"
#include "server/scheduler/heartbeat.hpp"
#include "server/subscriptions/subscriptions.hpp"

namespace broceliande::server {

/// Answers what clients say over their sockets.
class CommandHandler {
 public:
  struct CommandDependencies {
    TableService& tables;
    Sessions& sessions;
    Subscriptions& subscriptions;
    Lobby& lobby;
    OpenTables& open_tables;
    Heartbeat& heartbeat;
    ComputerPlayers& computers;
    /// Starts what the server has to do at a table.
    std::function<void(LiveTable&)> look_after;
  };

  CommandHandler(ServiceContext& context, CommandDependencies dependencies);

  void on_message(Session& session, std::string_view text);
  /// Everything is refused from now on.
  void stop() { is_stopping_ = true; }

 private:
  void answer(Session& session, const ClientMessage& message, const message::Watch& watch);
  void answer(Session& session, const ClientMessage& message, const message::Unwatch& unwatch);
  void answer(Session& session, const ClientMessage& message, const message::Page& page);
  void answer(Session& session, const ClientMessage& message, const command::Create& create);
  void answer(Session& session, const ClientMessage& message, const TableCommand& command);
  void answer(Session& session, const ClientMessage& message, const message::WatchLobby& lobby);
  void answer(Session& session, const ClientMessage& message, const message::PageLobby& page);
  void answer(Session& session, const ClientMessage& message, const message::ListGames& list);
  void answer(Session& session, const ClientMessage& message, const message::Ping& ping);

  void create(Session& session, const ClientMessage& message, const command::Create& create,
              const std::string& table);
  void change(Session& session, const ClientMessage& message, const TableCommand& command);
  [[nodiscard]] bool is_within_limits(
      Session& session, const tl::expected<ClientMessage, UnreadableMessage>& message);
  [[nodiscard]] bool may_chat(const Session& session);
  [[nodiscard]] bool may_create(const Session& session);
  /// Whether one more command may wait for storage, which then counts until end_command().
  [[nodiscard]] bool begin_command(const Session& session);
  void end_command(const std::string& household);
  void refuse_to(SessionId id, int request, const Error& error);
  void refuse_to(SessionId id, int request, const Phrase& phrase);
  /// Refuses where the session's token is for looking only.
  [[nodiscard]] bool may_play(const Session& session, int request);

  ServiceContext& context_;
  CommandDependencies dependencies_;
  TokenBuckets asks_of_person_;
  TokenBuckets asks_of_address_;
  TokenBuckets chat_;  ///< by person
  TokenBuckets chat_of_address_;
  TokenBuckets creations_;  ///< by person
  TokenBuckets creations_of_address_;
  std::unordered_map<std::string, int> pending_;  ///< commands, by household
  bool is_stopping_ = false;
};

}  // namespace broceliande::server
