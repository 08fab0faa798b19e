#include "server/commands/guest_claims.hpp"

#include <utility>

namespace broceliande::server {
void GuestClaims::claim_places(const std::string& guest, const Identity& account,
                               std::function<void(Result<void>)> answer) {
  const Requester claimant{account.id, account.name, account.takes_chat};
  tables_of_person_.change(
      guest,
      [this, guest, claimant](const GameTable& now) {
        return Result<std::vector<TableEvent>>(now.claim(guest, claimant, context_.now()));
      },
      [answer = std::move(answer)](const Result<TablesOfPerson::Tables>& tables) {
        if (!tables) return answer(pass_on(tables));
        answer({});
      });
}

void GuestClaims::transfer_connections(const std::string& guest, const Identity& account) {
  change_sessions(guest, account);
  // What a connection of the guest began since the places were claimed.
  claim_places(guest, account, [](const Result<void>& /*logging in has succeeded*/) {});
  if (!context_.has_other_nodes) return;
  context_.storage.ask<Result<void>>([text = text_of(LoginAnnouncement{guest, account.id})](
                                         Store& store) { return store.announce(text); },
                                     [](const Result<void>& /*nobody waits for it*/) {});
}

/// They see their tables as the account does.
void GuestClaims::change_sessions(const std::string& guest, const Identity& account) {
  for (const SessionId id : sessions_.transfer(guest, account)) {
    Session& session = sessions_.at(id);
    for (const std::string& table : session.tables) {
      // Where it is not known now, it is told when it is known again.
      if (LiveTable* live = tables_.find_ready(table)) subscriptions_.show(*live, session);
    }
  }
}

void GuestClaims::on_login(const LoginAnnouncement& login) {
  if (!sessions_.has(login.guest)) return;
  using Found = Result<std::optional<Identity>>;
  context_.storage.ask<Found>(
      [account = login.account](Store& store) { return store.identity(account); },
      [this, guest = login.guest](const Found& account) {
        if (!account || !*account) return;
        change_sessions(guest, **account);
        claim_places(guest, **account, [](const Result<void>& /*nobody waits for it*/) {});
      });
}

}  // namespace broceliande::server
