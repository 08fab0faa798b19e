#include "server/computers/computer_players.hpp"

#include <algorithm>
#include <utility>

#include "server/live_tables/storage_refusal.hpp"
#include "server/protocol/phrases.hpp"
#include "server/protocol/refusals.hpp"

namespace broceliande::server {
namespace {

constexpr int kMostOwnTables = 500;

bool shows_computer(const TableSummary& summary) {
  return std::ranges::any_of(summary.places,
                             [](const PlaceSummary& place) { return place.level > 0; });
}

}  // namespace

/// At whose expense a computer thinks: somebody who sits at the table before those who only watch.
/// Where several people play, the game goes on to the next person's turn whoever is away. Nobody
/// where a computer would play for nobody.
std::optional<FairQueueKey> ComputerPlayers::play_for(const LiveTable& live) const {
  const GameTable& table = live.table;
  const auto key_of = [&](const Session& session) {
    return FairQueueKey{session.household, session.identity.id, table.id()};
  };
  const Session* watcher = nullptr;
  for (const auto& [id, watching] : live.audience.subscribers) {
    const Session& session = dependencies_.sessions.at(id);
    if (table.place_of(session.identity.id)) return key_of(session);
    if (watcher == nullptr) watcher = &session;
  }
  const std::vector<std::string> people = table.people();
  for (const std::string& person : people) {
    const auto& own = dependencies_.sessions.of(person);
    if (!own.empty()) return key_of(dependencies_.sessions.at(*own.begin()));
  }
  if (watcher != nullptr) return key_of(*watcher);
  if (table.goes_on_unattended()) return FairQueueKey{people.front(), people.front(), table.id()};
  return std::nullopt;
}

void ComputerPlayers::look_after(LiveTable& live) {
  const std::uint32_t number = live.table.number();
  if (live.audience.thinking_about == number) return;
  auto task = live.table.computer_task();
  if (!task) return;
  const auto whom = play_for(live);
  if (!whom) return;  // until somebody watches
  live.audience.thinking_about = number;
  const Moment visible = context_.now() + context_.rules.shortest_thought;
  const std::string id = live.table.id();
  const std::uint64_t seed = context_.draw_randomness().seed;
  dependencies_.engines.think(
      *whom, *task, seed, [=, this, task = *task](Result<std::string> text) {
        context_.metrics.computer_thoughts.add();
        if (!text) {
          context_.metrics.refused(reason_of(text.error())).add();
          context_.log.warn(context_.now(), "computer-failed",
                            {{"table", id}, {"why", english(text.error())}});
          return retry(id, number);
        }
        dependencies_.later.add(visible, [=, this, text = *text] { act(id, number, task, text); });
      });
}

/// After a while, where a computer could not act.
void ComputerPlayers::retry(const std::string& table, std::uint32_t number) {
  dependencies_.later.add(context_.now() + kThinkingGrace, [this, table, number] {
    LiveTable* live = dependencies_.tables.find_ready(table);
    if (live == nullptr || live->audience.thinking_about != number) return;
    live->audience.thinking_about.reset();
    dependencies_.look_after(*live);
  });
}

void ComputerPlayers::act(const std::string& table, std::uint32_t number, const ComputerTask& task,
                          const std::string& text) {
  dependencies_.tables.change(
      table,
      [=, this](const GameTable& now) -> Result<std::vector<TableEvent>> {
        if (now.number() != number) return std::vector<TableEvent>{};  // the world has moved on
        return now.computer_acts(task, text, dependencies_.subscriptions.context(nullptr, nullptr));
      },
      [this, table, number](const Result<void>& acted) {
        LiveTable* live = dependencies_.tables.find_ready(table);
        if (acted && live != nullptr) return dependencies_.look_after(*live);
        if (acted) return;
        context_.log.warn(context_.now(), "computer-refused",
                          {{"table", table}, {"why", english(acted.error())}});
        retry(table, number);
      });
}

/// Goes on with `then` unless a person plays at many tables with computers already; those that
/// nothing has happened at for long do not count, nor does the table that is asked about.
void ComputerPlayers::if_below_limit(Session& session, int request, const std::string& table,
                                     std::function<void(Session&)> then) {
  using Tables = Result<std::vector<TableIndex>>;
  context_.storage.ask_low_priority<Tables>(
      session.household,
      [identity = session.identity.id](Store& store) {
        return store.tables_of(identity, kMostOwnTables);
      },
      [this, id = session.id, request, table, then = std::move(then)](const Tables& tables) {
        if (!tables) {
          return dependencies_.sessions.refuse_to(id, request, storage_refusal(tables.error()));
        }
        const Moment lately = context_.now() - context_.rules.computer_table_counts;
        const auto busy = std::ranges::count_if(*tables, [&](const TableIndex& each) {
          return each.phase == TablePhase::running && each.table != table &&
                 each.changed > lately && shows_computer(each.summary);
        });
        if (busy >= context_.rules.most_computer_tables) {
          return dependencies_.sessions.refuse_to(
              id, request, Error{&phrases::kTooManyComputers, {busy}, Error::kNoPlace});
        }
        if (Session* requester = dependencies_.sessions.find(id)) then(*requester);
      });
}

}  // namespace broceliande::server
