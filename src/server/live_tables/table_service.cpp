#include "server/live_tables/table_service.hpp"

#include <utility>

#include "server/live_tables/storage_refusal.hpp"
#include "server/protocol/phrases.hpp"
#include "server/storage/event_codec.hpp"
#include "server/tables/phrases.hpp"

namespace broceliande::server {

TableService::TableService(StorageThread& storage, Hooks hooks)
    : storage_(storage), hooks_(std::move(hooks)) {}

LiveTable& TableService::find_or_create(const std::string& id) {
  auto& entry = tables_[id];
  if (!entry) entry = std::make_unique<LiveTable>(id);
  return *entry;
}

LiveTable* TableService::find(const std::string& id) {
  const auto found = tables_.find(id);
  return found == tables_.end() ? nullptr : found->second.get();
}

LiveTable* TableService::find_ready(const std::string& id) {
  LiveTable* live = find(id);
  return live != nullptr && live->state == LiveTable::LoadState::ready ? live : nullptr;
}

void TableService::for_each(const std::function<void(LiveTable&)>& visit) {
  for (auto& [id, live] : tables_) {
    if (live->state == LiveTable::LoadState::ready) visit(*live);
  }
}

void TableService::with(const std::string& id, Work work, const std::string& whom) {
  if (newer_.contains(id)) return work(refuse(phrases::kNewerTable));
  LiveTable& table = find_or_create(id);
  if (table.state == LiveTable::LoadState::ready) return work(&table);
  table.waiting.push_back(std::move(work));
  if (table.state == LiveTable::LoadState::busy) return;
  read(table, whom, [this, &table](Result<void> result) {
    if (!result) return mark_lost(table, result.error());
    hooks_.read(table);
    run_waiting(table, LiveTable::LoadState::ready);
  });
}

/// Waiting callers get their turn, one after another, as long as the state lasts.
void TableService::run_waiting(LiveTable& live, LiveTable::LoadState state) {
  const std::string id = live.table.id();
  live.state = state;
  while (find(id) == &live &&
         live.state == LiveTable::LoadState::ready) {  // it may be lost meanwhile
    if (live.announced > live.table.number()) return catch_up(live);
    if (live.waiting.empty()) return;
    const auto work = std::move(live.waiting.front());
    live.waiting.pop_front();
    work(&live);
  }
}

void TableService::mark_lost(LiveTable& live, const Error& error) {
  live.state = LiveTable::LoadState::lost;
  const auto waiting = std::exchange(live.waiting, {});
  const bool is_wanted = !live.audience.subscribers.empty();
  if (!is_wanted) {
    const std::string id = live.table.id();
    tables_.erase(id);
  }
  for (const auto& work : waiting) work(pass_on(error));
}

void TableService::report(const LiveTable& live, const Error& error) {
  const std::string& id = live.table.id();
  if (error.phrase != &phrases::kNewerTable) return hooks_.damaged(id, error);
  if (newer_.contains(id)) return;
  newer_.insert(id);
  hooks_.newer(id);
}

void TableService::read(LiveTable& live, const std::string& whom,
                        const std::function<void(Result<void>)>& then) {
  live.state = LiveTable::LoadState::busy;
  const std::string id = live.table.id();
  using Loaded = Result<std::optional<StoredTable>>;
  const auto load = [id](Store& store) { return store.load(id, 0); };
  const auto take = [this, &live, then](Loaded loaded) {
    if (!loaded) return then(tl::unexpected(storage_refusal(loaded.error())));
    if (!*loaded) return then(refuse(phrases::kNoTable));
    auto table = table_from(**loaded);
    if (!table) {
      report(live, table.error());
      return then(pass_on(table));
    }
    live.table = *std::move(table);
    then({});
  };
  if (whom.empty()) return storage_.ask<Loaded>(load, take);
  storage_.ask_low_priority<Loaded>(whom, load, take);
}

/// Takes in what another node has appended.
void TableService::catch_up(LiveTable& live) {
  live.state = LiveTable::LoadState::busy;
  live.announced = 0;  // what is heard from now on may come too late for this reading
  const std::string id = live.table.id();
  const std::uint32_t known = live.table.number();
  using Loaded = Result<std::optional<StoredTable>>;
  storage_.ask<Loaded>([id, known](Store& store) { return store.load(id, known); },
                       [this, &live](Loaded loaded) {
                         if (!loaded || !*loaded)
                           return mark_lost(live, Error{&phrases::kNotKept, {}});
                         apply_stored(live, **loaded);
                       });
}

void TableService::apply_stored(LiveTable& live, const StoredTable& stored) {
  for (const LoggedEvent& line : stored.events) {
    const auto event = read_event(line);
    const auto folded = event ? live.table.fold(*event) : pass_on(event);
    if (!folded) {
      report(live, folded.error());
      return mark_lost(live, folded.error());
    }
    hooks_.changed(live, {*event});
  }
  run_waiting(live, LiveTable::LoadState::ready);
}

void TableService::change(const std::string& id, Decide decide, Answer answer,
                          const std::string& whom) {
  constexpr int kTries = 8;
  with(
      id,
      [this, decide = std::move(decide), answer = std::move(answer)](Result<LiveTable*> live) {
        if (!live) return answer(pass_on(live));
        attempt(**live, decide, answer, kTries);
      },
      whom);
}

/// The events in memory, and what is to be written of them.
Result<Append> TableService::fold(LiveTable& live, const std::vector<TableEvent>& events) const {
  Append append;
  for (const TableEvent& event : events) {
    append.events.push_back(logged(event, live.table.number() + 1));
    const auto folded = live.table.fold(event);
    if (!folded) return pass_on(folded);
  }
  append.index = live.table.index();
  return append;
}

void TableService::write(Append append, std::function<void(Result<bool>)> answer) {
  storage_.append(std::move(append),
                  [written = hooks_.before_write(), answer = std::move(answer)](Result<bool> kept) {
                    written(kept);
                    answer(std::move(kept));
                  });
}

void TableService::attempt(LiveTable& live, const Decide& decide, const Answer& answer, int tries) {
  const std::vector<TableEvent> owed = hooks_.compensation_due(live.table);
  const auto events = owed.empty() ? decide(live.table) : owed;
  if (!events) return answer(pass_on(events));
  if (events->empty()) return answer({});
  live.state = LiveTable::LoadState::busy;
  auto append = fold(live, *events);
  if (!append) {
    report(live, append.error());
    mark_lost(live, append.error());
    return answer(pass_on(append));
  }
  write(*std::move(append), [this, &live, decide, answer, tries, events = *events,
                             was_owed = !owed.empty()](Result<bool> kept) {
    if (kept && *kept) {
      hooks_.decided(live, events);
      hooks_.changed(live, events);
      if (was_owed) return attempt_again(live, decide, answer, tries);
      answer({});
      return run_waiting(live, LiveTable::LoadState::ready);
    }
    // Memory is ahead of the disk, or the disk ahead of memory: what counts is read again.
    read(
        live, "",
        [this, &live, decide, answer, tries, was_answered = kept.has_value()](Result<void> result) {
          if (!result) {
            answer(refuse(phrases::kNotKept));
            return mark_lost(live, result.error());
          }
          hooks_.read(live);
          if (was_answered) return attempt_again(live, decide, answer, tries);
          answer(refuse(phrases::kNotKept));
          run_waiting(live, LiveTable::LoadState::ready);
        });
  });
}

void TableService::attempt_again(LiveTable& live, const Decide& decide, const Answer& answer,
                                 int tries) {
  const std::string id = live.table.id();
  live.state = LiveTable::LoadState::ready;
  if (tries == 1) {
    answer(refuse(phrases::kContended));
  } else {
    attempt(live, decide, answer, tries - 1);
  }
  if (LiveTable* still = find_ready(id)) run_waiting(*still, LiveTable::LoadState::ready);
}

void TableService::create(const std::string& id, const std::vector<TableEvent>& events,
                          std::function<void(Result<bool>)> answer) {
  auto fresh = std::make_unique<LiveTable>(id);
  auto append = fold(*fresh, events);
  if (!append) return answer(pass_on(append));
  TableIndex index = append->index;
  write(*std::move(append),
        [this, index = std::move(index), answer = std::move(answer)](Result<bool> kept) {
          if (!kept) return answer(refuse(phrases::kNotKept));
          if (*kept) hooks_.created(index);
          answer(*kept);
        });
}

void TableService::on_news(const std::string& id, std::uint32_t number) {
  LiveTable* live = find(id);
  if (live == nullptr) return;
  live->announced = std::max(live->announced, number);
  if (live->state == LiveTable::LoadState::ready) run_waiting(*live, LiveTable::LoadState::ready);
}

void TableService::on_missed_news() {
  std::vector<std::string> ids;
  for (const auto& [id, live] : tables_) ids.push_back(id);
  for (const std::string& id : ids) on_news(id, find_or_create(id).table.number() + 1);
}

void TableService::read_lost_again() {
  std::vector<std::string> lost;
  for (const auto& [id, live] : tables_) {
    if (live->state == LiveTable::LoadState::lost) lost.push_back(id);
  }
  for (const std::string& id : lost) with(id, [](const Result<LiveTable*>& /*told or not*/) {});
}

void TableService::forget_idle(const std::function<bool(const LiveTable&)>& is_needed) {
  std::erase_if(tables_, [&](const auto& entry) {
    const LiveTable& live = *entry.second;
    if (live.state == LiveTable::LoadState::busy || !live.waiting.empty()) return false;
    return live.audience.subscribers.empty() && !is_needed(live);
  });
}

}  // namespace broceliande::server
