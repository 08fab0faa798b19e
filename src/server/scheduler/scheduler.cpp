#include "server/scheduler/scheduler.hpp"

#include <utility>

namespace broceliande::server {
namespace {

constexpr Milliseconds kSweep{1'000};
constexpr Milliseconds kAnnounceAgain{15'000};
constexpr int kMostDue = 256;
constexpr Milliseconds kCloseStale{60'000};
constexpr int kMostStale = 256;

}  // namespace

void Scheduler::begin() {
  dependencies_.heartbeat.begin([this](Moment now) { look_for_due_tables(now + kThinkingGrace); });
}

void Scheduler::tick(Moment now) {
  decide_by_time(now);
  dependencies_.lobby.tick(now);
  if (now - swept_ < kSweep) return;
  swept_ = now;
  sweep(now);
}

/// Nobody's flag falls while it is not certain that an action could have been saved.
void Scheduler::decide_by_time(Moment now) {
  const bool may_decide = dependencies_.heartbeat.may_decide_by_time(now);
  std::vector<std::string> late;
  std::int64_t running = 0;
  dependencies_.tables.for_each([&](const LiveTable& live) {
    running += live.table.phase() == TablePhase::running ? 1 : 0;
    const auto deadline = live.table.deadline();
    const bool is_late = deadline && *deadline <= now;
    if (may_decide && (is_late || !dependencies_.heartbeat.compensation_due(live.table).empty()))
      late.push_back(live.table.id());
  });
  context_.metrics.tables_running.set(running);
  context_.metrics.tables_loaded.set(static_cast<std::int64_t>(dependencies_.tables.size()));
  for (const std::string& id : late) {
    dependencies_.tables.change(
        id,
        [this](const GameTable& table) {
          return Result<std::vector<TableEvent>>(table.decide_by_time(context_.now()));
        },
        [](const Result<void>& /*tried again at the next tick*/) {});
  }
}

void Scheduler::sweep(Moment now) {
  dependencies_.subscriptions.publish_absences();
  lapse_offers();
  forget_idle(now);
  close_stale_tables(now);
  dependencies_.tables.read_lost_again();
  look_for_due_tables(now - context_.rules.grace);
  dependencies_.heartbeat.beat(now);
  context_.metrics.storage_queue.set(static_cast<std::int64_t>(context_.storage.waiting()));
  if (!context_.has_other_nodes || now - announced_ < kAnnounceAgain) return;
  announced_ = now;
  dependencies_.subscriptions.announce_all();
  dependencies_.lobby.reload();
}

/// What was asked about somebody who was gone, and is back.
void Scheduler::lapse_offers() {
  const auto lapsed = [this](const LiveTable& live) {
    const Presence present = dependencies_.subscriptions.presence(live);
    return live.table.lapse(present.is_here, context_.now());
  };
  std::vector<std::string> due;
  dependencies_.tables.for_each([&](const LiveTable& live) {
    if (live.table.asks_about_absent() && !lapsed(live).empty()) due.push_back(live.table.id());
  });
  for (const std::string& id : due) {
    dependencies_.tables.change(
        id,
        [this, lapsed](const GameTable& table) {
          return Result<std::vector<TableEvent>>(lapsed(*dependencies_.tables.find(table.id())));
        },
        [](const Result<void>& /*tried again at the next sweep*/) {});
  }
}

void Scheduler::forget_idle(Moment now) {
  const Milliseconds idle = context_.rules.idle_table;
  dependencies_.tables.forget_idle([now, idle](const LiveTable& live) {
    const auto deadline = live.table.deadline();
    const bool is_due_soon = deadline && *deadline - now < 2 * idle;
    const bool is_thought_about = live.audience.thinking_about == live.table.number();
    return now - live.audience.used < idle || is_thought_about || is_due_soon;
  });
  dependencies_.tables.for_each([now, idle](LiveTable& live) {
    auto& reading = live.audience.reading;
    if (reading && now - reading->used > idle) reading.reset();
  });
}

/// Some at a time; the rest, if there are more, a minute later.
void Scheduler::close_stale_tables(Moment now) {
  const Milliseconds life = context_.rules.open_table_life;
  if (life == Milliseconds::zero() || now - closed_stale_ < kCloseStale) return;
  if (std::exchange(is_looking_for_stale_, true)) return;
  closed_stale_ = now;
  using Ids = Result<std::vector<std::string>>;
  context_.storage.ask_low_priority<Ids>(
      "", [since = now - life](Store& store) { return store.stale_tables(since, kMostStale); },
      [this, since = now - life](const Ids& ids) {
        is_looking_for_stale_ = false;
        if (!ids) return;
        for (const std::string& id : *ids) {
          dependencies_.tables.change(
              id,
              [this, since](const GameTable& table) {
                return Result<std::vector<TableEvent>>(table.close_if_stale(since, context_.now()));
              },
              [](const Result<void>& /*tried again a minute later*/) {});
        }
      });
}

/// One query at a time: if storage hangs, more of them would only keep people's requests waiting.
void Scheduler::look_for_due_tables(Moment until) {
  if (std::exchange(is_looking_for_due_, true)) return;
  using Ids = Result<std::vector<std::string>>;
  context_.storage.ask<Ids>([until](Store& store) { return store.due_tables(until, kMostDue); },
                            [this](Ids ids) {
                              is_looking_for_due_ = false;
                              if (!ids) return;
                              for (const std::string& id : *ids) {
                                dependencies_.tables.with(id, [this](Result<LiveTable*> live) {
                                  if (live) dependencies_.look_after(**live);
                                });
                              }
                            });
}

void Scheduler::make_rematch(LiveTable& live) {
  const std::string old = live.table.id();
  const std::string fresh = live.table.rematch_id();
  const DecisionContext now = dependencies_.subscriptions.context(&live, nullptr);
  dependencies_.tables.create(
      fresh, live.table.rematch(now), [this, old, fresh](const Result<bool>& made) {
        if (!made) return;  // it is due, so it will be tried again
        dependencies_.tables.change(
            old,
            [this, fresh](const GameTable& table) {
              std::vector<TableEvent> events;
              if (table.wants_rematch())
                events.push_back(GameTable::rematched(fresh, context_.now()));
              return Result<std::vector<TableEvent>>(events);
            },
            [](const Result<void>& /*tried again when it is due*/) {});
      });
}

}  // namespace broceliande::server
