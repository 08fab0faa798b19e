#include "server/subscriptions/subscriptions.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace broceliande::server {
namespace {

constexpr std::size_t kMostRecent = 64;
constexpr Milliseconds kBelieved{40'000};  ///< how long another node's word on presence counts

int place_of(const GameTable& table, const Session& session) {
  return table.place_of(session.identity.id).value_or(-1);
}

}  // namespace

void Subscriptions::subscribe(LiveTable& live, Session& session, int request,
                              const message::Watch& watch) {
  session.tables.insert(live.table.id());
  live.audience.subscribers[session.id] = {watch.wants_view};
  live.audience.used = context_.now();
  update_presence(live);
  if (watch.after && send_missed(live, session, *watch.after)) {
    sessions_.send(session, server_message::done(request));
  } else {
    send_table_to(live, session, request);
  }
  send_view(live, session, watch.wants_view);
}

void Subscriptions::unsubscribe(const std::string& table, Session& session) {
  LiveTable* live = tables_.find(table);
  if (live == nullptr) return;
  live->audience.subscribers.erase(session.id);
  live->audience.used = context_.now();
  // While it is being changed nothing is told of it; afterwards this is.
  if (tables_.find_ready(table) != nullptr) update_presence(*live);
}

/// Tells what happened after an event, if all of it was actions that are still known.
bool Subscriptions::send_missed(LiveTable& live, Session& session, std::uint32_t after) {
  const std::uint32_t last = live.table.number();
  if (after > last || after == 0) return false;
  const auto& recent = live.audience.recent;
  const std::uint32_t missed = last - after;
  if (missed > recent.size()) return false;
  if (missed > 0 && live.table.phase() == TablePhase::over)
    return false;  // how it ended is told too
  const auto first = recent.end() - static_cast<std::ptrdiff_t>(missed);
  const bool all_actions = std::all_of(
      first, recent.end(), [](const RecentEvent& each) { return each.played.has_value(); });
  if (!all_actions) return false;
  const int place = place_of(live.table, session);
  for (auto each = first; each != recent.end(); ++each) {
    sessions_.send(session, server_message::played(live.table.played_view(
                                *each->played, each->number, each->ply, place, context_.now())));
  }
  return true;
}

void Subscriptions::send_view(LiveTable& live, Session& session, bool wants_view) {
  if (!wants_view) return;
  const int place = place_of(live.table, session);
  const auto view = live.table.view(place);
  if (!view) return;
  sessions_.send(session,
                 server_message::seen(live.table.id(), live.table.number(), live.table.plies(),
                                      live.table.party_to_prepare(place), *view));
}

void Subscriptions::send_table_to(LiveTable& live, Session& session, std::optional<int> request) {
  const auto view = live.table.seen_by(
      place_of(live.table, session), session.identity.takes_chat, presence(live), context_.now(),
      live.table.left_place_of(session.identity.id).has_value(), session.people.blocked);
  sessions_.send(session, server_message::table(view, request));
}

void Subscriptions::send_table(LiveTable& live) {
  for (const auto& [id, subscriber] : live.audience.subscribers) {
    Session& session = sessions_.at(id);
    send_table_to(live, session, std::nullopt);
    send_view(live, session, subscriber.wants_view);
  }
}

void Subscriptions::send_presence(LiveTable& live) {
  const Presence now = presence(live);
  const ServerMessage message = server_message::presence(
      live.table.id(), live.table.place_views(now, context_.now()), now.watchers);
  for (const auto& [id, subscriber] : live.audience.subscribers)
    sessions_.send(sessions_.at(id), message);
}

void Subscriptions::send_chat(LiveTable& live, const ChatLine& line) {
  const ServerMessage message = server_message::chatted(live.table.id(), live.table.number(), line);
  for (const auto& [id, subscriber] : live.audience.subscribers) {
    Session& session = sessions_.at(id);
    const bool is_blocked = session.people.blocked.contains(line.identity);
    if (!is_blocked &&
        live.table.hears_chat(place_of(live.table, session), session.identity.takes_chat)) {
      sessions_.send(session, message);
    } else {  // only the number counts for those who do not listen
      send_table_to(live, session, std::nullopt);
    }
  }
}

void Subscriptions::send_played(LiveTable& live, const event::Played& played) {
  std::map<int, ServerMessage> messages;  // what is told differs only from place to place
  for (const auto& [id, subscriber] : live.audience.subscribers) {
    Session& session = sessions_.at(id);
    const int place = place_of(live.table, session);
    auto message = messages.find(place);
    if (message == messages.end()) {
      const auto view = live.table.played_view(played, live.table.number(), live.table.plies() - 1,
                                               place, context_.now());
      message = messages.emplace(place, server_message::played(view)).first;
    }
    sessions_.send(session, message->second);
    send_view(live, session, subscriber.wants_view);
  }
}

void Subscriptions::send_changes(LiveTable& live, const std::vector<TableEvent>& events) {
  const auto* played =
      events.size() == 1 ? std::get_if<event::Played>(&events.front().what) : nullptr;
  const auto chat = events.size() == 1 ? live.table.chat_line(events.front()) : std::nullopt;
  if (chat) return send_chat(live, *chat);
  // When a game ends, how it ended is told too.
  const bool ends = live.table.phase() == TablePhase::over;
  if (played == nullptr || ends) return send_table(live);
  send_played(live, *played);
}

/// Those of whom something is expected now, or no longer, hear of it wherever they are.
void Subscriptions::send_turns(LiveTable& live) {
  const GameTable& table = live.table;
  std::optional<TableIndex> index;
  for (std::size_t i = 0; i < table.setup().levels.size(); ++i) {
    const bool is_awaited = table.awaits(static_cast<int>(i));
    if (is_awaited == live.audience.was_awaited[i]) continue;
    live.audience.was_awaited[i] = is_awaited;
    const std::string& identity = table.identity_at(static_cast<int>(i));
    if (!sessions_.has(identity)) continue;
    if (!index) index = table.index();
    sessions_.send_to_person(identity, server_message::turn(row_of(*index, is_awaited)));
  }
}

/// For those who come back.
void Subscriptions::remember(LiveTable& live, const std::vector<TableEvent>& events) {
  std::uint32_t number = live.table.number() - static_cast<std::uint32_t>(events.size());
  for (const TableEvent& event : events) {
    RecentEvent recent{.number = ++number, .ply = 0, .played = std::nullopt};
    if (const auto* played = std::get_if<event::Played>(&event.what)) {
      context_.metrics.actions_played.add();
      recent.played = *played;
      recent.ply = live.table.plies() - 1;  // an action is always decided alone
    }
    live.audience.recent.push_back(std::move(recent));
    if (live.audience.recent.size() > kMostRecent) live.audience.recent.pop_front();
  }
}

void Subscriptions::update_lists(const TableIndex& table) {
  lobby_.update(table);
  open_tables_.update(table);
}

void Subscriptions::publish(LiveTable& live, const std::vector<TableEvent>& events) {
  live.audience.used = context_.now();
  context_.metrics.events_appended.add(events.size());
  remember(live, events);
  update_lists(live.table.index());
  update_presence(live);
  send_changes(live, events);
  send_turns(live);
}

void Subscriptions::publish_reload(LiveTable& live) {
  live.audience.used = context_.now();
  live.audience.recent.clear();
  live.audience.thinking_about.reset();
  update_lists(live.table.index());
  update_presence(live);
  send_table(live);
  for (std::size_t i = 0; i < live.table.setup().levels.size(); ++i) {
    live.audience.was_awaited[i] = live.table.awaits(static_cast<int>(i));
  }
}

void Subscriptions::show(LiveTable& live, Session& session) {
  update_presence(live);
  send_table_to(live, session, std::nullopt);
  send_view(live, session, live.audience.subscribers[session.id].wants_view);
}

void Subscriptions::publish_elsewhere(const std::string& table) {
  if (sessions_.size() == 0) return lobby_.forget();
  using Loaded = Result<std::optional<StoredTable>>;
  context_.storage.ask<Loaded>(
      [table](Store& store) { return store.load(table, Store::kIndexOnly); },
      [this](const Loaded& loaded) {
        if (!loaded || !*loaded) return;
        const TableIndex& index = (*loaded)->index;
        update_lists(index);
        for (const TakenPlace& place : index.places) {
          sessions_.send_to_person(place.identity,
                                   server_message::turn(row_of(index, place.is_awaited)));
        }
      });
}

Presence Subscriptions::presence(const LiveTable& live) const {
  const Moment now = context_.now();
  Presence presence;
  int seated = 0;
  for (std::size_t i = 0; i < presence.is_here.size(); ++i) {
    const Audience& audience = live.audience;
    presence.is_here[i] = audience.present[i] > 0 || audience.present_elsewhere[i] > now;
    seated += audience.present[i];
    if (!presence.is_here[i]) presence.away_since[i] = audience.away_since[i];
  }
  presence.watchers = static_cast<int>(live.audience.subscribers.size()) - seated;
  return presence;
}

void Subscriptions::note_absences(LiveTable& live) const {
  Audience& audience = live.audience;
  const Moment now = context_.now();
  for (std::size_t i = 0; i < audience.present.size(); ++i) {
    const bool is_here = audience.present[i] > 0 || audience.present_elsewhere[i] > now;
    if (is_here) {
      audience.away_since[i].reset();
    } else if (!audience.away_since[i]) {
      audience.away_since[i] = now;
    }
  }
}

void Subscriptions::update_presence(LiveTable& live) {
  Audience& audience = live.audience;
  const auto before = audience.present;
  audience.present.fill(0);
  for (const auto& [id, subscriber] : audience.subscribers) {
    const int place = place_of(live.table, sessions_.at(id));
    if (place >= 0) ++audience.present[static_cast<std::size_t>(place)];
  }
  note_absences(live);
  bool changes = false;
  for (std::size_t i = 0; i < audience.present.size(); ++i) {
    changes |= (before[i] > 0) != (audience.present[i] > 0);
  }
  const int watching = presence(live).watchers;
  changes |= std::exchange(audience.watching, watching) != watching;
  if (!changes) return;
  announce_presence(live);
  send_presence(live);
}

void Subscriptions::publish_absences() {
  tables_.for_each([this](LiveTable& live) {
    if (live.audience.subscribers.empty() || live.table.phase() != TablePhase::running) return;
    note_absences(live);  // another node may not have told for long enough
    const Moment now = context_.now();
    const Presence present = presence(live);
    AwaySince gone_at;
    std::array<bool, kMaxSeats> gone{};
    for (std::size_t i = 0; i < live.table.setup().levels.size(); ++i) {
      gone_at[i] = live.table.gone_at(static_cast<int>(i), present.away_since);
      gone[i] = gone_at[i] && *gone_at[i] <= now;
    }
    const bool has_begun = std::exchange(live.audience.told_gone_at, gone_at) != gone_at;
    const bool has_ended = std::exchange(live.audience.told_gone, gone) != gone;
    if (has_begun || has_ended) send_presence(live);
  });
}

void Subscriptions::announce_all() {
  tables_.for_each([this](const LiveTable& live) { announce_presence(live); });
}

void Subscriptions::announce_presence(const LiveTable& live) {
  if (!context_.has_other_nodes || live.audience.subscribers.empty()) return;
  PresenceAnnouncement presence{live.table.id(), {}};
  std::ranges::transform(live.audience.present, presence.is_here.begin(),
                         [](int present) { return present > 0; });
  context_.storage.ask<Result<void>>(
      [text = text_of(presence)](Store& store) { return store.announce(text); },
      [](const Result<void>& /*nobody waits for it*/) {});
}

void Subscriptions::on_presence(const PresenceAnnouncement& presence) {
  LiveTable* live = tables_.find_ready(presence.table);
  if (live == nullptr) return;
  const Moment now = context_.now();
  bool changes = false;
  for (std::size_t i = 0; i < presence.is_here.size(); ++i) {
    Moment& until = live->audience.present_elsewhere[i];
    const bool was_here = until > now;
    until = presence.is_here[i] ? now + kBelieved : now;
    changes |= was_here != (until > now);
  }
  if (!changes) return;
  update_presence(*live);
  send_presence(*live);
}

DecisionContext Subscriptions::context(const LiveTable* live, const Session* session) const {
  DecisionContext now;
  now.now = context_.now();
  now.randomness = context_.draw_randomness();
  if (session != nullptr)
    now.round_trip = session->round_trips.shortest().value_or(Milliseconds{0});
  if (live != nullptr) {
    const Presence present = presence(*live);
    now.is_here = present.is_here;
    now.away_since = present.away_since;
  }
  return now;
}

}  // namespace broceliande::server
