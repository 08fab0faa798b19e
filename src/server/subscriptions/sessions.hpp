#pragma once

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/live_tables/service_context.hpp"
#include "server/subscriptions/session.hpp"

namespace broceliande::server {

/// Everybody who is connected, found by connection and by person.
class Sessions {
 public:
  explicit Sessions(ServiceContext& context) : context_(context) {}

  /// Guests of one address, where it is given, are one household as far as computers are concerned.
  /// They are welcomed.
  SessionId open(const AuthenticatedUser& user, Session::Peer peer, const std::string& address);
  /// Nothing where it was closed before.
  std::unique_ptr<Session> close(SessionId id);

  /// Null where it has been closed.
  [[nodiscard]] Session* find(SessionId id) const;
  [[nodiscard]] Session& at(SessionId id) const { return *sessions_.at(id); }
  /// All of one person.
  [[nodiscard]] const std::set<SessionId>& of(const std::string& identity) const;
  [[nodiscard]] bool has(const std::string& identity) const { return !of(identity).empty(); }
  [[nodiscard]] std::size_t size() const { return sessions_.size(); }

  /// The sessions of a guest are the account's from now on, and welcomed anew.
  std::set<SessionId> transfer(const std::string& guest, const Identity& account);
  /// A browser has another token instead of the one that it opened its connections with.
  void exchange_token(const std::string& identity, const std::string& old,
                      const Token& fresh) const;
  /// Everybody who is connected.
  [[nodiscard]] std::vector<std::string> people() const;
  /// Those whose tokens have expired.
  [[nodiscard]] std::vector<SessionId> expired(Moment now) const;

  /// Tells somebody anew who they are.
  void welcome(Session& session);
  void send(Session& session, const ServerMessage& message);
  /// To one that may have been closed.
  void send(SessionId id, const ServerMessage& message);
  void send_to_person(const std::string& identity, const ServerMessage& message);
  void broadcast(const ServerMessage& message);
  /// Counted whether it is still heard or not.
  void refuse_to(SessionId id, std::optional<int> request, const Error& error);
  void refuse_to(SessionId id, std::optional<int> request, const Phrase& phrase);

 private:
  ServiceContext& context_;
  std::unordered_map<SessionId, std::unique_ptr<Session>> sessions_;
  std::unordered_map<std::string, std::set<SessionId>> by_identity_;
  std::set<std::pair<Moment, SessionId>> expiries_;  ///< of bots' tokens
  SessionId last_ = 0;
};

}  // namespace broceliande::server
