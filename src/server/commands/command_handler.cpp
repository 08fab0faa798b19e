#include "server/commands/command_handler.hpp"

#include <algorithm>
#include <utility>

#include "core/blake2b.hpp"
#include "server/accounts/secrets.hpp"
#include "server/protocol/phrases.hpp"
#include "server/tables/phrases.hpp"

namespace broceliande::server {
namespace {

constexpr std::size_t kMostCreators = 100'000;
constexpr std::size_t kMostWatched = 64;

/// The same wish has the same table, however often it is sent.
std::string new_id(const Identity& maker, const std::string& key) {
  if (key.empty()) return new_table_id();
  constexpr std::size_t kLength = 12;
  return hex(blake2b("table " + maker.id + " " + key)).substr(0, kLength);
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

CommandHandler::CommandHandler(ServiceContext& context, Parts parts)
    : context_(context),
      parts_(std::move(parts)),
      creations_(context.rules.creations, kMostCreators) {}

void CommandHandler::refuse_to(VisitorId id, int request, const Error& error) {
  parts_.sessions.refuse_to(id, request, error);
}

void CommandHandler::refuse_to(VisitorId id, int request, const Phrase& phrase) {
  parts_.sessions.refuse_to(id, request, phrase);
}

void CommandHandler::hear(Visitor& visitor, std::string_view text) {
  context_.metrics.bytes_in.add(text.size());
  const auto ask = read_ask(text);
  if (!visitor.asks.take(context_.now())) {
    const auto request = ask ? std::optional(ask->request) : std::nullopt;
    return parts_.sessions.refuse_to(visitor.id, request, phrases::kTooFast);
  }
  if (!ask) return parts_.sessions.refuse_to(visitor.id, ask.error().request, ask.error().error);
  if (is_stopping_) return refuse_to(visitor.id, ask->request, phrases::kStopping);
  std::visit([&](const auto& what) { answer(visitor, *ask, what); }, ask->what);
}

void CommandHandler::answer(Visitor& visitor, const Ask& ask, const ask::Ping& /*ping*/) {
  parts_.sessions.tell(visitor, tell::pong(ask.request, context_.now()));
}

void CommandHandler::answer(Visitor& visitor, const Ask& ask, const ask::Watch& watch) {
  if (visitor.tables.size() >= kMostWatched && !visitor.tables.contains(ask.table)) {
    return refuse_to(visitor.id, ask.request, phrases::kTooFast);
  }
  // Another node may have told this client of more than was heard of here yet.
  if (context_.has_other_nodes && watch.after) parts_.tables.hear_news(ask.table, *watch.after);
  parts_.heartbeat.with_clocks_right(
      ask.table, [this, ask, watch, id = visitor.id](Result<OpenTable*> open) {
        Visitor* subscriber = parts_.sessions.find(id);
        if (subscriber == nullptr) return;
        if (!open) return refuse_to(id, ask.request, open.error());
        parts_.subscriptions.subscribe(**open, *subscriber, ask.request, watch);
        parts_.look_after(**open);  // it may have waited for somebody
      });
}

void CommandHandler::answer(Visitor& visitor, const Ask& ask, const ask::Unwatch& /*unwatch*/) {
  if (parts_.tables.find(ask.table) == nullptr)
    return parts_.sessions.tell(visitor, tell::done(ask.request));
  // After a watch that still waits for its table.
  parts_.tables.with(ask.table, [this, ask, id = visitor.id](const Result<OpenTable*>& /*open*/) {
    Visitor* leaving = parts_.sessions.find(id);
    if (leaving == nullptr) return;
    if (leaving->tables.erase(ask.table) > 0) {
      parts_.subscriptions.unsubscribe(ask.table, *leaving);
    }
    parts_.sessions.tell(*leaving, tell::done(ask.request));
  });
}

void CommandHandler::answer(Visitor& visitor, const Ask& ask, const ask::Create& create) {
  if (!creations_.take(visitor.identity.id, context_.now())) {
    return refuse_to(visitor.id, ask.request, phrases::kTooFast);
  }
  const std::string table = new_id(visitor.identity, ask.key);
  if (!has_computer(create.setup)) return this->create(visitor, ask, create, table);
  parts_.computers.if_room(visitor, ask.request, table, [this, ask, create, table](Visitor& maker) {
    this->create(maker, ask, create, table);
  });
}

void CommandHandler::create(Visitor& visitor, const Ask& ask, const ask::Create& create,
                            const std::string& table) {
  auto events = Table::found(create, asker(visitor), ask.key,
                             parts_.subscriptions.circumstances(nullptr, &visitor));
  if (!events) return refuse_to(visitor.id, ask.request, events.error());
  parts_.tables.create(table, *std::move(events),
                       [this, table, id = visitor.id, request = ask.request,
                        has_computer = has_computer(create.setup)](Result<bool> made) {
                         if (!made) return refuse_to(id, request, made.error());
                         parts_.lobby.mark_changed();
                         if (has_computer) {  // it may have to begin
                           parts_.tables.with(table,
                                              [](const Result<OpenTable*>& /*looked after*/) {});
                         }
                         parts_.sessions.tell(id, tell::created(request, table));
                       });
}

void CommandHandler::answer(Visitor& visitor, const Ask& ask, const TableAsk& command) {
  const bool is_chat = std::holds_alternative<ask::Chat>(command);
  if (is_chat && !visitor.chat.take(context_.now())) {
    return refuse_to(visitor.id, ask.request, phrases::kTooFast);
  }
  const OpenTable* open = parts_.tables.find(ask.table);
  const auto own_place = open == nullptr ? std::nullopt : open->table.place_of(visitor.identity.id);
  if (!brings_computer(command, own_place)) return change(visitor, ask, command);
  parts_.computers.if_room(visitor, ask.request, ask.table,
                           [this, ask, command](Visitor& asker) { change(asker, ask, command); });
}

void CommandHandler::change(Visitor& visitor, const Ask& ask, const TableAsk& command) {
  const Moment heard = context_.now();
  const VisitorId id = visitor.id;
  parts_.tables.change(
      ask.table,
      [this, command, id, who = asker(visitor), key = ask.key](const Table& table) {
        const Visitor* here = parts_.sessions.find(id);
        const Asker now = here == nullptr ? who : asker(*here);  // a guest may have logged in
        if (table.knows(now.identity, key)) return Result<std::vector<Event>>{};
        return table.decide(
            now, key, command,
            parts_.subscriptions.circumstances(parts_.tables.find(table.id()), here));
      },
      [this, id, request = ask.request, heard](Result<void> result) {
        if (!result) return refuse_to(id, request, result.error());
        context_.metrics.action_latency.observe(context_.now() - heard);
        parts_.sessions.tell(id, tell::done(request));
      });
}

void CommandHandler::answer(Visitor& visitor, const Ask& ask, const ask::WatchLobby& lobby) {
  if (lobby.watch) return parts_.lobby.subscribe(visitor.id, ask.request);
  parts_.lobby.unsubscribe(visitor.id);
  parts_.sessions.tell(visitor, tell::done(ask.request));
}

void CommandHandler::answer(Visitor& visitor, const Ask& ask, const ask::ListGames& /*list*/) {
  using Rows = Result<std::vector<TableIndex>>;
  context_.storage.ask<Rows>([identity = visitor.identity.id](
                                 Store& store) { return store.tables_of(identity, kMostRows); },
                             [this, id = visitor.id, request = ask.request](const Rows& tables) {
                               Visitor* asker = parts_.sessions.find(id);
                               if (asker == nullptr) return;
                               if (!tables) return refuse_to(id, request, phrases::kNotKept);
                               const auto rows = rows_for(asker->identity.id, *tables);
                               parts_.sessions.tell(*asker, tell::games(rows, request));
                             });
}

void CommandHandler::answer(Visitor& visitor, const Ask& ask, const ask::Page& page) {
  parts_.tables.with(ask.table, [this, ask, page, id = visitor.id](Result<OpenTable*> open) {
    if (!open) return refuse_to(id, ask.request, open.error());
    const Table& table = (*open)->table;
    auto& reading = (*open)->company.reading;
    const bool is_known = reading && reading->number == page.number;
    if (!is_known && table.number() != page.number) {
      return refuse_to(id, ask.request,
                       Error{&phrases::kMoved, {std::to_string(table.plies())}, Error::kNoPlace});
    }
    if (!is_known) reading = {page.number, table.public_record(), {}};
    reading->used = context_.now();
    parts_.sessions.tell(
        id, tell::page(ask.request, table.id(), page.number, page_of(reading->record, page.from)));
  });
}

}  // namespace broceliande::server
