#include "server/commands/game_service.hpp"

#include <utility>
#include <variant>

#include "server/protocol/phrases.hpp"

namespace broceliande::server {

GameService::GameService(ServiceContext context, EngineService& engines, NoticeMeans notices)
    : context_(std::move(context)),
      sessions_(context_),
      lobby_(context_, sessions_),
      open_tables_(context_, sessions_),
      tables_(context_.storage, table_events()),
      subscriptions_(context_, tables_, sessions_, lobby_, open_tables_),
      notices_(context_, sessions_, std::move(notices)),
      heartbeat_(context_, tables_),
      computers_(context_, {.tables = tables_,
                            .sessions = sessions_,
                            .subscriptions = subscriptions_,
                            .engines = engines,
                            .later = later_,
                            .look_after = [this](LiveTable& live) { look_after(live); }}),
      scheduler_(context_, {.tables = tables_,
                            .subscriptions = subscriptions_,
                            .lobby = lobby_,
                            .heartbeat = heartbeat_,
                            .look_after = [this](LiveTable& live) { look_after(live); }}),
      commands_(context_, {.tables = tables_,
                           .sessions = sessions_,
                           .subscriptions = subscriptions_,
                           .lobby = lobby_,
                           .open_tables = open_tables_,
                           .heartbeat = heartbeat_,
                           .computers = computers_,
                           .look_after = [this](LiveTable& live) { look_after(live); }}),
      claims_(context_, tables_, sessions_, subscriptions_),
      former_players_(context_, tables_),
      name_changes_(context_, tables_, sessions_, later_),
      session_watch_(context_, sessions_, [this](SessionId id) { end_session(id); }),
      moderation_watch_(context_, {.tables = tables_,
                                   .sessions = sessions_,
                                   .subscriptions = subscriptions_,
                                   .lobby = lobby_}) {}

TableService::Hooks GameService::table_events() {
  return {
      .changed =
          [this](LiveTable& live, const std::vector<TableEvent>& events) {
            notices_.on_changed(live, events);
            subscriptions_.publish(live, events);
            look_after(live);
          },
      .created = [this](const TableIndex& table) { lobby_.update(table); },
      .decided = [this](const LiveTable& live,
                        const std::vector<TableEvent>& events) { log_hand_overs(live, events); },
      .read =
          [this](LiveTable& live) {
            subscriptions_.publish_reload(live);
            look_after(live);
          },
      .damaged =
          [this](const std::string& table, const Error& error) {
            context_.log.error(context_.now(), "table-damaged",
                               {{"table", table}, {"why", english(error)}});
          },
      .newer =
          [this](const std::string& table) {
            context_.log.warn(context_.now(), "table-newer", {{"table", table}});
          },
      .compensation_due =
          [this](const GameTable& table) { return heartbeat_.compensation_due(table); },
      .before_write = [this] { return heartbeat_.begin_append(); }};
}

void GameService::log_hand_overs(const LiveTable& live, const std::vector<TableEvent>& events) {
  for (const TableEvent& event : events) {
    const auto* handed = std::get_if<event::HandedOver>(&event.what);
    if (handed == nullptr) continue;
    context_.log.info(
        context_.now(), "handed-over",
        {{"table", live.table.id()}, {"place", handed->place}, {"computer", handed->level}});
  }
}

void GameService::look_after(LiveTable& live) {
  if (is_stopping_) return;
  if (live.table.wants_rematch()) scheduler_.make_rematch(live);
  computers_.look_after(live);
}

void GameService::begin() { scheduler_.begin(); }

SessionId GameService::connect(const AuthenticatedUser& user, Session::Peer peer,
                               const std::string& address) {
  const SessionId id = sessions_.open(user, std::move(peer), address);
  session_watch_.on_connect(user.identity.id);
  moderation_watch_.on_connect(user.identity.id);
  notices_.on_connect(user);
  return id;
}

/// As if they had left already, whatever the connection still brings.
void GameService::end_session(SessionId id) {
  const Session* session = sessions_.find(id);
  if (session == nullptr) return;
  const auto close_peer = session->peer.disconnect;
  disconnect(id);
  close_peer();
}

void GameService::disconnect(SessionId id) {
  const auto session = sessions_.close(id);
  if (session == nullptr) return;
  session_watch_.on_disconnect(*session);
  lobby_.unsubscribe(id);
  for (const std::string& table : std::exchange(session->tables, {})) {
    subscriptions_.unsubscribe(table, *session);
  }
}

void GameService::on_message(SessionId id, std::string_view text) {
  if (Session* session = sessions_.find(id)) commands_.on_message(*session, text);
}

void GameService::on_lag(SessionId id, Milliseconds round_trip) {
  if (Session* session = sessions_.find(id)) session->round_trips.add(round_trip);
}

void GameService::claim_places(const std::string& guest, const Identity& account,
                               std::function<void(Result<void>)> answer) {
  claims_.claim_places(guest, account, std::move(answer));
}

void GameService::transfer_connections(const std::string& guest, const Identity& account) {
  claims_.transfer_connections(guest, account);
  moderation_watch_.announce(account.id);
}

void GameService::show_row(const std::string& table, std::function<void(Result<TableRow>)> answer) {
  tables_.with(table, [answer = std::move(answer)](Result<LiveTable*> live) {
    if (!live) return answer(pass_on(live));
    answer(row_of((*live)->table.index(), false));
  });
}

void GameService::find_person(const std::string& table, int place,
                              std::function<void(Result<SeatedPerson>)> answer) {
  tables_.with(table, [place, answer = std::move(answer)](Result<LiveTable*> live) {
    if (!live) return answer(pass_on(live));
    const GameTable& there = (*live)->table;
    const auto person = there.person_at(place);
    if (!person) return answer(refuse(phrases::kNoPerson));
    answer(SeatedPerson{.identity = person->identity,
                        .name = person->name,
                        .chat = {there.chat().begin(), there.chat().end()}});
  });
}

void GameService::show_record(const std::string& table,
                              std::function<void(Result<std::string>)> answer) {
  tables_.with(table, [answer = std::move(answer)](Result<LiveTable*> live) {
    if (!live) return answer(pass_on(live));
    answer((*live)->table.public_record());
  });
}

void GameService::on_news(const News& news) {
  if (!news.table.empty()) {
    const bool is_here = tables_.find(news.table) != nullptr;
    return is_here ? tables_.on_news(news.table, news.number)
                   : subscriptions_.publish_elsewhere(news.table);
  }
  if (news.text.empty()) {
    session_watch_.check_everybody();
    lobby_.reload();
    return tables_.on_missed_news();
  }
  const Announcement heard = read_announcement(news.text);
  if (const auto* presence = std::get_if<PresenceAnnouncement>(&heard)) {
    subscriptions_.on_presence(*presence);
  }
  if (const auto* login = std::get_if<LoginAnnouncement>(&heard)) claims_.on_login(*login);
  if (const auto* revoked = std::get_if<RevocationAnnouncement>(&heard)) {
    session_watch_.on_revocation(*revoked);
  }
  if (const auto* people = std::get_if<PeopleAnnouncement>(&heard)) {
    moderation_watch_.on_change(*people);
  }
  if (const auto* question = std::get_if<AttentionQuestion>(&heard)) {
    notices_.on_question(*question);
  }
  if (const auto* answer = std::get_if<AttentionAnswer>(&heard)) notices_.on_answer(*answer);
}

void GameService::tick() {
  const Moment now = context_.now();
  later_.run_due(now);
  session_watch_.tick(now);
  moderation_watch_.tick(now);
  if (is_stopping_) return;
  scheduler_.tick(now);
  notices_.tick(now);
}

void GameService::stop(int seconds) {
  is_stopping_ = true;
  commands_.stop();
  sessions_.broadcast(server_message::stopping(seconds));
}

}  // namespace broceliande::server
