#include <algorithm>
#include <map>

#include "server/hall/hall.hpp"
#include "server/tables/phrases.hpp"

// Who looks at a table, and what they are told.

namespace broceliande::server {
namespace {

constexpr std::size_t kMostRecent = 64;

int place_of(const Table& table, const Visitor& visitor) {
  return table.place_of(visitor.identity.id).value_or(-1);
}

}  // namespace

void Hall::begin_to_watch(OpenTable& open, Visitor& visitor, const Ask& ask,
                          const ask::Watch& watch) {
  visitor.tables.insert(open.table.id());
  open.company.watchers[visitor.id] = {watch.wants_view};
  open.company.used = world_.now();
  update_presence(open);
  if (watch.after && tell_missed(open, visitor, *watch.after)) {
    tell(visitor, tell::done(ask.request));
  } else {
    tell_table_to(open, visitor, ask.request);
  }
  tell_view(open, visitor, watch.wants_view);
  look_after(open);  // it may have waited for somebody
}

void Hall::answer(Visitor& visitor, const Ask& ask, const ask::Page& page) {
  keeper_.with(ask.table, [this, ask, page, id = visitor.id](Result<OpenTable*> open) {
    if (!open) return refuse_to(id, ask.request, open.error());
    const Table& table = (*open)->table;
    auto& reading = (*open)->company.reading;
    const bool is_known = reading && reading->number == page.number;
    if (!is_known && table.number() != page.number) {
      return refuse_to(id, ask.request,
                       Error{&phrases::kMoved, {std::to_string(table.plies())}, Error::kNoPlace});
    }
    if (!is_known) reading = {page.number, table.public_record(), {}};
    reading->used = world_.now();
    const auto found = visitors_.find(id);
    if (found == visitors_.end()) return;
    tell(*found->second,
         tell::page(ask.request, table.id(), page.number, page_of(reading->record, page.from)));
  });
}

void Hall::end_to_watch(const std::string& table, Visitor& visitor) {
  OpenTable* open = keeper_.find(table);
  if (open == nullptr) return;
  open->company.watchers.erase(visitor.id);
  open->company.used = world_.now();
  // While it is being changed nothing is told of it; afterwards this is.
  if (keeper_.find_ready(table) != nullptr) update_presence(*open);
}

/// Tells what happened after an event, if all of it was actions that are still known.
bool Hall::tell_missed(OpenTable& open, Visitor& visitor, std::uint32_t after) {
  const std::uint32_t last = open.table.number();
  if (after > last || after == 0) return false;
  const auto& recent = open.company.recent;
  const std::uint32_t missed = last - after;
  if (missed > recent.size()) return false;
  if (missed > 0 && open.table.phase() == Phase::over) return false;  // how it ended is told too
  const auto first = recent.end() - static_cast<std::ptrdiff_t>(missed);
  const bool all_actions =
      std::all_of(first, recent.end(), [](const Recent& each) { return each.played.has_value(); });
  if (!all_actions) return false;
  const int place = place_of(open.table, visitor);
  for (auto each = first; each != recent.end(); ++each) {
    tell(visitor, tell::played(open.table.played_sight(*each->played, each->number, each->ply,
                                                       place, world_.now())));
  }
  return true;
}

void Hall::tell_view(OpenTable& open, Visitor& visitor, bool wants_view) {
  if (!wants_view) return;
  const int place = place_of(open.table, visitor);
  const auto view = open.table.view(place);
  if (!view) return;
  tell(visitor, tell::seen(open.table.id(), open.table.number(), open.table.plies(),
                           open.table.party_to_prepare(place), *view));
}

void Hall::tell_table_to(OpenTable& open, Visitor& visitor, std::optional<int> request) {
  const auto sight = open.table.seen_by(place_of(open.table, visitor), visitor.identity.takes_chat,
                                        attendance(open), world_.now(),
                                        open.table.left_place_of(visitor.identity.id).has_value());
  tell(visitor, tell::table(sight, request));
}

void Hall::tell_table(OpenTable& open) {
  for (const auto& [id, watcher] : open.company.watchers) {
    Visitor& visitor = *visitors_[id];
    tell_table_to(open, visitor, std::nullopt);
    tell_view(open, visitor, watcher.wants_view);
  }
}

void Hall::tell_presence(OpenTable& open) {
  const Attendance now = attendance(open);
  const Telling telling =
      tell::presence(open.table.id(), open.table.place_sights(now), now.watchers);
  for (const auto& [id, watcher] : open.company.watchers) tell(*visitors_[id], telling);
}

void Hall::tell_changes(OpenTable& open, const std::vector<Event>& events) {
  const auto* played =
      events.size() == 1 ? std::get_if<event::Played>(&events.front().what) : nullptr;
  const auto chat = events.size() == 1 ? open.table.chat_line(events.front()) : std::nullopt;
  if (chat) {
    for (const auto& [id, watcher] : open.company.watchers) {
      Visitor& visitor = *visitors_[id];
      if (visitor.identity.takes_chat) {
        tell(visitor, tell::chatted(open.table.id(), open.table.number(), *chat));
      } else {  // only the number counts for those who do not listen
        tell_table_to(open, visitor, std::nullopt);
      }
    }
    return;
  }
  // When a game ends, how it ended is told too.
  const bool ends = open.table.phase() == Phase::over;
  if (played == nullptr || ends) return tell_table(open);
  std::map<int, Telling> tellings;  // what is told differs only from place to place
  for (const auto& [id, watcher] : open.company.watchers) {
    Visitor& visitor = *visitors_[id];
    const int place = place_of(open.table, visitor);
    auto telling = tellings.find(place);
    if (telling == tellings.end()) {
      const auto sight = open.table.played_sight(*played, open.table.number(),
                                                 open.table.plies() - 1, place, world_.now());
      telling = tellings.emplace(place, tell::played(sight)).first;
    }
    tell(visitor, telling->second);
    tell_view(open, visitor, watcher.wants_view);
  }
}

/// Those of whom something is expected now, or no longer, hear of it wherever they are.
void Hall::tell_turns(OpenTable& open) {
  const Table& table = open.table;
  std::optional<TableIndex> index;
  for (std::size_t i = 0; i < table.setup().levels.size(); ++i) {
    const bool is_awaited = table.awaits(static_cast<int>(i));
    if (is_awaited == open.company.was_awaited[i]) continue;
    open.company.was_awaited[i] = is_awaited;
    const auto own = by_identity_.find(table.identity_at(static_cast<int>(i)));
    if (own == by_identity_.end()) continue;
    if (!index) index = table.index();
    const Telling telling = tell::turn(row_of(*index, is_awaited));
    for (const VisitorId id : own->second) tell(*visitors_[id], telling);
  }
}

void Hall::take_note(OpenTable& open, const std::vector<Event>& events) {
  open.company.used = world_.now();
  world_.metrics.events_appended.add(events.size());
  std::uint32_t number = open.table.number() - static_cast<std::uint32_t>(events.size());
  for (const Event& event : events) {
    Recent recent{.number = ++number, .ply = 0, .played = std::nullopt};
    if (const auto* played = std::get_if<event::Played>(&event.what)) {
      world_.metrics.actions_played.add();
      recent.played = *played;
      recent.ply = open.table.plies() - 1;  // an action is always decided alone
    }
    open.company.recent.push_back(std::move(recent));
    if (open.company.recent.size() > kMostRecent) open.company.recent.pop_front();
  }
  if (open.table.setup().is_listed && open.table.plies() == 0) is_lobby_stale_ = true;
  update_presence(open);
  tell_changes(open, events);
  tell_turns(open);
  look_after(open);
}

void Hall::take_note_of_reading(OpenTable& open) {
  open.company.used = world_.now();
  open.company.recent.clear();
  open.company.thinking_about.reset();
  update_presence(open);
  tell_table(open);
  for (std::size_t i = 0; i < open.table.setup().levels.size(); ++i) {
    open.company.was_awaited[i] = open.table.awaits(static_cast<int>(i));
  }
  look_after(open);
}

Attendance Hall::attendance(const OpenTable& open) const {
  const Moment now = world_.now();
  const auto patient = patience(open.table);
  Attendance attendance;
  int seated = 0;
  for (std::size_t i = 0; i < attendance.is_here.size(); ++i) {
    const Company& company = open.company;
    attendance.is_here[i] = company.present[i] > 0 || company.present_elsewhere[i] > now;
    seated += company.present[i];
    attendance.is_long_away[i] = patient && !attendance.is_here[i] && company.away_since[i] &&
                                 now - *company.away_since[i] >= *patient;
  }
  attendance.watchers = static_cast<int>(open.company.watchers.size()) - seated;
  return attendance;
}

std::optional<Milliseconds> Hall::patience(const Table& table) const {
  if (table.setup().clock.kind == ClockChoice::Kind::days) return std::nullopt;
  return rules_.away_without_clock;
}

void Hall::update_presence(OpenTable& open) {
  Company& company = open.company;
  const auto before = company.present;
  company.present.fill(0);
  for (const auto& [id, watcher] : company.watchers) {
    const int place = place_of(open.table, *visitors_[id]);
    if (place >= 0) ++company.present[static_cast<std::size_t>(place)];
  }
  const Moment now = world_.now();
  bool changes = false;
  for (std::size_t i = 0; i < company.present.size(); ++i) {
    const bool is_here = company.present[i] > 0 || company.present_elsewhere[i] > now;
    if (is_here) {
      company.away_since[i].reset();
    } else if (!company.away_since[i]) {
      company.away_since[i] = now;
    }
    changes |= (before[i] > 0) != (company.present[i] > 0);
  }
  const int watching = attendance(open).watchers;
  changes |= std::exchange(company.watching, watching) != watching;
  if (!changes) return;
  announce_presence(open);
  tell_presence(open);
}

}  // namespace broceliande::server
