#include <algorithm>
#include <utility>

#include "core/reader.hpp"
#include "server/hall/hall.hpp"
#include "server/tables/phrases.hpp"

// What happens without anybody asking: clocks, absences, rematches, other nodes.

namespace broceliande::server {
namespace {

constexpr Milliseconds kSweep{1'000};
constexpr Milliseconds kLobby{500};
constexpr Milliseconds kAnnounceAgain{15'000};
constexpr Milliseconds kBelieved{40'000};  ///< how long another node's word on presence counts
constexpr int kMostDue = 256;

}  // namespace

void Hall::tick() {
  const Moment now = world_.now();
  std::vector<Delayed> waiting;
  std::vector<Delayed> ready;
  for (Delayed& each : delayed_) (each.from > now ? waiting : ready).push_back(std::move(each));
  delayed_ = std::move(waiting);
  for (const Delayed& each : ready) each.work();
  if (is_stopping_) return;
  decide_by_time(now);
  if (is_lobby_stale_ && now - lobby_told_ >= kLobby) {
    lobby_told_ = now;
    tell_lobby();
  }
  if (now - swept_ >= kSweep) {
    swept_ = now;
    sweep(now);
  }
}

/// Nobody's flag falls while it is not certain that an action could have been saved.
void Hall::decide_by_time(Moment now) {
  const bool may_decide = !is_beginning_ && !outages_.is_doubtful(now);
  std::vector<std::string> late;
  std::int64_t running = 0;
  keeper_.for_each([&](const OpenTable& open) {
    running += open.table.phase() == Phase::running ? 1 : 0;
    const auto deadline = open.table.deadline();
    const bool is_late = deadline && *deadline <= now;
    if (may_decide && (is_late || !owed(open.table).empty())) late.push_back(open.table.id());
  });
  world_.metrics.tables_running.set(running);
  world_.metrics.tables_loaded.set(static_cast<std::int64_t>(keeper_.size()));
  for (const std::string& id : late) {
    keeper_.change(
        id,
        [this](const Table& table) {
          return Result<std::vector<Event>>(table.decide_by_time(world_.now()));
        },
        [](const Result<void>& /*tried again at the next tick*/) {});
  }
}

void Hall::sweep(Moment now) {
  look_at_absences();
  keeper_.forget_idle([this, now](const OpenTable& open) {
    const auto deadline = open.table.deadline();
    const bool is_due_soon = deadline && *deadline - now < 2 * rules_.idle_table;
    const bool is_thought_about = open.company.thinking_about == open.table.number();
    return now - open.company.used < rules_.idle_table || is_thought_about || is_due_soon;
  });
  keeper_.for_each([this, now](OpenTable& open) {
    auto& reading = open.company.reading;
    if (reading && now - reading->used > rules_.idle_table) reading.reset();
  });
  keeper_.read_lost_again();
  look_for_due_tables(now - rules_.grace);
  beat(now);
  world_.metrics.storage_queue.set(static_cast<std::int64_t>(world_.scribe.waiting()));
  if (world_.has_other_nodes && now - announced_ >= kAnnounceAgain) {
    announced_ = now;
    keeper_.for_each([this](const OpenTable& open) { announce_presence(open); });
    is_lobby_stale_ = true;
  }
}

void Hall::look_at_absences() {
  keeper_.for_each([this](OpenTable& open) {
    if (open.company.watchers.empty() || open.table.phase() != Phase::running) return;
    const auto away = attendance(open).is_long_away;
    if (std::exchange(open.company.was_long_away, away) != away) tell_presence(open);
  });
}

/// One look at a time: where storage hangs, more of them would only keep people's asks waiting.
void Hall::look_for_due_tables(Moment until) {
  if (std::exchange(is_looking_for_due_, true)) return;
  using Ids = Result<std::vector<std::string>>;
  world_.scribe.ask<Ids>([until](Store& store) { return store.due_tables(until, kMostDue); },
                         [this](Ids ids) {
                           is_looking_for_due_ = false;
                           if (!ids) return;
                           for (const std::string& id : *ids) {
                             keeper_.with(id, [this](Result<OpenTable*> open) {
                               if (open) look_after(**open);
                             });
                           }
                         });
}

void Hall::make_rematch(OpenTable& open) {
  const std::string old = open.table.id();
  const std::string fresh = open.table.rematch_id();
  const Circumstances now = circumstances(&open, nullptr);
  keeper_.create(fresh, open.table.rematch(now), [this, old, fresh](const Result<bool>& made) {
    if (!made) return;  // it is due, so it will be tried again
    keeper_.change(
        old,
        [this, fresh](const Table& table) {
          std::vector<Event> events;
          if (table.wants_rematch()) events.push_back(Table::rematched(fresh, world_.now()));
          return Result<std::vector<Event>>(events);
        },
        [](const Result<void>& /*tried again when it is due*/) {});
  });
}

void Hall::hear_news(const News& news) {
  if (!news.table.empty()) {
    if (keeper_.find(news.table) == nullptr) return hear_of_unknown_table(news.table);
    return keeper_.hear_news(news.table, news.number);
  }
  if (!news.text.empty()) {
    hear_presence(news.text);
    return hear_login(news.text);
  }
  keeper_.hear_that_news_was_missed();
}

/// A table that nobody looks at here: its people may be here all the same.
void Hall::hear_of_unknown_table(const std::string& table) {
  is_lobby_stale_ = true;
  if (by_identity_.empty()) return;
  using Loaded = Result<std::optional<StoredTable>>;
  constexpr std::uint32_t kNoEvents = UINT32_MAX >> 1U;
  world_.scribe.ask<Loaded>([table](Store& store) { return store.load(table, kNoEvents); },
                            [this](Loaded loaded) {
                              if (!loaded || !*loaded) return;
                              const TableIndex& index = (*loaded)->index;
                              for (const TakenPlace& place : index.places) {
                                const auto own = by_identity_.find(place.identity);
                                if (own == by_identity_.end()) continue;
                                const Telling telling =
                                    tell::turn(row_of(index, place.is_awaited));
                                for (const VisitorId id : own->second)
                                  tell(*visitors_[id], telling);
                              }
                            });
}

void Hall::announce_presence(const OpenTable& open) {
  if (!world_.has_other_nodes || open.company.watchers.empty()) return;
  std::string text = "presence " + open.table.id() + " ";
  for (const int present : open.company.present) text += present > 0 ? '1' : '0';
  world_.scribe.ask<Result<void>>([text](Store& store) { return store.announce(text); },
                                  [](const Result<void>& /*nobody waits for it*/) {});
}

void Hall::hear_presence(std::string_view text) {
  Reader reader(text);
  if (!reader.take("presence ")) return;
  const std::string table(reader.until(' '));
  if (!reader.take(' ')) return;
  const std::string_view places = reader.until(' ');
  OpenTable* open = keeper_.find_ready(table);
  if (open == nullptr) return;
  const Moment now = world_.now();
  bool changes = false;
  for (std::size_t i = 0; i < std::min(places.size(), open->company.present.size()); ++i) {
    Moment& until = open->company.present_elsewhere[i];
    const bool was_here = until > now;
    until = places[i] == '1' ? now + kBelieved : now;
    changes |= was_here != (until > now);
  }
  if (!changes) return;
  update_presence(*open);
  tell_presence(*open);
}

}  // namespace broceliande::server
