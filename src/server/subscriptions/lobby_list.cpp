#include "server/subscriptions/lobby_list.hpp"

#include <algorithm>
#include <iterator>
#include <span>
#include <string_view>
#include <utility>

namespace broceliande::server {
namespace {

constexpr std::size_t kMostRemembered = 200;  ///< removed tables
constexpr std::size_t kMostChanges = 50;      ///< in one message

/// The order of the lists: the latest first.
bool is_before(const TableRow& row, const TableRow& other) {
  if (row.changed != other.changed) return row.changed > other.changed;
  return row.table < other.table;
}

std::unordered_map<std::string_view, const TableRow*> by_id(std::span<const TableRow> rows) {
  std::unordered_map<std::string_view, const TableRow*> found;
  for (const TableRow& row : rows) found.emplace(row.table, &row);
  return found;
}

}  // namespace

void LobbyList::replace(const std::vector<TableIndex>& open,
                        const std::vector<TableIndex>& running) {
  rows_.clear();
  places_.clear();
  for (const TableIndex& table : open) update(table);
  for (const TableIndex& table : running) update(table);
}

void LobbyList::drop(const std::string& table) {
  rows_.erase(table);
  places_.erase(table);
}

void LobbyList::update(const TableIndex& table) {
  const bool belongs = table.is_listed && !table.is_newer && table.phase != TablePhase::over;
  if (!belongs) {
    drop(table.table);
  } else {
    rows_.insert_or_assign(table.table, row_of(table, false));
    places_.insert_or_assign(table.table, table.places);
  }
}

std::vector<TableRow> LobbyList::latest(TablePhase phase) const {
  std::vector<TableRow> rows;
  for (const auto& [id, row] : rows_) {
    if (row.phase == phase) rows.push_back(row);
  }
  std::ranges::sort(rows, is_before);
  return rows;
}

/// Between two times at which plies are shown, games stay in the list, and as they were, until they
/// end; others take the places that are free.
std::vector<TableRow> LobbyList::running_to_show(Moment now, bool with_plies) {
  constexpr auto kMost = static_cast<std::size_t>(kMostRunning);
  std::vector<TableRow> rows = latest(TablePhase::running);
  for (std::size_t i = kMostListed; i < rows.size(); ++i) drop(rows[i].table);
  std::erase_if(rows, [now](const TableRow& row) { return now - row.changed > kWorthWatching; });
  if (!with_plies) {
    const auto shown = by_id(running_);
    const auto first_other = std::ranges::stable_partition(
        rows, [&](const TableRow& row) { return shown.contains(row.table); });
    for (auto row = rows.begin(); row != first_other.begin(); ++row) {
      const TableRow& before = *shown.at(row->table);
      row->changed = before.changed;
      row->summary.plies = before.summary.plies;
    }
  }
  if (rows.size() > kMost) rows.resize(kMost);
  std::ranges::sort(rows, is_before);
  return rows;
}

void LobbyList::show(Moment now, bool with_plies) {
  std::vector<TableRow> open = latest(TablePhase::open);
  for (std::size_t i = kMostListed; i < open.size(); ++i) drop(open[i].table);
  if (open.size() > kMostListed) open.resize(kMostListed);
  std::vector<TableRow> running = running_to_show(now, with_plies);
  if (open == open_ && running == running_) return;
  ++version_;
  std::vector<TableRow> before = std::exchange(open_, std::move(open));
  std::ranges::move(running_, std::back_inserter(before));
  running_ = std::move(running);
  std::vector<TableRow> after = open_;
  after.insert(after.end(), running_.begin(), running_.end());
  note_changes(before, after);
}

void LobbyList::note_changes(const std::vector<TableRow>& before,
                             const std::vector<TableRow>& after) {
  const auto known = by_id(before);
  const auto kept = by_id(after);
  for (const TableRow& row : after) {
    const auto found = known.find(row.table);
    if (found == known.end() || *found->second != row) changed_[row.table] = version_;
  }
  for (const TableRow& row : before) {
    if (kept.contains(row.table)) continue;
    changed_.erase(row.table);
    removed_.emplace_back(version_, row.table);
  }
  while (removed_.size() > kMostRemembered) {
    forgotten_ = removed_.front().first;
    removed_.pop_front();
  }
}

bool LobbyList::is_hidden(const TableRow& row, const Hides& hides) const {
  const auto places = places_.find(row.table);
  return hides && places != places_.end() && hides(places->second);
}

LobbyList::LobbyRows LobbyList::page_of(std::span<const TableRow> rest, std::size_t most,
                                        const Hides& hides) const {
  LobbyRows page;
  for (const TableRow& row : rest) {
    if (is_hidden(row, hides)) continue;
    page.has_more = page.rows.size() == most;
    if (page.has_more) return page;
    page.rows.push_back(row);
  }
  return page;
}

LobbyList::LobbyRows LobbyList::open(std::size_t most, const Hides& hides) const {
  return page_of(open_, most, hides);
}

std::vector<TableRow> LobbyList::running(const Hides& hides) const {
  return page_of(running_, running_.size(), hides).rows;
}

LobbyList::LobbyRows LobbyList::open_after(const LobbyCursor& cursor, std::size_t most,
                                           const Hides& hides) const {
  TableRow last;
  last.table = cursor.table;
  last.changed = cursor.changed;
  const auto next = std::ranges::upper_bound(open_, last, is_before);
  return page_of({next, open_.end()}, most, hides);
}

std::optional<LobbyList::LobbyChanges> LobbyList::changes_since(Version version,
                                                                const Hides& hides) const {
  if (version < forgotten_) return std::nullopt;
  LobbyChanges changes;
  for (const auto* rows : {&open_, &running_}) {
    for (const TableRow& row : *rows) {
      if (changed_.at(row.table) <= version) continue;
      if (is_hidden(row, hides)) {
        changes.removed.push_back(row.table);
      } else {
        changes.rows.push_back(row);
      }
    }
  }
  for (auto gone = removed_.rbegin(); gone != removed_.rend() && gone->first > version; ++gone) {
    if (!changed_.contains(gone->second)) changes.removed.push_back(gone->second);
  }
  if (changes.rows.size() > kMostChanges) return std::nullopt;
  return changes;
}

}  // namespace broceliande::server
