#include <limits>
#include <memory>
#include <set>
#include <utility>

#include "core/reader.hpp"
#include "server/hall/hall.hpp"
#include "server/protocol/phrases.hpp"
#include "server/tables/phrases.hpp"

// A guest logs in: his places and his connections become the account's.

namespace broceliande::server {
namespace {

/// What one node tells the others; the guest and the account follow.
constexpr std::string_view kLogin = "login ";

/// A table that can be neither read nor played keeps nobody from logging in.
bool is_lost_anyway(const Error& error) {
  return error.phrase == &phrases::kBrokenLog || error.phrase == &phrases::kNoTable;
}

}  // namespace

struct Hall::Claim {
  std::string guest;
  Asker account;
  std::function<void(Result<void>)> answer;
  std::set<std::string> tables{};  ///< that were dealt with
  std::size_t under_way = 0;
  Result<void> result{};
};

void Hall::claim_places(const std::string& guest, const Identity& account,
                        std::function<void(Result<void>)> answer) {
  claim_more(std::make_shared<Claim>(
      Claim{guest, {account.id, account.name, account.takes_chat}, std::move(answer)}));
}

/// Goes on until there is no table that was not dealt with: the guest may sit down meanwhile.
void Hall::claim_more(const std::shared_ptr<Claim>& claim) {
  using Rows = Result<std::vector<TableIndex>>;
  world_.scribe.ask<Rows>(
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

void Hall::claim_at(const std::string& table, const std::shared_ptr<Claim>& claim) {
  keeper_.change(
      table,
      [this, claim](const Table& now) {
        return Result<std::vector<Event>>(now.claim(claim->guest, claim->account, world_.now()));
      },
      [this, claim](const Result<void>& claimed) {
        if (!claimed && !is_lost_anyway(claimed.error())) claim->result = claimed;
        if (--claim->under_way > 0) return;
        if (!claim->result) return claim->answer(claim->result);
        claim_more(claim);
      });
}

void Hall::become(const std::string& guest, const Identity& account) {
  change_visitors(guest, account);
  // What a connection of the guest began since his places were claimed.
  claim_places(guest, account, [](const Result<void>& /*logging in has succeeded*/) {});
  if (!world_.has_other_nodes) return;
  const std::string text = std::string(kLogin) + guest + " " + account.id;
  world_.scribe.ask<Result<void>>([text](Store& store) { return store.announce(text); },
                                  [](const Result<void>& /*nobody waits for it*/) {});
}

/// They are welcomed anew, and see their tables as the account does.
void Hall::change_visitors(const std::string& guest, const Identity& account) {
  const auto own = by_identity_.find(guest);
  if (own == by_identity_.end()) return;
  const std::set<VisitorId> visitors = std::move(own->second);
  by_identity_.erase(own);
  by_identity_[account.id].insert(visitors.begin(), visitors.end());
  for (const VisitorId id : visitors) {
    Visitor& visitor = *visitors_[id];
    visitor.identity = account;
    tell(visitor, tell::welcome({account.name, account.account, account.takes_chat}, world_.now()));
    for (const std::string& table : visitor.tables) {
      OpenTable* open = keeper_.find_ready(table);
      if (open == nullptr) continue;  // it is told when it is known again
      update_presence(*open);
      tell_table_to(*open, visitor, std::nullopt);
      tell_view(*open, visitor, open->company.watchers[id].wants_view);
    }
  }
}

void Hall::hear_login(std::string_view text) {
  Reader reader(text);
  if (!reader.take(kLogin)) return;
  const std::string guest(reader.until(' '));
  if (!reader.take(' ') || !by_identity_.contains(guest)) return;
  using Found = Result<std::optional<Identity>>;
  world_.scribe.ask<Found>(
      [account = std::string(reader.until(' '))](Store& store) { return store.identity(account); },
      [this, guest](const Found& account) {
        if (!account || !*account) return;
        change_visitors(guest, **account);
        claim_places(guest, **account, [](const Result<void>& /*nobody waits for it*/) {});
      });
}

}  // namespace broceliande::server
