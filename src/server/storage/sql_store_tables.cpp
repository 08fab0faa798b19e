#include <utility>

#include "server/storage/setup_codec.hpp"
#include "server/storage/sql_store.hpp"
#include "server/storage/statements.hpp"

namespace broceliande::server::storage {
namespace {

Moment moment_of(std::int64_t number) { return Moment(Milliseconds(number)); }

/// Without its places.
Result<TableIndex> index_of(const Row& row) {
  auto summary = read_summary(row.text(0), row.text(4));
  if (!summary) return pass_on(summary);
  TableIndex index{.table = row.text(0),
                   .phase = static_cast<TablePhase>(row.number(1)),
                   .is_listed = row.number(2) != 0,
                   .changed = moment_of(row.number(5)),
                   .is_newer = !summary->has_value()};
  if (*summary) index.summary = **std::move(summary);
  if (const auto due = row.optional_number(3)) index.due = moment_of(*due);
  return index;
}

std::vector<TakenPlace> places_of(const StatementResult& outcome) {
  std::vector<TakenPlace> places;
  for (const Row& row : outcome.rows) {
    places.push_back({.place = static_cast<int>(row.number(0)),
                      .identity = row.text(1),
                      .is_awaited = row.number(2) != 0});
  }
  return places;
}

std::vector<LoggedEvent> events_of(const StatementResult& outcome) {
  std::vector<LoggedEvent> events;
  for (const Row& row : outcome.rows) {
    events.push_back({.number = static_cast<std::uint32_t>(row.number(0)),
                      .at = moment_of(row.number(1)),
                      .body = row.text(2),
                      .secret = row.text(3)});
  }
  return events;
}

std::vector<std::string> ids_of(const StatementResult& outcome) {
  std::vector<std::string> tables;
  for (const Row& row : outcome.rows) tables.push_back(row.text(0));
  return tables;
}

std::int64_t limit(int most) { return most < 0 ? 0 : most; }

}  // namespace

Result<std::optional<StoredTable>> SqlStore::load(std::string_view table, std::uint32_t after) {
  std::vector<Query> steps{{&database_->dialect().begin_reading, {}},
                           {&statements::kTable, {table}},
                           {&statements::kPlaces, {table}},
                           {&statements::kEvents, {table, std::int64_t{after}}},
                           {&statements::kCommit, {}}};
  const auto outcomes = run(std::move(steps));
  if (!outcomes) return pass_on(outcomes);
  const StatementResult& found = (*outcomes)[1];
  if (found.rows.empty()) return std::nullopt;
  auto index = index_of(found.rows.front());
  if (!index) return pass_on(index);
  index->places = places_of((*outcomes)[2]);
  return StoredTable{.index = *std::move(index), .events = events_of((*outcomes)[3])};
}

Result<std::vector<TableIndex>> SqlStore::list(const Statement& statement,
                                               std::vector<Value> values) {
  std::vector<Query> question{{&database_->dialect().begin_reading, {}}};
  question.push_back({&statement, std::move(values)});
  const auto found = run(std::move(question));
  if (!found) return pass_on(found);

  std::vector<TableIndex> indexes;
  std::optional<Error> broken;
  for (const Row& row : (*found)[1].rows) {
    auto index = index_of(row);
    if (!index) broken = index.error();
    if (index) indexes.push_back(*std::move(index));
  }
  std::vector<Query> steps;
  for (const TableIndex& index : indexes) steps.push_back({&statements::kPlaces, {index.table}});
  steps.push_back({&statements::kCommit, {}});
  const auto outcomes = database_->run(steps);
  if (!outcomes) return pass_on(outcomes);
  if (broken) return tl::unexpected(*broken);
  for (std::size_t i = 0; i < indexes.size(); ++i) indexes[i].places = places_of((*outcomes)[i]);
  return indexes;
}

Result<std::vector<TableIndex>> SqlStore::list_readable(const Statement& statement,
                                                        std::vector<Value> values) {
  return list(statement, std::move(values)).map([](std::vector<TableIndex>&& tables) {
    std::erase_if(tables, [](const TableIndex& table) { return table.is_newer; });
    return std::move(tables);
  });
}

Result<std::vector<TableIndex>> SqlStore::tables_of(std::string_view identity, int most) {
  return list(statements::kTablesOf, {identity, limit(most)});
}

Result<std::vector<TableIndex>> SqlStore::open_tables(int most) {
  return list_readable(statements::kOpenTables, {limit(most)});
}

Result<std::vector<TableIndex>> SqlStore::running_tables(Moment since, int most) {
  return list_readable(statements::kRunningTables, {since.time_since_epoch().count(), limit(most)});
}

Result<std::vector<std::string>> SqlStore::stale_tables(Moment since, int most) {
  return run_one(statements::kStaleTables, {since.time_since_epoch().count(), limit(most)})
      .map(ids_of);
}

Result<int> SqlStore::count_open_tables_of(std::string_view identity, std::string_view but) {
  return run_one(statements::kOpenTablesOf, {identity, but})
      .map([](const StatementResult& outcome) {
        return static_cast<int>(outcome.rows.at(0).number(0));
      });
}

Result<std::vector<std::string>> SqlStore::due_tables(Moment now, int most) {
  return run_one(statements::kDueTables, {now.time_since_epoch().count(), limit(most)}).map(ids_of);
}

}  // namespace broceliande::server::storage
