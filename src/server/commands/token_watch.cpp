#include "server/commands/token_watch.hpp"

#include <set>
#include <utility>
#include <vector>

namespace broceliande::server {

void TokenWatch::revoke(const std::string& identity) {
  on_revocation({identity});
  if (!context_.has_other_nodes) return;
  context_.storage.ask<Result<void>>([text = text_of(RevocationAnnouncement{identity})](
                                         Store& store) { return store.announce(text); },
                                     [](const Result<void>& /*nobody waits for it*/) {});
}

void TokenWatch::on_revocation(const RevocationAnnouncement& revocation) {
  revoked_.insert(revocation.identity);
  check(revocation.identity, Doubt::goes);
}

void TokenWatch::check_everybody() {
  for (const std::string& identity : sessions_.people()) check(identity, Doubt::stays);
}

void TokenWatch::tick(Moment now) {
  for (const SessionId id : sessions_.expired(now)) turn_out_(id);
}

void TokenWatch::note_arrival(const std::string& identity) {
  if (revoked_.contains(identity)) check(identity, Doubt::goes);
}

void TokenWatch::note_departure(const Session& session) {
  TokenUse use = session.token.used;
  const Moment now = context_.now();
  if (session.token.hash.empty() || now - use.at < kUseNotedEvery) return;
  use.at = now;
  context_.storage.ask_low_priority<Result<void>>(
      [hash = session.token.hash, use](Store& store) { return store.note_use(hash, use); },
      [](const Result<void>& /*the next time will be noted*/) {});
}

void TokenWatch::check(const std::string& identity, Doubt doubt) {
  if (!sessions_.has(identity)) return;
  using Tokens = Result<std::vector<Token>>;
  const auto look = [identity](Store& store) { return store.tokens_of(identity); };
  const auto compare = [this, identity, doubt](const Tokens& tokens) {
    if (!tokens && doubt == Doubt::stays) return;
    std::set<std::string> known;
    if (tokens) {
      for (const Token& token : *tokens) known.insert(token.hash);
    }
    turn_out_all_but(identity, known);
  };
  if (doubt == Doubt::goes) return context_.storage.ask<Tokens>(look, compare);
  context_.storage.ask_low_priority<Tokens>(look, compare);
}

void TokenWatch::turn_out_all_but(const std::string& identity,
                                  const std::set<std::string>& tokens) {
  std::vector<SessionId> leaving;
  for (const SessionId id : sessions_.of(identity)) {
    const std::string& token = sessions_.at(id).token.hash;
    if (!token.empty() && !tokens.contains(token)) leaving.push_back(id);
  }
  for (const SessionId id : leaving) turn_out_(id);
}

}  // namespace broceliande::server
