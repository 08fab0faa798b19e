#include <algorithm>
#include <deque>
#include <map>

#include "server/storage/append_check.hpp"
#include "server/storage/database/contention.hpp"
#include "server/storage/setup_codec.hpp"
#include "server/storage/sql_store.hpp"
#include "server/storage/statements.hpp"

namespace broceliande::server::storage {
namespace {

/// Appends for the same table, in the order in which they came, by their places in the batch.
using Chain = std::vector<std::size_t>;

/// Sorted by table, so that two nodes take their locks in the same order.
std::map<std::string_view, Chain> chains_of(std::span<const Append> appends) {
  std::map<std::string_view, Chain> chains;
  for (std::size_t i = 0; i < appends.size(); ++i) chains[appends[i].index.table].push_back(i);
  return chains;
}

std::int64_t number_of(Moment moment) { return moment.time_since_epoch().count(); }

Query event_step(const Statement& statement, const std::string& table, const LoggedEvent& event) {
  return {&statement,
          {table, std::int64_t{event.number}, number_of(event.at), event.body, event.secret}};
}

/// Where lists look for a person: where something is expected, or else at the first place.
bool is_main(const TakenPlace& place, const std::vector<TakenPlace>& places) {
  return std::ranges::none_of(places, [&](const TakenPlace& other) {
    if (other.identity != place.identity) return false;
    return other.is_awaited != place.is_awaited ? other.is_awaited : other.place < place.place;
  });
}

/// `summary` must live until the steps have run.
void add_index_steps(const TableIndex& index, std::string_view summary, std::vector<Query>& steps) {
  const Value due = index.due ? Value(number_of(*index.due)) : Value();
  steps.push_back({&statements::kPutTable,
                   {index.table, static_cast<std::int64_t>(index.phase),
                    std::int64_t{index.is_listed}, due, summary, number_of(index.changed)}});
  steps.push_back({&statements::kClearPlaces, {index.table}});
  for (const TakenPlace& place : index.places) {
    steps.push_back({&statements::kPutPlace,
                     {index.table, std::int64_t{place.place}, place.identity,
                      std::int64_t{is_main(place, index.places)}, std::int64_t{place.is_awaited},
                      number_of(index.changed)}});
  }
}

/// How many of a chain follow each other. What was asked for after one that does not fit was made
/// for a log that does not exist, even where its numbers are free.
std::size_t count_consecutive(std::span<const Append> appends, const Chain& chain) {
  std::uint32_t next = appends[chain.front()].events.front().number;
  std::size_t count = 0;
  for (const std::size_t i : chain) {
    if (appends[i].events.front().number != next) break;
    next = appends[i].events.back().number + 1;
    ++count;
  }
  return count;
}

}  // namespace

Result<std::vector<bool>> SqlStore::append(std::span<const Append> appends) {
  if (appends.empty()) return std::vector<bool>();
  for (const Append& append : appends) {
    const Result<void> checked = check(append);
    if (!checked) return pass_on(checked);
  }
  return again_if_contended([&] { return append_once(appends); });
}

/// Two waits for the engine: for the first event of every table, which shows where somebody else
/// was first, and for everything that follows from it. Logs have no gaps, so where the first event
/// is free the others are free too.
Result<std::vector<bool>> SqlStore::append_once(std::span<const Append> appends) {
  const auto chains = chains_of(appends);
  std::vector<Query> claims{{&database_->dialect().begin_writing, {}}};
  for (const auto& [table, chain] : chains) {
    const Append& first = appends[chain.front()];
    claims.push_back(event_step(statements::kAppendFirst, first.index.table, first.events.front()));
  }
  const auto claimed = database_->run(claims);
  if (!claimed) return pass_on(claimed);

  std::vector<bool> kept(appends.size(), false);
  std::vector<Query> steps;
  std::deque<std::string> texts;
  std::size_t claim = 0;
  for (const auto& [table, chain] : chains) {
    if ((*claimed)[++claim].changed == 0) continue;
    const std::span links(chain.data(), count_consecutive(appends, chain));
    for (const std::size_t i : links) {
      const std::size_t done = i == links.front() ? 1 : 0;
      for (const LoggedEvent& event : std::span(appends[i].events).subspan(done)) {
        steps.push_back(event_step(statements::kAppendNext, appends[i].index.table, event));
      }
      kept[i] = true;
    }
    const Append& last = appends[links.back()];
    add_index_steps(last.index, texts.emplace_back(summary_text(last.index)), steps);
    if (!notifier_) continue;
    const News news{.table = last.index.table, .number = last.events.back().number};
    steps.push_back(
        {&notifier_->notify_statement(), {texts.emplace_back(notifier_->payload(news))}});
  }
  steps.push_back({&statements::kCommit, {}});
  return database_->run(steps).map([&](const auto&) { return kept; });
}

}  // namespace broceliande::server::storage
