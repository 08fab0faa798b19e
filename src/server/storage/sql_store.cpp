#include "server/storage/sql_store.hpp"

#include <algorithm>

#include "server/storage/database/contention.hpp"
#include "server/storage/database/phrases.hpp"
#include "server/storage/migrations.hpp"
#include "server/storage/statements.hpp"
#include "server/storage/texts.hpp"

namespace broceliande::server::storage {
namespace {

/// Nothing is sent to an engine that only some of them could keep.
Result<void> check_texts(const std::vector<Query>& steps) {
  for (const Query& step : steps) {
    for (const Value& value : step.values) {
      const auto* text = std::get_if<std::string_view>(&value);
      if (text != nullptr && !is_text(*text)) return refuse(phrases::kNotText);
    }
  }
  return {};
}

}  // namespace

Result<std::unique_ptr<Store>> SqlStore::open(std::unique_ptr<Database> database,
                                              std::unique_ptr<ClusterNotifier> notifier) {
  const Result<SchemaVersions> migrated = migrate(*database, migrations());
  if (!migrated) return pass_on(migrated);
  std::unique_ptr<SqlStore> store(
      new SqlStore(std::move(database), std::move(notifier), *migrated));
  const Result<void> made = store->make_skeletons();
  if (!made) return pass_on(made);
  return store;
}

Result<std::vector<StatementResult>> SqlStore::run(std::vector<Query> steps) {
  const Result<void> checked = check_texts(steps);
  if (!checked) return pass_on(checked);
  return database_->run(steps);
}

Result<StatementResult> SqlStore::run_one(const Statement& statement, std::vector<Value> values) {
  std::vector<Query> steps;
  steps.push_back({&statement, std::move(values)});
  return run(std::move(steps)).map([](std::vector<StatementResult>&& outcomes) {
    return std::move(outcomes.front());
  });
}

Result<std::vector<StatementResult>> SqlStore::change(std::vector<Query> steps) {
  steps.insert(steps.begin(), {&database_->dialect().begin_writing, {}});
  steps.push_back({&statements::kCommit, {}});
  return again_if_contended([&] { return run(steps); });
}

Result<StatementResult> SqlStore::change_one(const Statement& statement,
                                             std::vector<Value> values) {
  std::vector<Query> steps;
  steps.push_back({&statement, std::move(values)});
  return change(std::move(steps)).map([](std::vector<StatementResult>&& outcomes) {
    return std::move(outcomes[1]);
  });
}

Result<std::optional<Moment>> SqlStore::beat(Moment now) {
  return change_one(statements::kBeat, {now.time_since_epoch().count()})
      .map([](const StatementResult& outcome) -> std::optional<Moment> {
        const auto earlier = outcome.rows.at(0).optional_number(0);
        if (!earlier) return std::nullopt;
        return Moment(Milliseconds(*earlier));
      });
}

Result<void> SqlStore::add_outage(const Outage& outage) {
  return change_one(statements::kAddOutage, {outage.from.time_since_epoch().count(),
                                             outage.until.time_since_epoch().count()})
      .map([](const StatementResult&) {});
}

Result<std::vector<Outage>> SqlStore::outages(Moment since) {
  return run_one(statements::kOutages, {since.time_since_epoch().count()})
      .map([](const StatementResult& outcome) {
        std::vector<Outage> outages;
        for (const Row& row : outcome.rows) {
          outages.push_back({.from = Moment(Milliseconds(row.number(0))),
                             .until = Moment(Milliseconds(row.number(1)))});
        }
        return outages;
      });
}

Result<void> SqlStore::announce(std::string_view text) {
  if (!notifier_) return {};
  const std::string payload = notifier_->payload({.text = std::string(text)});
  if (payload.size() > notifier_->longest_payload()) {
    const std::size_t most = notifier_->longest_payload() - (payload.size() - text.size());
    return refuse(phrases::kAnnouncementLength, Error::kNoPlace, {text.size(), most});
  }
  return run_one(notifier_->notify_statement(), {payload}).map([](const StatementResult&) {});
}

void SqlStore::listen(std::function<void(const News&)> on_news) {
  if (notifier_) notifier_->listen(std::move(on_news));
}

}  // namespace broceliande::server::storage
