#include "server/commands/guest_claims.hpp"

#include <limits>
#include <memory>
#include <set>
#include <utility>

#include "server/protocol/phrases.hpp"
#include "server/tables/phrases.hpp"

namespace broceliande::server {
namespace {

/// A table that can be neither read nor played keeps nobody from logging in.
bool is_lost_anyway(const Error& error) {
  return error.phrase == &phrases::kBrokenLog || error.phrase == &phrases::kNoTable;
}

}  // namespace

struct GuestClaims::Claim {
  std::string guest;
  Requester account;
  std::function<void(Result<void>)> answer;
  std::set<std::string> tables{};  ///< that were dealt with
  std::size_t under_way = 0;
  Result<void> result{};
};

void GuestClaims::claim_places(const std::string& guest, const Identity& account,
                               std::function<void(Result<void>)> answer) {
  claim_more(std::make_shared<Claim>(
      Claim{guest, {account.id, account.name, account.takes_chat}, std::move(answer)}));
}

/// Goes on until there is no table that was not dealt with: the guest may sit down meanwhile.
void GuestClaims::claim_more(const std::shared_ptr<Claim>& claim) {
  using Rows = Result<std::vector<TableIndex>>;
  context_.storage.ask<Rows>(
      [guest = claim->guest](Store& store) {
        return store.tables_of(guest, std::numeric_limits<int>::max());
      },
      [this, claim](const Rows& rows) {
        if (!rows) return claim->answer(refuse(phrases::kNotKept));
        std::vector<std::string> fresh;
        for (const TableIndex& row : *rows) {
          if (claim->tables.insert(row.table).second) fresh.push_back(row.table);
        }
        if (fresh.empty()) return claim->answer({});
        claim->under_way = fresh.size();
        for (const std::string& table : fresh) claim_at(table, claim);
      });
}

void GuestClaims::claim_at(const std::string& table, const std::shared_ptr<Claim>& claim) {
  tables_.change(
      table,
      [this, claim](const GameTable& now) {
        return Result<std::vector<TableEvent>>(
            now.claim(claim->guest, claim->account, context_.now()));
      },
      [this, claim](const Result<void>& claimed) {
        if (!claimed && !is_lost_anyway(claimed.error())) claim->result = claimed;
        if (--claim->under_way > 0) return;
        if (!claim->result) return claim->answer(claim->result);
        claim_more(claim);
      });
}

void GuestClaims::become(const std::string& guest, const Identity& account) {
  change_sessions(guest, account);
  // What a connection of the guest began since his places were claimed.
  claim_places(guest, account, [](const Result<void>& /*logging in has succeeded*/) {});
  if (!context_.has_other_nodes) return;
  context_.storage.ask<Result<void>>([text = text_of(LoginAnnouncement{guest, account.id})](
                                         Store& store) { return store.announce(text); },
                                     [](const Result<void>& /*nobody waits for it*/) {});
}

/// They see their tables as the account does.
void GuestClaims::change_sessions(const std::string& guest, const Identity& account) {
  for (const SessionId id : sessions_.hand_over(guest, account)) {
    Session& session = sessions_.at(id);
    for (const std::string& table : session.tables) {
      // Where it is not known now, it is told when it is known again.
      if (LiveTable* open = tables_.find_ready(table)) subscriptions_.show(*open, session);
    }
  }
}

void GuestClaims::hear(const LoginAnnouncement& login) {
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
