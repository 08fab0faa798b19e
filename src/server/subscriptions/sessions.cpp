#include "server/subscriptions/sessions.hpp"

#include <utility>

#include "server/protocol/refusals.hpp"

namespace broceliande::server {

SessionId Sessions::open(const AuthenticatedUser& user, Session::Peer peer,
                         const std::string& address) {
  const auto& [identity, token, people] = user;
  const SessionId id = ++last_;
  const bool is_guest = identity.account.empty() && !address.empty();
  const std::string household = is_guest ? "address " + address : identity.id;
  const ServiceRules& rules = context_.rules;
  auto session = std::make_unique<Session>(Session{
      id, identity, token, address, household, std::move(peer), TokenBucket(rules.asks), {}, {}});
  session->people = people;
  by_identity_[identity.id].insert(id);
  if (token.expires) expiries_.emplace(*token.expires, id);
  welcome(*session);
  sessions_[id] = std::move(session);
  return id;
}

std::unique_ptr<Session> Sessions::close(SessionId id) {
  const auto found = sessions_.find(id);
  if (found == sessions_.end()) return nullptr;
  std::unique_ptr<Session> session = std::move(found->second);
  sessions_.erase(found);
  const auto own = by_identity_.find(session->identity.id);
  own->second.erase(id);
  if (own->second.empty()) by_identity_.erase(own);
  if (session->token.expires) expiries_.erase({*session->token.expires, id});
  return session;
}

Session* Sessions::find(SessionId id) const {
  const auto found = sessions_.find(id);
  return found == sessions_.end() ? nullptr : found->second.get();
}

const std::set<SessionId>& Sessions::of(const std::string& identity) const {
  static const std::set<SessionId> none;
  const auto own = by_identity_.find(identity);
  return own == by_identity_.end() ? none : own->second;
}

std::set<SessionId> Sessions::transfer(const std::string& guest, const Identity& account) {
  const auto own = by_identity_.find(guest);
  if (own == by_identity_.end()) return {};
  std::set<SessionId> ids = std::move(own->second);
  by_identity_.erase(own);
  by_identity_[account.id].insert(ids.begin(), ids.end());
  for (const SessionId id : ids) {
    at(id).identity = account;
    welcome(at(id));
  }
  return ids;
}

void Sessions::exchange_token(const std::string& identity, const std::string& old,
                              const Token& fresh) const {
  for (const SessionId id : of(identity)) {
    if (at(id).token.hash == old) at(id).token = fresh;
  }
}

std::vector<std::string> Sessions::people() const {
  std::vector<std::string> people;
  for (const auto& [identity, ids] : by_identity_) people.push_back(identity);
  return people;
}

std::vector<SessionId> Sessions::expired(Moment now) const {
  std::vector<SessionId> ids;
  for (const auto& [expires, id] : expiries_) {
    if (expires > now) break;
    ids.push_back(id);
  }
  return ids;
}

void Sessions::welcome(Session& session) {
  const Identity& identity = session.identity;
  send(session, server_message::welcome(
                    {identity.name, identity.account, identity.takes_chat, identity.muted_until},
                    context_.now()));
}

void Sessions::send(Session& session, const ServerMessage& message) {
  context_.metrics.bytes_out.add(message.bytes().size());
  session.peer.send(message);
}

void Sessions::send(SessionId id, const ServerMessage& message) {
  if (Session* session = find(id)) send(*session, message);
}

void Sessions::send_to_person(const std::string& identity, const ServerMessage& message) {
  for (const SessionId id : of(identity)) send(at(id), message);
}

void Sessions::broadcast(const ServerMessage& message) {
  for (const auto& [id, session] : sessions_) send(*session, message);
}

void Sessions::refuse_to(SessionId id, std::optional<int> request, const Error& error) {
  context_.metrics.refused(reason_of(error)).add();
  send(id, server_message::refused(request, error));
}

void Sessions::refuse_to(SessionId id, std::optional<int> request, const Phrase& phrase) {
  refuse_to(id, request, Error{&phrase, {}, Error::kNoPlace});
}

}  // namespace broceliande::server
