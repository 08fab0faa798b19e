#include "server/subscriptions/subscriptions.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace broceliande::server {
namespace {

constexpr std::size_t kMostRecent = 64;
constexpr Milliseconds kBelieved{40'000};  ///< how long another node's word on presence counts

int place_of(const Table& table, const Visitor& visitor) {
  return table.place_of(visitor.identity.id).value_or(-1);
}

}  // namespace

void Subscriptions::subscribe(OpenTable& open, Visitor& visitor, int request,
                              const ask::Watch& watch) {
  visitor.tables.insert(open.table.id());
  open.company.watchers[visitor.id] = {watch.wants_view};
  open.company.used = context_.now();
  update_presence(open);
  if (watch.after && tell_missed(open, visitor, *watch.after)) {
    sessions_.tell(visitor, tell::done(request));
  } else {
    tell_table_to(open, visitor, request);
  }
  tell_view(open, visitor, watch.wants_view);
}

void Subscriptions::unsubscribe(const std::string& table, Visitor& visitor) {
  OpenTable* open = tables_.find(table);
  if (open == nullptr) return;
  open->company.watchers.erase(visitor.id);
  open->company.used = context_.now();
  // While it is being changed nothing is told of it; afterwards this is.
  if (tables_.find_ready(table) != nullptr) update_presence(*open);
}

/// Tells what happened after an event, if all of it was actions that are still known.
bool Subscriptions::tell_missed(OpenTable& open, Visitor& visitor, std::uint32_t after) {
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
    sessions_.tell(visitor, tell::played(open.table.played_sight(
                                *each->played, each->number, each->ply, place, context_.now())));
  }
  return true;
}

void Subscriptions::tell_view(OpenTable& open, Visitor& visitor, bool wants_view) {
  if (!wants_view) return;
  const int place = place_of(open.table, visitor);
  const auto view = open.table.view(place);
  if (!view) return;
  sessions_.tell(visitor, tell::seen(open.table.id(), open.table.number(), open.table.plies(),
                                     open.table.party_to_prepare(place), *view));
}

void Subscriptions::tell_table_to(OpenTable& open, Visitor& visitor, std::optional<int> request) {
  const auto sight = open.table.seen_by(place_of(open.table, visitor), visitor.identity.takes_chat,
                                        attendance(open), context_.now(),
                                        open.table.left_place_of(visitor.identity.id).has_value());
  sessions_.tell(visitor, tell::table(sight, request));
}

void Subscriptions::tell_table(OpenTable& open) {
  for (const auto& [id, watcher] : open.company.watchers) {
    Visitor& visitor = sessions_.at(id);
    tell_table_to(open, visitor, std::nullopt);
    tell_view(open, visitor, watcher.wants_view);
  }
}

void Subscriptions::tell_presence(OpenTable& open) {
  const Attendance now = attendance(open);
  const Telling telling =
      tell::presence(open.table.id(), open.table.place_sights(now), now.watchers);
  for (const auto& [id, watcher] : open.company.watchers) sessions_.tell(sessions_.at(id), telling);
}

void Subscriptions::tell_chat(OpenTable& open, const ChatLine& line) {
  const Telling telling = tell::chatted(open.table.id(), open.table.number(), line);
  for (const auto& [id, watcher] : open.company.watchers) {
    Visitor& visitor = sessions_.at(id);
    if (visitor.identity.takes_chat) {
      sessions_.tell(visitor, telling);
    } else {  // only the number counts for those who do not listen
      tell_table_to(open, visitor, std::nullopt);
    }
  }
}

void Subscriptions::tell_played(OpenTable& open, const event::Played& played) {
  std::map<int, Telling> tellings;  // what is told differs only from place to place
  for (const auto& [id, watcher] : open.company.watchers) {
    Visitor& visitor = sessions_.at(id);
    const int place = place_of(open.table, visitor);
    auto telling = tellings.find(place);
    if (telling == tellings.end()) {
      const auto sight = open.table.played_sight(played, open.table.number(),
                                                 open.table.plies() - 1, place, context_.now());
      telling = tellings.emplace(place, tell::played(sight)).first;
    }
    sessions_.tell(visitor, telling->second);
    tell_view(open, visitor, watcher.wants_view);
  }
}

void Subscriptions::tell_changes(OpenTable& open, const std::vector<Event>& events) {
  const auto* played =
      events.size() == 1 ? std::get_if<event::Played>(&events.front().what) : nullptr;
  const auto chat = events.size() == 1 ? open.table.chat_line(events.front()) : std::nullopt;
  if (chat) return tell_chat(open, *chat);
  // When a game ends, how it ended is told too.
  const bool ends = open.table.phase() == Phase::over;
  if (played == nullptr || ends) return tell_table(open);
  tell_played(open, *played);
}

/// Those of whom something is expected now, or no longer, hear of it wherever they are.
void Subscriptions::tell_turns(OpenTable& open) {
  const Table& table = open.table;
  std::optional<TableIndex> index;
  for (std::size_t i = 0; i < table.setup().levels.size(); ++i) {
    const bool is_awaited = table.awaits(static_cast<int>(i));
    if (is_awaited == open.company.was_awaited[i]) continue;
    open.company.was_awaited[i] = is_awaited;
    const std::string& identity = table.identity_at(static_cast<int>(i));
    if (!sessions_.has(identity)) continue;
    if (!index) index = table.index();
    sessions_.tell_person(identity, tell::turn(row_of(*index, is_awaited)));
  }
}

/// For those who come back.
void Subscriptions::remember(OpenTable& open, const std::vector<Event>& events) {
  std::uint32_t number = open.table.number() - static_cast<std::uint32_t>(events.size());
  for (const Event& event : events) {
    Recent recent{.number = ++number, .ply = 0, .played = std::nullopt};
    if (const auto* played = std::get_if<event::Played>(&event.what)) {
      context_.metrics.actions_played.add();
      recent.played = *played;
      recent.ply = open.table.plies() - 1;  // an action is always decided alone
    }
    open.company.recent.push_back(std::move(recent));
    if (open.company.recent.size() > kMostRecent) open.company.recent.pop_front();
  }
}

void Subscriptions::publish(OpenTable& open, const std::vector<Event>& events) {
  open.company.used = context_.now();
  context_.metrics.events_appended.add(events.size());
  remember(open, events);
  if (open.table.setup().is_listed && open.table.plies() == 0) lobby_.mark_changed();
  update_presence(open);
  tell_changes(open, events);
  tell_turns(open);
}

void Subscriptions::publish_reload(OpenTable& open) {
  open.company.used = context_.now();
  open.company.recent.clear();
  open.company.thinking_about.reset();
  update_presence(open);
  tell_table(open);
  for (std::size_t i = 0; i < open.table.setup().levels.size(); ++i) {
    open.company.was_awaited[i] = open.table.awaits(static_cast<int>(i));
  }
}

void Subscriptions::show(OpenTable& open, Visitor& visitor) {
  update_presence(open);
  tell_table_to(open, visitor, std::nullopt);
  tell_view(open, visitor, open.company.watchers[visitor.id].wants_view);
}

void Subscriptions::publish_elsewhere(const std::string& table) {
  lobby_.mark_changed();
  if (sessions_.size() == 0) return;
  using Loaded = Result<std::optional<StoredTable>>;
  constexpr std::uint32_t kNoEvents = UINT32_MAX >> 1U;
  context_.storage.ask<Loaded>([table](Store& store) { return store.load(table, kNoEvents); },
                               [this](const Loaded& loaded) {
                                 if (!loaded || !*loaded) return;
                                 const TableIndex& index = (*loaded)->index;
                                 for (const TakenPlace& place : index.places) {
                                   sessions_.tell_person(
                                       place.identity, tell::turn(row_of(index, place.is_awaited)));
                                 }
                               });
}

Attendance Subscriptions::attendance(const OpenTable& open) const {
  const Moment now = context_.now();
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

std::optional<Milliseconds> Subscriptions::patience(const Table& table) const {
  if (table.setup().clock.kind == ClockChoice::Kind::days) return std::nullopt;
  return context_.rules.away_without_clock;
}

void Subscriptions::update_presence(OpenTable& open) {
  Company& company = open.company;
  const auto before = company.present;
  company.present.fill(0);
  for (const auto& [id, watcher] : company.watchers) {
    const int place = place_of(open.table, sessions_.at(id));
    if (place >= 0) ++company.present[static_cast<std::size_t>(place)];
  }
  const Moment now = context_.now();
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

void Subscriptions::look_at_absences() {
  tables_.for_each([this](OpenTable& open) {
    if (open.company.watchers.empty() || open.table.phase() != Phase::running) return;
    const auto away = attendance(open).is_long_away;
    if (std::exchange(open.company.was_long_away, away) != away) tell_presence(open);
  });
}

void Subscriptions::announce_all() {
  tables_.for_each([this](const OpenTable& open) { announce_presence(open); });
}

void Subscriptions::announce_presence(const OpenTable& open) {
  if (!context_.has_other_nodes || open.company.watchers.empty()) return;
  PresenceAnnouncement presence{open.table.id(), {}};
  std::ranges::transform(open.company.present, presence.is_here.begin(),
                         [](int present) { return present > 0; });
  context_.storage.ask<Result<void>>(
      [text = text_of(presence)](Store& store) { return store.announce(text); },
      [](const Result<void>& /*nobody waits for it*/) {});
}

void Subscriptions::hear(const PresenceAnnouncement& presence) {
  OpenTable* open = tables_.find_ready(presence.table);
  if (open == nullptr) return;
  const Moment now = context_.now();
  bool changes = false;
  for (std::size_t i = 0; i < presence.is_here.size(); ++i) {
    Moment& until = open->company.present_elsewhere[i];
    const bool was_here = until > now;
    until = presence.is_here[i] ? now + kBelieved : now;
    changes |= was_here != (until > now);
  }
  if (!changes) return;
  update_presence(*open);
  tell_presence(*open);
}

Circumstances Subscriptions::circumstances(const OpenTable* open, const Visitor* visitor) const {
  Circumstances now;
  now.now = context_.now();
  now.chance = context_.draw();
  if (visitor != nullptr) now.round_trip = visitor->round_trips.shortest();
  if (open != nullptr) {
    const Attendance present = attendance(*open);
    now.is_here = present.is_here;
    now.is_long_away = present.is_long_away;
  }
  return now;
}

}  // namespace broceliande::server
