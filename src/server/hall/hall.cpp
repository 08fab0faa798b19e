#include "server/hall/hall.hpp"

#include <algorithm>
#include <utility>

#include "core/blake2b.hpp"
#include "server/protocol/phrases.hpp"
#include "server/protocol/refusals.hpp"
#include "server/accounts/secrets.hpp"

// Visitors, and what they ask.

namespace broceliande::server {
namespace {

constexpr std::size_t kMostCreators = 100'000;
constexpr std::size_t kMostWatched = 64;
constexpr int kMostRows = 100;

/// The same wish has the same table, however often it is sent.
std::string new_id(const Identity& maker, const std::string& key) {
  if (key.empty()) return new_table_id();
  constexpr std::size_t kLength = 12;
  return hex(blake2b("table " + maker.id + " " + key)).substr(0, kLength);
}

std::vector<RowSight> rows(const std::vector<TableIndex>& tables, std::string_view identity) {
  std::vector<RowSight> rows;
  for (const TableIndex& table : tables) {
    const bool is_my_turn = std::ranges::any_of(table.places, [&](const TakenPlace& place) {
      return place.identity == identity && place.is_awaited;
    });
    rows.push_back(row_of(table, is_my_turn));
  }
  return rows;
}

bool has_computer(const TableSetup& setup) {
  return std::ranges::any_of(setup.levels, [](int level) { return level > 0; });
}

/// Whether somebody at another place than one's own would be a computer from then on.
bool brings_computer(const TableAsk& ask, std::optional<int> own_place) {
  const auto* question = std::get_if<ask::Question>(&ask);
  return std::holds_alternative<ask::Hand>(ask) ||
         (question != nullptr && question->what == Matter::hand_over &&
          question->place != own_place);
}

Asker asker(const Visitor& visitor) {
  return {visitor.identity.id, visitor.identity.name, visitor.identity.takes_chat};
}

}  // namespace

Hall::Hall(World world, const HallRules& rules)
    : world_(std::move(world)),
      rules_(rules),
      keeper_(world_.scribe,
              {.changed = [this](OpenTable& open,
                                 const std::vector<Event>& events) { take_note(open, events); },
               .read = [this](OpenTable& open) { take_note_of_reading(open); },
               .damaged =
                   [this](const std::string& table, const Error& error) {
                     world_.log.error(world_.now(), "table-damaged",
                                      {{"table", table}, {"why", english(error)}});
                   },
               .owed = [this](const Table& table) { return owed(table); },
               .writes = [this] { return begin_append(); }}),
      creations_(rules.creations, kMostCreators) {}

VisitorId Hall::arrive(const Identity& identity, Visitor::Send send, const std::string& address) {
  const VisitorId id = ++last_visitor_;
  const bool is_guest = identity.account.empty() && !address.empty();
  const std::string household = is_guest ? "address " + address : identity.id;
  auto visitor = std::make_unique<Visitor>(Visitor{
      id, identity, household, std::move(send), Bucket(rules_.asks), Bucket(rules_.chat), {}, {}});
  by_identity_[identity.id].insert(id);
  tell(*visitor,
       tell::welcome({identity.name, identity.account, identity.takes_chat}, world_.now()));
  visitors_[id] = std::move(visitor);
  return id;
}

void Hall::leave(VisitorId id) {
  const auto found = visitors_.find(id);
  if (found == visitors_.end()) return;
  const std::unique_ptr<Visitor> visitor = std::move(found->second);
  visitors_.erase(found);
  lobby_watchers_.erase(id);
  const auto own = by_identity_.find(visitor->identity.id);
  own->second.erase(id);
  if (own->second.empty()) by_identity_.erase(own);
  for (const std::string& table : std::exchange(visitor->tables, {})) {
    end_to_watch(table, *visitor);
  }
}

void Hall::change_identity(const Identity& identity) {
  const auto own = by_identity_.find(identity.id);
  if (own == by_identity_.end()) return;
  std::set<std::string> tables;
  for (const VisitorId id : own->second) {
    visitors_[id]->identity = identity;
    tables.insert(visitors_[id]->tables.begin(), visitors_[id]->tables.end());
  }
  for (const std::string& table : tables) {
    keeper_.change(
        table,
        [this, identity](const Table& now) {
          return Result<std::vector<Event>>(now.rename(identity.id, identity.name, world_.now()));
        },
        [](const Result<void>& /*the old name is no harm*/) {});
  }
}

void Hall::hear_lag(VisitorId id, Milliseconds round_trip) {
  const auto found = visitors_.find(id);
  if (found != visitors_.end()) found->second->round_trips.add(round_trip);
}

void Hall::tell(Visitor& visitor, const Telling& telling) {
  world_.metrics.bytes_out.add(telling.bytes().size());
  visitor.send(telling);
}

void Hall::refuse_to(VisitorId id, std::optional<int> request, const Error& error) {
  count_refusal(reason_of(error));
  const auto found = visitors_.find(id);
  if (found != visitors_.end()) tell(*found->second, tell::refused(request, error));
}

void Hall::refuse_to(VisitorId id, std::optional<int> request, const Phrase& phrase) {
  refuse_to(id, request, Error{&phrase, {}, Error::kNoPlace});
}

void Hall::hear(VisitorId id, std::string_view text) {
  const auto found = visitors_.find(id);
  if (found == visitors_.end()) return;
  Visitor& visitor = *found->second;
  world_.metrics.bytes_in.add(text.size());
  const auto ask = read_ask(text);
  if (!visitor.asks.take(world_.now())) {
    const auto request = ask ? std::optional(ask->request) : std::nullopt;
    return refuse_to(id, request, phrases::kTooFast);
  }
  if (!ask) return refuse_to(id, ask.error().request, ask.error().error);
  if (is_stopping_) {
    return refuse_to(id, ask->request, phrases::kStopping);
  }
  std::visit([&](const auto& what) { answer(visitor, *ask, what); }, ask->what);
}

void Hall::answer(Visitor& visitor, const Ask& ask, const ask::Ping& /*ping*/) {
  tell(visitor, tell::pong(ask.request, world_.now()));
}

void Hall::answer(Visitor& visitor, const Ask& ask, const ask::Watch& watch) {
  if (visitor.tables.size() >= kMostWatched && !visitor.tables.contains(ask.table)) {
    return refuse_to(visitor.id, ask.request, phrases::kTooFast);
  }
  // Another node may have told this client of more than was heard of here yet.
  if (world_.has_other_nodes && watch.after) keeper_.hear_news(ask.table, *watch.after);
  with_clocks_right(ask.table, [this, ask, watch, id = visitor.id](Result<OpenTable*> open) {
    const auto found = visitors_.find(id);
    if (found == visitors_.end()) return;
    if (!open) return refuse_to(id, ask.request, open.error());
    begin_to_watch(**open, *found->second, ask, watch);
  });
}

void Hall::answer(Visitor& visitor, const Ask& ask, const ask::Unwatch& /*unwatch*/) {
  if (keeper_.find(ask.table) == nullptr) return tell(visitor, tell::done(ask.request));
  // After a watch that still waits for its table.
  keeper_.with(ask.table, [this, ask, id = visitor.id](const Result<OpenTable*>& /*open*/) {
    const auto found = visitors_.find(id);
    if (found == visitors_.end()) return;
    Visitor& leaving = *found->second;
    if (leaving.tables.erase(ask.table) > 0) end_to_watch(ask.table, leaving);
    tell(leaving, tell::done(ask.request));
  });
}

void Hall::answer(Visitor& visitor, const Ask& ask, const ask::Create& create) {
  if (!creations_.take(visitor.identity.id, world_.now())) {
    return refuse_to(visitor.id, ask.request, phrases::kTooFast);
  }
  const std::string table = new_id(visitor.identity, ask.key);
  if (!has_computer(create.setup)) return this->create(visitor, ask, create, table);
  if_room_for_computers(visitor, ask.request, table, [this, ask, create, table](Visitor& maker) {
    this->create(maker, ask, create, table);
  });
}

void Hall::create(Visitor& visitor, const Ask& ask, const ask::Create& create,
                  const std::string& table) {
  auto events = Table::found(create, asker(visitor), ask.key, circumstances(nullptr, &visitor));
  if (!events) return refuse_to(visitor.id, ask.request, events.error());
  keeper_.create(table, *std::move(events),
                 [this, table, id = visitor.id, request = ask.request,
                  has_computer = has_computer(create.setup)](Result<bool> made) {
                   if (!made) return refuse_to(id, request, made.error());
                   is_lobby_stale_ = true;
                   if (has_computer) {  // it may have to begin
                     keeper_.with(table, [](const Result<OpenTable*>& /*looked after*/) {});
                   }
                   const auto found = visitors_.find(id);
                   if (found != visitors_.end()) {
                     tell(*found->second, tell::created(request, table));
                   }
                 });
}

void Hall::answer(Visitor& visitor, const Ask& ask, const TableAsk& table_ask) {
  const bool is_chat = std::holds_alternative<ask::Chat>(table_ask);
  if (is_chat && !visitor.chat.take(world_.now())) {
    return refuse_to(visitor.id, ask.request, phrases::kTooFast);
  }
  const OpenTable* open = keeper_.find(ask.table);
  const auto own_place = open == nullptr ? std::nullopt : open->table.place_of(visitor.identity.id);
  if (!brings_computer(table_ask, own_place)) return change(visitor, ask, table_ask);
  if_room_for_computers(visitor, ask.request, ask.table,
                        [this, ask, table_ask](Visitor& asker) { change(asker, ask, table_ask); });
}

void Hall::change(Visitor& visitor, const Ask& ask, const TableAsk& table_ask) {
  const Moment heard = world_.now();
  const VisitorId id = visitor.id;
  keeper_.change(
      ask.table,
      [this, table_ask, id, who = asker(visitor), key = ask.key](const Table& table) {
        const auto found = visitors_.find(id);
        const Visitor* here = found == visitors_.end() ? nullptr : found->second.get();
        const Asker now = here == nullptr ? who : asker(*here);  // a guest may have logged in
        if (table.knows(now.identity, key)) return Result<std::vector<Event>>{};
        return table.decide(now, key, table_ask, circumstances(keeper_.find(table.id()), here));
      },
      [this, id, request = ask.request, heard](Result<void> result) {
        if (!result) return refuse_to(id, request, result.error());
        world_.metrics.action_latency.observe(world_.now() - heard);
        const auto found = visitors_.find(id);
        if (found != visitors_.end()) tell(*found->second, tell::done(request));
      });
}

void Hall::answer(Visitor& visitor, const Ask& ask, const ask::WatchLobby& lobby) {
  if (!lobby.watch) {
    lobby_watchers_.erase(visitor.id);
    return tell(visitor, tell::done(ask.request));
  }
  lobby_watchers_.insert(visitor.id);
  using Rows = Result<std::vector<TableIndex>>;
  world_.scribe.ask<Rows>([](Store& store) { return store.open_tables(kMostRows); },
                          [this, id = visitor.id, request = ask.request](Rows tables) {
                            const auto found = visitors_.find(id);
                            if (found == visitors_.end()) return;
                            if (!tables) {
                              return refuse_to(id, request, phrases::kNotKept);
                            }
                            tell(*found->second, tell::lobby(rows(*tables, ""), request));
                          });
}

void Hall::answer(Visitor& visitor, const Ask& ask, const ask::ListGames& /*list*/) {
  using Rows = Result<std::vector<TableIndex>>;
  world_.scribe.ask<Rows>([identity = visitor.identity.id](
                              Store& store) { return store.tables_of(identity, kMostRows); },
                          [this, id = visitor.id, request = ask.request](Rows tables) {
                            const auto found = visitors_.find(id);
                            if (found == visitors_.end()) return;
                            if (!tables) {
                              return refuse_to(id, request, phrases::kNotKept);
                            }
                            const std::string& identity = found->second->identity.id;
                            tell(*found->second, tell::games(rows(*tables, identity), request));
                          });
}

Circumstances Hall::circumstances(const OpenTable* open, const Visitor* visitor) const {
  Circumstances now;
  now.now = world_.now();
  now.chance = world_.draw();
  if (visitor != nullptr) now.round_trip = visitor->round_trips.shortest();
  if (open != nullptr) {
    const Attendance present = attendance(*open);
    now.is_here = present.is_here;
    now.is_long_away = present.is_long_away;
  }
  return now;
}

void Hall::show_record(const std::string& table, std::function<void(Result<std::string>)> answer) {
  keeper_.with(table, [answer = std::move(answer)](Result<OpenTable*> open) {
    if (!open) return answer(tl::unexpected<Error>(open.error()));
    answer((*open)->table.public_record());
  });
}

void Hall::stop(int seconds) {
  is_stopping_ = true;
  for (auto& [id, visitor] : visitors_) tell(*visitor, tell::stopping(seconds));
}

void Hall::tell_lobby() {
  is_lobby_stale_ = false;
  if (lobby_watchers_.empty()) return;
  using Rows = Result<std::vector<TableIndex>>;
  world_.scribe.ask<Rows>([](Store& store) { return store.open_tables(kMostRows); },
                          [this](Rows tables) {
                            if (!tables) return;
                            const Telling telling = tell::lobby(rows(*tables, ""), std::nullopt);
                            for (const VisitorId id : lobby_watchers_) {
                              tell(*visitors_[id], telling);
                            }
                          });
}

}  // namespace broceliande::server
