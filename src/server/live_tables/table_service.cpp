#include "server/live_tables/table_service.hpp"

#include <utility>

#include "server/protocol/phrases.hpp"
#include "server/storage/event_codec.hpp"

namespace broceliande::server {

Keeper::Keeper(Scribe& scribe, Listener listener)
    : scribe_(scribe), listener_(std::move(listener)) {}

OpenTable& Keeper::open(const std::string& id) {
  auto& entry = tables_[id];
  if (!entry) entry = std::make_unique<OpenTable>(id);
  return *entry;
}

OpenTable* Keeper::find(const std::string& id) {
  const auto found = tables_.find(id);
  return found == tables_.end() ? nullptr : found->second.get();
}

OpenTable* Keeper::find_ready(const std::string& id) {
  OpenTable* open = find(id);
  return open != nullptr && open->state == OpenTable::State::ready ? open : nullptr;
}

void Keeper::for_each(const std::function<void(OpenTable&)>& visit) {
  for (auto& [id, open] : tables_) {
    if (open->state == OpenTable::State::ready) visit(*open);
  }
}

void Keeper::with(const std::string& id, Work work) {
  OpenTable& table = open(id);
  if (table.state == OpenTable::State::ready) return work(&table);
  table.waiting.push_back(std::move(work));
  if (table.state == OpenTable::State::busy) return;
  read(table, [this, &table](Result<void> result) {
    if (!result) return lose(table, result.error());
    listener_.read(table);
    settle(table, OpenTable::State::ready);
  });
}

/// Those who wait get their turn, one after the other, as long as the state lasts.
void Keeper::settle(OpenTable& open, OpenTable::State state) {
  const std::string id = open.table.id();
  open.state = state;
  while (find(id) == &open && open.state == OpenTable::State::ready) {  // it may be lost meanwhile
    if (open.heard > open.table.number()) return read_on(open);
    if (open.waiting.empty()) return;
    const auto work = std::move(open.waiting.front());
    open.waiting.pop_front();
    work(&open);
  }
}

void Keeper::lose(OpenTable& open, const Error& error) {
  open.state = OpenTable::State::lost;
  const auto waiting = std::exchange(open.waiting, {});
  const bool is_wanted = !open.company.watchers.empty();
  if (!is_wanted) {
    const std::string id = open.table.id();
    tables_.erase(id);
  }
  for (const auto& work : waiting) work(tl::unexpected<Error>(error));
}

void Keeper::read(OpenTable& open, const std::function<void(Result<void>)>& then) {
  open.state = OpenTable::State::busy;
  const std::string id = open.table.id();
  using Loaded = Result<std::optional<StoredTable>>;
  scribe_.ask<Loaded>([id](Store& store) { return store.load(id, 0); },
                      [this, &open, then](Loaded loaded) {
                        if (!loaded) return then(refuse(phrases::kNotKept));
                        if (!*loaded) return then(refuse(phrases::kNoTable));
                        auto table = table_from(**loaded);
                        if (!table) {
                          listener_.damaged(open.table.id(), table.error());
                          return then(tl::unexpected<Error>(table.error()));
                        }
                        open.table = *std::move(table);
                        then({});
                      });
}

/// Takes in what another node has appended.
void Keeper::read_on(OpenTable& open) {
  open.state = OpenTable::State::busy;
  open.heard = 0;  // what is heard from now on may come too late for this reading
  const std::string id = open.table.id();
  const std::uint32_t known = open.table.number();
  using Loaded = Result<std::optional<StoredTable>>;
  scribe_.ask<Loaded>([id, known](Store& store) { return store.load(id, known); },
                      [this, &open](Loaded loaded) {
                        if (!loaded || !*loaded) return lose(open, Error{&phrases::kNotKept, {}});
                        take_in(open, **loaded);
                      });
}

void Keeper::take_in(OpenTable& open, const StoredTable& stored) {
  for (const LoggedEvent& line : stored.events) {
    const auto event = read_event(line);
    const auto folded = event ? open.table.fold(*event) : tl::unexpected<Error>(event.error());
    if (!folded) {
      listener_.damaged(open.table.id(), folded.error());
      return lose(open, folded.error());
    }
    listener_.changed(open, {*event});
  }
  settle(open, OpenTable::State::ready);
}

void Keeper::change(const std::string& id, Decide decide, Answer answer) {
  constexpr int kTries = 8;
  with(id, [this, decide = std::move(decide), answer = std::move(answer)](Result<OpenTable*> open) {
    if (!open) return answer(tl::unexpected<Error>(open.error()));
    attempt(**open, decide, answer, kTries);
  });
}

/// The events in memory, and what is to be written of them.
Result<Append> Keeper::fold(OpenTable& open, const std::vector<Event>& events) const {
  Append append;
  for (const Event& event : events) {
    append.events.push_back(logged(event, open.table.number() + 1));
    const auto folded = open.table.fold(event);
    if (!folded) return tl::unexpected<Error>(folded.error());
  }
  append.index = open.table.index();
  return append;
}

void Keeper::write(Append append, std::function<void(Result<bool>)> answer) {
  scribe_.append(std::move(append),
                 [written = listener_.writes(), answer = std::move(answer)](Result<bool> kept) {
                   written(kept);
                   answer(std::move(kept));
                 });
}

void Keeper::attempt(OpenTable& open, const Decide& decide, const Answer& answer, int tries) {
  const std::vector<Event> owed = listener_.owed(open.table);
  const auto events = owed.empty() ? decide(open.table) : owed;
  if (!events) return answer(tl::unexpected<Error>(events.error()));
  if (events->empty()) return answer({});
  open.state = OpenTable::State::busy;
  auto append = fold(open, *events);
  if (!append) {
    listener_.damaged(open.table.id(), append.error());
    lose(open, append.error());
    return answer(tl::unexpected<Error>(append.error()));
  }
  write(*std::move(append), [this, &open, decide, answer, tries, events = *events,
                             was_owed = !owed.empty()](Result<bool> kept) {
    if (kept && *kept) {
      listener_.changed(open, events);
      if (was_owed) return attempt_again(open, decide, answer, tries);
      answer({});
      return settle(open, OpenTable::State::ready);
    }
    // Memory is ahead of the disk, or the disk ahead of memory: what counts is read again.
    read(open, [this, &open, decide, answer, tries,
                was_answered = kept.has_value()](Result<void> result) {
      if (!result) {
        answer(refuse(phrases::kNotKept));
        return lose(open, result.error());
      }
      listener_.read(open);
      if (was_answered) return attempt_again(open, decide, answer, tries);
      answer(refuse(phrases::kNotKept));
      settle(open, OpenTable::State::ready);
    });
  });
}

void Keeper::attempt_again(OpenTable& open, const Decide& decide, const Answer& answer, int tries) {
  const std::string id = open.table.id();
  open.state = OpenTable::State::ready;
  if (tries == 1) {
    answer(refuse(phrases::kContended));
  } else {
    attempt(open, decide, answer, tries - 1);
  }
  if (OpenTable* still = find_ready(id)) settle(*still, OpenTable::State::ready);
}

void Keeper::create(const std::string& id, const std::vector<Event>& events,
                    std::function<void(Result<bool>)> answer) {
  auto fresh = std::make_unique<OpenTable>(id);
  auto append = fold(*fresh, events);
  if (!append) return answer(tl::unexpected<Error>(append.error()));
  write(*std::move(append), [answer = std::move(answer)](Result<bool> kept) {
    if (!kept) return answer(refuse(phrases::kNotKept));
    answer(*kept);
  });
}

void Keeper::hear_news(const std::string& id, std::uint32_t number) {
  OpenTable* open = find(id);
  if (open == nullptr) return;
  open->heard = std::max(open->heard, number);
  if (open->state == OpenTable::State::ready) settle(*open, OpenTable::State::ready);
}

void Keeper::hear_that_news_was_missed() {
  std::vector<std::string> ids;
  for (const auto& [id, open] : tables_) ids.push_back(id);
  for (const std::string& id : ids) hear_news(id, open(id).table.number() + 1);
}

void Keeper::read_lost_again() {
  std::vector<std::string> lost;
  for (const auto& [id, open] : tables_) {
    if (open->state == OpenTable::State::lost) lost.push_back(id);
  }
  for (const std::string& id : lost) with(id, [](const Result<OpenTable*>& /*told or not*/) {});
}

void Keeper::forget_idle(const std::function<bool(const OpenTable&)>& is_needed) {
  std::erase_if(tables_, [&](const auto& entry) {
    const OpenTable& open = *entry.second;
    if (open.state == OpenTable::State::busy || !open.waiting.empty()) return false;
    return open.company.watchers.empty() && !is_needed(open);
  });
}

}  // namespace broceliande::server
