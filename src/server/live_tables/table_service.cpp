#include "server/live_tables/table_service.hpp"

#include <utility>

#include "server/protocol/phrases.hpp"
#include "server/storage/event_codec.hpp"

namespace broceliande::server {

TableService::TableService(StorageThread& storage, Hooks hooks)
    : storage_(storage), hooks_(std::move(hooks)) {}

LiveTable& TableService::open(const std::string& id) {
  auto& entry = tables_[id];
  if (!entry) entry = std::make_unique<LiveTable>(id);
  return *entry;
}

LiveTable* TableService::find(const std::string& id) {
  const auto found = tables_.find(id);
  return found == tables_.end() ? nullptr : found->second.get();
}

LiveTable* TableService::find_ready(const std::string& id) {
  LiveTable* open = find(id);
  return open != nullptr && open->state == LiveTable::State::ready ? open : nullptr;
}

void TableService::for_each(const std::function<void(LiveTable&)>& visit) {
  for (auto& [id, open] : tables_) {
    if (open->state == LiveTable::State::ready) visit(*open);
  }
}

void TableService::with(const std::string& id, Work work) {
  LiveTable& table = open(id);
  if (table.state == LiveTable::State::ready) return work(&table);
  table.waiting.push_back(std::move(work));
  if (table.state == LiveTable::State::busy) return;
  read(table, [this, &table](Result<void> result) {
    if (!result) return lose(table, result.error());
    hooks_.read(table);
    settle(table, LiveTable::State::ready);
  });
}

/// Waiting callers get their turn, one after another, as long as the state lasts.
void TableService::settle(LiveTable& open, LiveTable::State state) {
  const std::string id = open.table.id();
  open.state = state;
  while (find(id) == &open && open.state == LiveTable::State::ready) {  // it may be lost meanwhile
    if (open.heard > open.table.number()) return read_on(open);
    if (open.waiting.empty()) return;
    const auto work = std::move(open.waiting.front());
    open.waiting.pop_front();
    work(&open);
  }
}

void TableService::lose(LiveTable& open, const Error& error) {
  open.state = LiveTable::State::lost;
  const auto waiting = std::exchange(open.waiting, {});
  const bool is_wanted = !open.audience.subscribers.empty();
  if (!is_wanted) {
    const std::string id = open.table.id();
    tables_.erase(id);
  }
  for (const auto& work : waiting) work(pass_on(error));
}

void TableService::read(LiveTable& open, const std::function<void(Result<void>)>& then) {
  open.state = LiveTable::State::busy;
  const std::string id = open.table.id();
  using Loaded = Result<std::optional<StoredTable>>;
  storage_.ask<Loaded>([id](Store& store) { return store.load(id, 0); },
                       [this, &open, then](Loaded loaded) {
                         if (!loaded) return then(refuse(phrases::kNotKept));
                         if (!*loaded) return then(refuse(phrases::kNoTable));
                         auto table = table_from(**loaded);
                         if (!table) {
                           hooks_.damaged(open.table.id(), table.error());
                           return then(pass_on(table));
                         }
                         open.table = *std::move(table);
                         then({});
                       });
}

/// Takes in what another node has appended.
void TableService::read_on(LiveTable& open) {
  open.state = LiveTable::State::busy;
  open.heard = 0;  // what is heard from now on may come too late for this reading
  const std::string id = open.table.id();
  const std::uint32_t known = open.table.number();
  using Loaded = Result<std::optional<StoredTable>>;
  storage_.ask<Loaded>([id, known](Store& store) { return store.load(id, known); },
                       [this, &open](Loaded loaded) {
                         if (!loaded || !*loaded) return lose(open, Error{&phrases::kNotKept, {}});
                         take_in(open, **loaded);
                       });
}

void TableService::take_in(LiveTable& open, const StoredTable& stored) {
  for (const LoggedEvent& line : stored.events) {
    const auto event = read_event(line);
    const auto folded = event ? open.table.fold(*event) : pass_on(event);
    if (!folded) {
      hooks_.damaged(open.table.id(), folded.error());
      return lose(open, folded.error());
    }
    hooks_.changed(open, {*event});
  }
  settle(open, LiveTable::State::ready);
}

void TableService::change(const std::string& id, Decide decide, Answer answer) {
  constexpr int kTries = 8;
  with(id, [this, decide = std::move(decide), answer = std::move(answer)](Result<LiveTable*> open) {
    if (!open) return answer(pass_on(open));
    attempt(**open, decide, answer, kTries);
  });
}

/// The events in memory, and what is to be written of them.
Result<Append> TableService::fold(LiveTable& open, const std::vector<TableEvent>& events) const {
  Append append;
  for (const TableEvent& event : events) {
    append.events.push_back(logged(event, open.table.number() + 1));
    const auto folded = open.table.fold(event);
    if (!folded) return pass_on(folded);
  }
  append.index = open.table.index();
  return append;
}

void TableService::write(Append append, std::function<void(Result<bool>)> answer) {
  storage_.append(std::move(append),
                  [written = hooks_.writes(), answer = std::move(answer)](Result<bool> kept) {
                    written(kept);
                    answer(std::move(kept));
                  });
}

void TableService::attempt(LiveTable& open, const Decide& decide, const Answer& answer, int tries) {
  const std::vector<TableEvent> owed = hooks_.owed(open.table);
  const auto events = owed.empty() ? decide(open.table) : owed;
  if (!events) return answer(pass_on(events));
  if (events->empty()) return answer({});
  open.state = LiveTable::State::busy;
  auto append = fold(open, *events);
  if (!append) {
    hooks_.damaged(open.table.id(), append.error());
    lose(open, append.error());
    return answer(pass_on(append));
  }
  write(*std::move(append), [this, &open, decide, answer, tries, events = *events,
                             was_owed = !owed.empty()](Result<bool> kept) {
    if (kept && *kept) {
      hooks_.changed(open, events);
      if (was_owed) return attempt_again(open, decide, answer, tries);
      answer({});
      return settle(open, LiveTable::State::ready);
    }
    // Memory is ahead of the disk, or the disk ahead of memory: what counts is read again.
    read(open, [this, &open, decide, answer, tries,
                was_answered = kept.has_value()](Result<void> result) {
      if (!result) {
        answer(refuse(phrases::kNotKept));
        return lose(open, result.error());
      }
      hooks_.read(open);
      if (was_answered) return attempt_again(open, decide, answer, tries);
      answer(refuse(phrases::kNotKept));
      settle(open, LiveTable::State::ready);
    });
  });
}

void TableService::attempt_again(LiveTable& open, const Decide& decide, const Answer& answer,
                                 int tries) {
  const std::string id = open.table.id();
  open.state = LiveTable::State::ready;
  if (tries == 1) {
    answer(refuse(phrases::kContended));
  } else {
    attempt(open, decide, answer, tries - 1);
  }
  if (LiveTable* still = find_ready(id)) settle(*still, LiveTable::State::ready);
}

void TableService::create(const std::string& id, const std::vector<TableEvent>& events,
                          std::function<void(Result<bool>)> answer) {
  auto fresh = std::make_unique<LiveTable>(id);
  auto append = fold(*fresh, events);
  if (!append) return answer(pass_on(append));
  write(*std::move(append), [answer = std::move(answer)](Result<bool> kept) {
    if (!kept) return answer(refuse(phrases::kNotKept));
    answer(*kept);
  });
}

void TableService::on_news(const std::string& id, std::uint32_t number) {
  LiveTable* open = find(id);
  if (open == nullptr) return;
  open->heard = std::max(open->heard, number);
  if (open->state == LiveTable::State::ready) settle(*open, LiveTable::State::ready);
}

void TableService::hear_that_news_was_missed() {
  std::vector<std::string> ids;
  for (const auto& [id, open] : tables_) ids.push_back(id);
  for (const std::string& id : ids) on_news(id, open(id).table.number() + 1);
}

void TableService::read_lost_again() {
  std::vector<std::string> lost;
  for (const auto& [id, open] : tables_) {
    if (open->state == LiveTable::State::lost) lost.push_back(id);
  }
  for (const std::string& id : lost) with(id, [](const Result<LiveTable*>& /*told or not*/) {});
}

void TableService::forget_idle(const std::function<bool(const LiveTable&)>& is_needed) {
  std::erase_if(tables_, [&](const auto& entry) {
    const LiveTable& open = *entry.second;
    if (open.state == LiveTable::State::busy || !open.waiting.empty()) return false;
    return open.audience.subscribers.empty() && !is_needed(open);
  });
}

}  // namespace broceliande::server
