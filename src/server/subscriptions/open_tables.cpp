#include "server/subscriptions/open_tables.hpp"

#include <utility>

#include "server/live_tables/storage_refusal.hpp"
#include "server/protocol/phrases.hpp"

namespace broceliande::server {
namespace {

void count_down(std::unordered_map<std::string, int>& counts, const std::string& key) {
  const auto found = counts.find(key);
  if (found != counts.end() && --found->second == 0) counts.erase(found);
}

int count_of(const std::unordered_map<std::string, int>& counts, const std::string& key) {
  const auto found = counts.find(key);
  return found == counts.end() ? 0 : found->second;
}

}  // namespace

/// The same table may be asked for twice, under the same key.
void OpenTables::if_below_limit(Session& session, int request, const std::string& table,
                                std::function<void(Session&)> then) {
  const auto known = makers_.find(table);
  if (known != makers_.end() && known->second.is_made) return then(session);
  if (known == makers_.end() && !count_in(table, session.address)) {
    return sessions_.refuse_to(session.id, request, phrases::kAddressHasTables);
  }
  if (context_.rules.most_open_tables == 0) return then(session);
  context_.storage.ask_low_priority<Result<int>>(
      session.household,
      [identity = session.identity.id, table](Store& store) {
        return store.count_open_tables_of(identity, table);
      },
      [this, id = session.id, request, table, then = std::move(then)](const Result<int>& open) {
        Session* maker = sessions_.find(id);
        const Result<void> may = maker == nullptr ? Result<void>() : may_make(*maker, table, open);
        if (maker != nullptr && may) return then(*maker);
        settle(table, false);
        if (!may) sessions_.refuse_to(id, request, may.error());
      });
}

bool OpenTables::count_in(const std::string& table, const std::string& address) {
  const int most = context_.rules.most_open_tables_of_address;
  const bool counts = most > 0 && !address.empty();
  if (counts && count_of(of_address_, address) >= most) return false;
  if (counts) ++of_address_[address];
  makers_[table].address = counts ? address : "";
  return true;
}

/// Tables that are on their way to storage, which knew nothing of them when it was asked, count
/// too.
Result<void> OpenTables::may_make(const Session& maker, const std::string& table,
                                  const Result<int>& open) {
  if (!open) return tl::unexpected(storage_refusal(open.error()));
  const std::string& identity = maker.identity.id;
  Maker& made_by = makers_[table];
  if (!made_by.being_made_by.empty()) return {};
  const int others = *open + count_of(being_made_, identity);
  if (others >= context_.rules.most_open_tables) {
    return refuse(phrases::kTooManyOpenTables, Error::kNoPlace, {others});
  }
  made_by.being_made_by = identity;
  ++being_made_[identity];
  return {};
}

void OpenTables::settle(const std::string& table, bool is_made) {
  const auto found = makers_.find(table);
  if (found == makers_.end()) return;
  Maker& maker = found->second;
  count_down(being_made_, std::exchange(maker.being_made_by, ""));
  maker.is_made |= is_made;
  if (!maker.is_made || maker.address.empty()) forget(table);
}

void OpenTables::update(const TableIndex& table) {
  if (table.phase != TablePhase::open) forget(table.table);
}

void OpenTables::forget(const std::string& table) {
  const auto found = makers_.find(table);
  if (found == makers_.end()) return;
  count_down(of_address_, found->second.address);
  count_down(being_made_, found->second.being_made_by);
  makers_.erase(found);
}

}  // namespace broceliande::server
