#include "server/subscriptions/sessions.hpp"

#include <utility>

#include "server/protocol/refusals.hpp"

namespace broceliande::server {

VisitorId Sessions::open(const Identity& identity, Visitor::Send send, const std::string& address) {
  const VisitorId id = ++last_;
  const bool is_guest = identity.account.empty() && !address.empty();
  const std::string household = is_guest ? "address " + address : identity.id;
  const HallRules& rules = context_.rules;
  auto visitor = std::make_unique<Visitor>(Visitor{
      id, identity, household, std::move(send), Bucket(rules.asks), Bucket(rules.chat), {}, {}});
  by_identity_[identity.id].insert(id);
  welcome(*visitor);
  sessions_[id] = std::move(visitor);
  return id;
}

std::unique_ptr<Visitor> Sessions::close(VisitorId id) {
  const auto found = sessions_.find(id);
  if (found == sessions_.end()) return nullptr;
  std::unique_ptr<Visitor> visitor = std::move(found->second);
  sessions_.erase(found);
  const auto own = by_identity_.find(visitor->identity.id);
  own->second.erase(id);
  if (own->second.empty()) by_identity_.erase(own);
  return visitor;
}

Visitor* Sessions::find(VisitorId id) const {
  const auto found = sessions_.find(id);
  return found == sessions_.end() ? nullptr : found->second.get();
}

const std::set<VisitorId>& Sessions::of(const std::string& identity) const {
  static const std::set<VisitorId> kNone;
  const auto own = by_identity_.find(identity);
  return own == by_identity_.end() ? kNone : own->second;
}

std::set<VisitorId> Sessions::hand_over(const std::string& guest, const Identity& account) {
  const auto own = by_identity_.find(guest);
  if (own == by_identity_.end()) return {};
  std::set<VisitorId> ids = std::move(own->second);
  by_identity_.erase(own);
  by_identity_[account.id].insert(ids.begin(), ids.end());
  for (const VisitorId id : ids) {
    at(id).identity = account;
    welcome(at(id));
  }
  return ids;
}

void Sessions::welcome(Visitor& visitor) {
  const Identity& identity = visitor.identity;
  tell(visitor,
       tell::welcome({identity.name, identity.account, identity.takes_chat}, context_.now()));
}

void Sessions::tell(Visitor& visitor, const Telling& telling) {
  context_.metrics.bytes_out.add(telling.bytes().size());
  visitor.send(telling);
}

void Sessions::tell(VisitorId id, const Telling& telling) {
  if (Visitor* visitor = find(id)) tell(*visitor, telling);
}

void Sessions::tell_person(const std::string& identity, const Telling& telling) {
  for (const VisitorId id : of(identity)) tell(at(id), telling);
}

void Sessions::tell_everybody(const Telling& telling) {
  for (const auto& [id, visitor] : sessions_) tell(*visitor, telling);
}

void Sessions::refuse_to(VisitorId id, std::optional<int> request, const Error& error) {
  context_.metrics.refused(reason_of(error)).add();
  tell(id, tell::refused(request, error));
}

void Sessions::refuse_to(VisitorId id, std::optional<int> request, const Phrase& phrase) {
  refuse_to(id, request, Error{&phrase, {}, Error::kNoPlace});
}

}  // namespace broceliande::server
