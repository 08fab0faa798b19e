#include "server/commands/session_watch.hpp"

#include <set>
#include <utility>
#include <vector>

namespace broceliande::server {

void SessionWatch::revoke(const std::string& identity) {
  on_revocation({identity});
  if (!context_.has_other_nodes) return;
  context_.storage.ask<Result<void>>([text = text_of(RevocationAnnouncement{identity})](
                                         Store& store) { return store.announce(text); },
                                     [](const Result<void>& /*nobody waits for it*/) {});
}

void SessionWatch::on_revocation(const RevocationAnnouncement& revocation) {
  revoked_.insert(revocation.identity);
  check(revocation.identity, WhenUnknown::disconnect);
}

void SessionWatch::check_everybody() {
  for (const std::string& identity : sessions_.people()) check(identity, WhenUnknown::keep);
}

void SessionWatch::tick(Moment now) {
  for (const SessionId id : sessions_.expired(now)) disconnect_(id);
}

void SessionWatch::on_connect(const std::string& identity) {
  if (revoked_.contains(identity)) check(identity, WhenUnknown::disconnect);
}

void SessionWatch::on_disconnect(const Session& session) {
  TokenUse use = session.token.used;
  const Moment now = context_.now();
  if (session.token.hash.empty() || now - use.at < kUseNotedEvery) return;
  use.at = now;
  context_.storage.ask_low_priority<Result<void>>(
      session.household,
      [hash = session.token.hash, use](Store& store) { return store.note_use(hash, use); },
      [](const Result<void>& /*the next time will be noted*/) {});
}

void SessionWatch::check(const std::string& identity, WhenUnknown when_unknown) {
  if (!sessions_.has(identity)) return;
  using Tokens = Result<std::vector<Token>>;
  const auto look = [identity](Store& store) { return store.tokens_of(identity); };
  const auto compare = [this, identity, when_unknown](const Tokens& tokens) {
    if (!tokens && when_unknown == WhenUnknown::keep) return;
    std::set<std::string> known;
    if (tokens) {
      for (const Token& token : *tokens) known.insert(token.hash);
    }
    disconnect_all_but(identity, known);
  };
  if (when_unknown == WhenUnknown::disconnect) return context_.storage.ask<Tokens>(look, compare);
  context_.storage.ask_low_priority<Tokens>("", look, compare);
}

void SessionWatch::disconnect_all_but(const std::string& identity,
                                      const std::set<std::string>& tokens) {
  std::vector<SessionId> leaving;
  for (const SessionId id : sessions_.of(identity)) {
    const std::string& token = sessions_.at(id).token.hash;
    if (!token.empty() && !tokens.contains(token)) leaving.push_back(id);
  }
  for (const SessionId id : leaving) disconnect_(id);
}

}  // namespace broceliande::server
