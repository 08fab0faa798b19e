#include "server/storage/sql_store.hpp"
#include "server/storage/statements.hpp"

namespace broceliande::server::storage {
namespace {

Moment moment_of(std::int64_t number) { return Moment(Milliseconds(number)); }

/// Without its places.
TableIndex index_of(const Row& row) {
  TableIndex index{.table = row.text(0),
                   .phase = static_cast<Phase>(row.number(1)),
                   .is_listed = row.number(2) != 0,
                   .summary = row.text(4),
                   .changed = moment_of(row.number(5))};
  if (const auto due = row.optional_number(3)) index.due = moment_of(*due);
  return index;
}

std::vector<TakenPlace> places_of(const Outcome& outcome) {
  std::vector<TakenPlace> places;
  for (const Row& row : outcome.rows) {
    places.push_back({.place = static_cast<int>(row.number(0)),
                      .identity = row.text(1),
                      .is_awaited = row.number(2) != 0});
  }
  return places;
}

std::vector<LoggedEvent> events_of(const Outcome& outcome) {
  std::vector<LoggedEvent> events;
  for (const Row& row : outcome.rows) {
    events.push_back({.number = static_cast<std::uint32_t>(row.number(0)),
                      .at = moment_of(row.number(1)),
                      .body = row.text(2),
                      .secret = row.text(3)});
  }
  return events;
}

std::int64_t limit(int most) { return most < 0 ? 0 : most; }

}  // namespace

Result<std::optional<StoredTable>> SqlStore::load(std::string_view table, std::uint32_t after) {
  std::vector<Step> steps{{&database_->dialect().begin_reading, {}},
                          {&statements::kTable, {table}},
                          {&statements::kPlaces, {table}},
                          {&statements::kEvents, {table, std::int64_t{after}}},
                          {&statements::kCommit, {}}};
  return run(std::move(steps))
      .map([](const std::vector<Outcome>& outcomes) -> std::optional<StoredTable> {
        if (outcomes[1].rows.empty()) return std::nullopt;
        StoredTable stored{.index = index_of(outcomes[1].rows.front()),
                           .events = events_of(outcomes[3])};
        stored.index.places = places_of(outcomes[2]);
        return stored;
      });
}

Result<std::vector<TableIndex>> SqlStore::list(const Statement& statement,
                                               std::vector<Value> values) {
  std::vector<Step> question{{&database_->dialect().begin_reading, {}}};
  question.push_back({&statement, std::move(values)});
  const auto found = run(std::move(question));
  if (!found) return tl::unexpected(found.error());

  std::vector<TableIndex> indexes;
  for (const Row& row : (*found)[1].rows) indexes.push_back(index_of(row));
  std::vector<Step> steps;
  for (const TableIndex& index : indexes) steps.push_back({&statements::kPlaces, {index.table}});
  steps.push_back({&statements::kCommit, {}});
  return database_->run(steps).map([&](const std::vector<Outcome>& outcomes) {
    for (std::size_t i = 0; i < indexes.size(); ++i) indexes[i].places = places_of(outcomes[i]);
    return std::move(indexes);
  });
}

Result<std::vector<TableIndex>> SqlStore::tables_of(std::string_view identity, int most) {
  return list(statements::kTablesOf, {identity, limit(most)});
}

Result<std::vector<TableIndex>> SqlStore::open_tables(int most) {
  return list(statements::kOpenTables, {limit(most)});
}

Result<std::vector<std::string>> SqlStore::due_tables(Moment now, int most) {
  return run_one(statements::kDueTables, {now.time_since_epoch().count(), limit(most)})
      .map([](const Outcome& outcome) {
        std::vector<std::string> tables;
        for (const Row& row : outcome.rows) tables.push_back(row.text(0));
        return tables;
      });
}

}  // namespace broceliande::server::storage
