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
bool brings_computer(const TableCommand& message, std::optional<int> own_place) {
  const auto* offer = std::get_if<command::MakeOffer>(&message);
  return std::holds_alternative<command::HandOver>(message) ||
         (offer != nullptr && offer->kind == OfferKind::hand_over && offer->place != own_place);
}

/// How much an answer takes: lists and whole tables are read, written and sent, a move is a line.
int cost_of(const tl::expected<ClientMessage, UnreadableMessage>& message) {
  constexpr int kDear = 5;
  if (!message) return 1;
  const auto& what = message->what;
  const auto* lobby = std::get_if<message::WatchLobby>(&what);
  const bool is_dear =
      std::holds_alternative<message::Watch>(what) || std::holds_alternative<message::Page>(what) ||
      std::holds_alternative<message::PageLobby>(what) ||
      std::holds_alternative<message::ListGames>(what) || (lobby != nullptr && lobby->watch);
  return is_dear ? kDear : 1;
}

Requester requester(const Session& session) {
  return {session.identity.id, session.identity.name, session.identity.takes_chat};
}

}  // namespace

CommandHandler::CommandHandler(ServiceContext& context, CommandDependencies dependencies)
    : context_(context),
      dependencies_(std::move(dependencies)),
      creations_(context.rules.creations, kMostCreators) {}

void CommandHandler::refuse_to(SessionId id, int request, const Error& error) {
  dependencies_.sessions.refuse_to(id, request, error);
}

void CommandHandler::refuse_to(SessionId id, int request, const Phrase& phrase) {
  dependencies_.sessions.refuse_to(id, request, phrase);
}

bool CommandHandler::may_play(const Session& session, int request) {
  if (session.may_play()) return true;
  refuse_to(session.id, request, phrases::kReadOnly);
  return false;
}

void CommandHandler::on_message(Session& session, std::string_view text) {
  context_.metrics.bytes_in.add(text.size());
  const auto message = read_client_message(text);
  if (!session.asks.take(context_.now(), cost_of(message))) {
    const auto request = message ? std::optional(message->request) : std::nullopt;
    return dependencies_.sessions.refuse_to(session.id, request, phrases::kTooFast);
  }
  if (!message)
    return dependencies_.sessions.refuse_to(session.id, message.error().request,
                                            message.error().error);
  if (is_stopping_) return refuse_to(session.id, message->request, phrases::kStopping);
  std::visit([&](const auto& what) { answer(session, *message, what); }, message->what);
}

void CommandHandler::answer(Session& session, const ClientMessage& message,
                            const message::Ping& /*ping*/) {
  dependencies_.sessions.send(session, server_message::pong(message.request, context_.now()));
}

void CommandHandler::answer(Session& session, const ClientMessage& message,
                            const message::Watch& watch) {
  if (session.tables.size() >= kMostWatched && !session.tables.contains(message.table)) {
    return refuse_to(session.id, message.request, phrases::kTooFast);
  }
  // Another node may have told this client of more than was heard of here yet.
  if (context_.has_other_nodes && watch.after)
    dependencies_.tables.on_news(message.table, *watch.after);
  dependencies_.heartbeat.with_compensated_clocks(
      message.table, [this, message, watch, id = session.id](Result<LiveTable*> live) {
        Session* subscriber = dependencies_.sessions.find(id);
        if (subscriber == nullptr) return;
        if (!live) return refuse_to(id, message.request, live.error());
        dependencies_.subscriptions.subscribe(**live, *subscriber, message.request, watch);
        dependencies_.look_after(**live);  // it may have waited for somebody
      });
}

void CommandHandler::answer(Session& session, const ClientMessage& message,
                            const message::Unwatch& /*unwatch*/) {
  if (dependencies_.tables.find(message.table) == nullptr)
    return dependencies_.sessions.send(session, server_message::done(message.request));
  // After a watch that still waits for its table.
  dependencies_.tables.with(
      message.table, [this, message, id = session.id](const Result<LiveTable*>& /*live*/) {
        Session* leaving = dependencies_.sessions.find(id);
        if (leaving == nullptr) return;
        if (leaving->tables.erase(message.table) > 0) {
          dependencies_.subscriptions.unsubscribe(message.table, *leaving);
        }
        dependencies_.sessions.send(*leaving, server_message::done(message.request));
      });
}

void CommandHandler::answer(Session& session, const ClientMessage& message,
                            const command::Create& create) {
  if (!may_play(session, message.request)) return;
  if (!creations_.take(session.identity.id, context_.now())) {
    return refuse_to(session.id, message.request, phrases::kTooFast);
  }
  const std::string table = new_id(session.identity, message.key);
  if (!has_computer(create.setup)) return this->create(session, message, create, table);
  dependencies_.computers.if_below_limit(session, message.request, table,
                                         [this, message, create, table](Session& maker) {
                                           this->create(maker, message, create, table);
                                         });
}

void CommandHandler::create(Session& session, const ClientMessage& message,
                            const command::Create& create, const std::string& table) {
  auto events = GameTable::create(create, requester(session), message.key,
                                  dependencies_.subscriptions.context(nullptr, &session));
  if (!events) return refuse_to(session.id, message.request, events.error());
  dependencies_.tables.create(
      table, *std::move(events),
      [this, table, id = session.id, request = message.request,
       has_computer = has_computer(create.setup)](Result<bool> made) {
        if (!made) return refuse_to(id, request, made.error());
        if (has_computer) {  // it may have to begin
          dependencies_.tables.with(table, [](const Result<LiveTable*>& /*looked after*/) {});
        }
        dependencies_.sessions.send(id, server_message::created(request, table));
      });
}

void CommandHandler::answer(Session& session, const ClientMessage& message,
                            const TableCommand& command) {
  if (!may_play(session, message.request)) return;
  const bool is_chat = std::holds_alternative<command::Chat>(command);
  if (is_chat && !session.chat.take(context_.now())) {
    return refuse_to(session.id, message.request, phrases::kTooFast);
  }
  const LiveTable* live = dependencies_.tables.find(message.table);
  const auto own_place = live == nullptr ? std::nullopt : live->table.place_of(session.identity.id);
  if (!brings_computer(command, own_place)) return change(session, message, command);
  dependencies_.computers.if_below_limit(
      session, message.request, message.table,
      [this, message, command](Session& requester) { change(requester, message, command); });
}

void CommandHandler::change(Session& session, const ClientMessage& message,
                            const TableCommand& command) {
  const Moment heard = context_.now();
  const SessionId id = session.id;
  dependencies_.tables.change(
      message.table,
      [this, command, id, who = requester(session), key = message.key](const GameTable& table) {
        const Session* here = dependencies_.sessions.find(id);
        const Requester now =
            here == nullptr ? who : requester(*here);  // a guest may have logged in
        if (table.has_processed(now.identity, key)) return Result<std::vector<TableEvent>>{};
        return table.decide(
            now, key, command,
            dependencies_.subscriptions.context(dependencies_.tables.find(table.id()), here));
      },
      [this, id, request = message.request, heard](Result<void> result) {
        if (!result) return refuse_to(id, request, result.error());
        context_.metrics.action_latency.observe(context_.now() - heard);
        dependencies_.sessions.send(id, server_message::done(request));
      });
}

void CommandHandler::answer(Session& session, const ClientMessage& message,
                            const message::WatchLobby& lobby) {
  if (lobby.watch)
    return dependencies_.lobby.subscribe(session.id, message.request, lobby.wants_changes);
  dependencies_.lobby.unsubscribe(session.id);
  dependencies_.sessions.send(session, server_message::done(message.request));
}

void CommandHandler::answer(Session& session, const ClientMessage& message,
                            const message::PageLobby& page) {
  dependencies_.lobby.send_page(session.id, message.request, page.after);
}

void CommandHandler::answer(Session& session, const ClientMessage& message,
                            const message::ListGames& /*list*/) {
  using Rows = Result<std::vector<TableIndex>>;
  context_.storage.ask<Rows>(
      [identity = session.identity.id](Store& store) {
        return store.tables_of(identity, kMostRows);
      },
      [this, id = session.id, request = message.request](const Rows& tables) {
        Session* requester = dependencies_.sessions.find(id);
        if (requester == nullptr) return;
        if (!tables) return refuse_to(id, request, phrases::kNotKept);
        const auto rows = rows_for(requester->identity.id, *tables);
        dependencies_.sessions.send(*requester, server_message::games(rows, request));
      });
}

void CommandHandler::answer(Session& session, const ClientMessage& message,
                            const message::Page& page) {
  dependencies_.tables.with(message.table, [this, message, page,
                                            id = session.id](Result<LiveTable*> live) {
    if (!live) return refuse_to(id, message.request, live.error());
    const GameTable& table = (*live)->table;
    auto& reading = (*live)->audience.reading;
    const bool is_known = reading && reading->number == page.number;
    if (!is_known && table.number() != page.number) {
      return refuse_to(id, message.request,
                       Error{&phrases::kMoved, {table.plies()}, Error::kNoPlace});
    }
    if (!is_known) reading = {page.number, table.public_record(), {}};
    reading->used = context_.now();
    dependencies_.sessions.send(id, server_message::page(message.request, table.id(), page.number,
                                                         page_of(reading->record, page.from)));
  });
}

}  // namespace broceliande::server
