#include "server/commands/command_handler.hpp"

#include <algorithm>
#include <utility>

#include "core/blake2b.hpp"
#include "server/accounts/secrets.hpp"
#include "server/live_tables/storage_refusal.hpp"
#include "server/protocol/phrases.hpp"
#include "server/tables/phrases.hpp"

namespace broceliande::server {
namespace {

constexpr std::size_t kMostCounted = 100'000;
constexpr std::size_t kMostWatched = 64;

/// The same wish has the same table, however often it is sent.
std::string new_id(const Identity& maker, const std::string& key) {
  if (key.empty()) return new_table_id();
  constexpr std::size_t kLength = 12;
  return hex(blake2b("table " + maker.id + " " + key)).substr(0, kLength);
}

/// Whether the game begins only when somebody else sits down.
bool waits_for_people(const TableSetup& setup) { return std::ranges::count(setup.levels, 0) > 1; }

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

/// What a game itself takes is not counted by address: those who share theirs with somebody who
/// asks for too much can play on.
bool counts_for_address(const tl::expected<ClientMessage, UnreadableMessage>& message) {
  if (!message) return true;
  const auto& what = message->what;
  if (std::holds_alternative<message::Ping>(what)) return false;
  const auto* command = std::get_if<TableCommand>(&what);
  return command == nullptr || std::holds_alternative<command::Sit>(*command) ||
         std::holds_alternative<command::Leave>(*command) ||
         std::holds_alternative<command::Chat>(*command);
}

Requester requester(const Session& session) {
  const Identity& identity = session.identity;
  return {identity.id, identity.name, identity.takes_chat, identity.muted_until,
          session.people.blocked_by};
}

}  // namespace

CommandHandler::CommandHandler(ServiceContext& context, CommandDependencies dependencies)
    : context_(context),
      dependencies_(std::move(dependencies)),
      asks_of_person_(context.rules.asks_of_person, kMostCounted),
      asks_of_address_(context.rules.asks_of_address, kMostCounted),
      chat_(context.rules.chat, kMostCounted),
      chat_of_address_(context.rules.chat_of_address, kMostCounted),
      creations_(context.rules.creations, kMostCounted),
      creations_of_address_(context.rules.creations_of_address, kMostCounted) {}

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
  if (!is_within_limits(session, message)) {
    const auto request = message ? std::optional(message->request) : std::nullopt;
    return dependencies_.sessions.refuse_to(session.id, request, phrases::kTooFast);
  }
  if (!message)
    return dependencies_.sessions.refuse_to(session.id, message.error().request,
                                            message.error().error);
  if (is_stopping_) return refuse_to(session.id, message->request, phrases::kStopping);
  std::visit([&](const auto& what) { answer(session, *message, what); }, message->what);
}

bool CommandHandler::is_within_limits(
    Session& session, const tl::expected<ClientMessage, UnreadableMessage>& message) {
  const Moment now = context_.now();
  const int cost = cost_of(message);
  if (!session.asks.take(now, cost)) return false;
  if (!asks_of_person_.take(session.identity.id, now, cost)) return false;
  const bool counts = !session.address.empty() && counts_for_address(message);
  return !counts || asks_of_address_.take(session.address, now, cost);
}

bool CommandHandler::may_chat(const Session& session) {
  const Moment now = context_.now();
  return chat_.take(session.identity.id, now) &&
         (session.address.empty() || chat_of_address_.take(session.address, now));
}

bool CommandHandler::may_create(const Session& session) {
  const Moment now = context_.now();
  return creations_.take(session.identity.id, now) &&
         (session.address.empty() || creations_of_address_.take(session.address, now));
}

/// So that nobody's commands hold up those of others for long, however slow storage is.
bool CommandHandler::begin_command(const Session& session) {
  const ServiceRules& rules = context_.rules;
  const bool is_in_need = context_.storage.waiting() >= rules.need_begins;
  int& pending = pending_[session.household];
  if (pending >= (is_in_need ? rules.most_pending_in_need : rules.most_pending)) return false;
  ++pending;
  return true;
}

void CommandHandler::end_command(const std::string& household) {
  const auto found = pending_.find(household);
  if (--found->second == 0) pending_.erase(found);
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
      message.table,
      [this, message, watch, id = session.id](Result<LiveTable*> live) {
        Session* subscriber = dependencies_.sessions.find(id);
        if (subscriber == nullptr) return;
        if (!live) return refuse_to(id, message.request, live.error());
        dependencies_.subscriptions.subscribe(**live, *subscriber, message.request, watch);
        dependencies_.look_after(**live);  // it may have waited for somebody
      },
      session.household);
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
  if (!may_create(session)) return refuse_to(session.id, message.request, phrases::kTooFast);
  const std::string table = new_id(session.identity, message.key);
  const auto make = [this, message, create, table](Session& maker) {
    this->create(maker, message, create, table);
  };
  const auto make_if_below = [this, create, table, request = message.request,
                              make](Session& maker) {
    if (!waits_for_people(create.setup)) return make(maker);
    dependencies_.open_tables.if_below_limit(maker, request, table, make);
  };
  if (!has_computer(create.setup)) return make_if_below(session);
  dependencies_.computers.if_below_limit(session, message.request, table, make_if_below);
}

void CommandHandler::create(Session& session, const ClientMessage& message,
                            const command::Create& create, const std::string& table) {
  const auto give_up = [&](const Error& error) {
    dependencies_.open_tables.settle(table, false);
    refuse_to(session.id, message.request, error);
  };
  auto events = GameTable::create(create, requester(session), message.key,
                                  dependencies_.subscriptions.context(nullptr, &session));
  if (!events) return give_up(events.error());
  if (!begin_command(session)) return give_up(Error{&phrases::kOverloaded, {}, Error::kNoPlace});
  dependencies_.tables.create(
      table, *std::move(events),
      [this, table, id = session.id, household = session.household, request = message.request,
       has_computer = has_computer(create.setup)](Result<bool> made) {
        end_command(household);
        dependencies_.open_tables.settle(table, made.has_value());
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
  if (is_chat && !may_chat(session)) {
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
  if (!begin_command(session)) return refuse_to(session.id, message.request, phrases::kOverloaded);
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
      [this, id, household = session.household, request = message.request,
       heard](Result<void> result) {
        end_command(household);
        if (!result) return refuse_to(id, request, result.error());
        context_.metrics.action_latency.observe(context_.now() - heard);
        dependencies_.sessions.send(id, server_message::done(request));
      },
      session.household);
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
  context_.storage.ask_low_priority<Rows>(
      session.household,
      [identity = session.identity.id](Store& store) {
        return store.tables_of(identity, kMostRows);
      },
      [this, id = session.id, request = message.request](const Rows& tables) {
        Session* requester = dependencies_.sessions.find(id);
        if (requester == nullptr) return;
        if (!tables) return refuse_to(id, request, storage_refusal(tables.error()));
        const auto rows = rows_for(requester->identity.id, *tables);
        dependencies_.sessions.send(*requester, server_message::games(rows, request));
      });
}

void CommandHandler::answer(Session& session, const ClientMessage& message,
                            const message::Page& page) {
  const auto show = [this, message, page, id = session.id](Result<LiveTable*> live) {
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
  };
  dependencies_.tables.with(message.table, show, session.household);
}

}  // namespace broceliande::server
