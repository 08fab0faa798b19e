#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "server/commands/command_handler.hpp"
#include "server/commands/former_players.hpp"
#include "server/commands/guest_claims.hpp"
#include "server/commands/moderation_watch.hpp"
#include "server/commands/name_changes.hpp"
#include "server/commands/session_watch.hpp"
#include "server/notices/notice_service.hpp"
#include "server/scheduler/scheduler.hpp"

namespace broceliande::server {

/// Somebody at a table, and what was said there.
struct SeatedPerson {
  std::string identity;
  std::string name;
  std::vector<ChatLine> chat;
};

/// Games for people who are connected: sessions, tables, clocks and computers put together. It has
/// no sockets, threads or clock of its own; one thread calls it, and everything it asked for comes
/// back on that thread.
class GameService {
 public:
  GameService(ServiceContext context, EngineService& engines, NoticeMeans notices = {});
  GameService(const GameService&) = delete;
  GameService& operator=(const GameService&) = delete;

  /// Looks after what was left when the last server stopped: gives time back, resumes computers.
  void begin();

  /// Somebody has connected; `peer` may be called until disconnect(). Guests of one address, where
  /// it is given, are one household as far as computers are concerned.
  SessionId connect(const AuthenticatedUser& user, Session::Peer peer,
                    const std::string& address = "");
  void on_message(SessionId id, std::string_view text);
  void on_lag(SessionId id, Milliseconds round_trip);
  void disconnect(SessionId id);
  /// A person has another name, or wants chat or not; NameChanges says when tables are told.
  void change_identity(const Identity& identity) { name_changes_.change(identity); }
  void count_rename() { context_.metrics.renames.add(); }
  /// What GuestClaims promises.
  void claim_places(const std::string& guest, const Identity& account,
                    std::function<void(Result<void>)> answer);
  void transfer_connections(const std::string& guest, const Identity& account);
  void exchange_token(const std::string& identity, const std::string& old, const Token& fresh) {
    sessions_.exchange_token(identity, old, fresh);
  }
  /// What FormerPlayers promises.
  void forget(const std::string& identity, std::function<void(Result<void>)> answer) {
    former_players_.forget(identity, std::move(answer));
  }
  /// This person has blocked somebody or was blocked, or no longer.
  void announce_blocks(const std::string& identity) { moderation_watch_.announce(identity); }
  /// A person at a table, and what was said there; refused where nobody is.
  void find_person(const std::string& table, int place,
                   std::function<void(Result<SeatedPerson>)> answer);
  void count_report() { context_.metrics.reports_made.add(); }
  /// Tokens of this person were removed: what they had opened is closed, here and at other nodes.
  void end_connections(const std::string& identity) { session_watch_.revoke(identity); }

  /// A table as lists show it to everybody who has its link.
  void show_row(const std::string& table, std::function<void(Result<TableRow>)> answer);
  /// The record of a table as everybody may read it; empty before the game begins.
  void show_record(const std::string& table, std::function<void(Result<std::string>)> answer);

  /// What people are told of while no page of theirs is open.
  [[nodiscard]] const NoticeService& notices() const { return notices_; }

  /// News of other nodes.
  void on_news(const News& news);

  /// To be called some ten times a second: clocks, absences, lists.
  void tick();
  /// Tells everybody that the server stops, and refuses what is asked from now on.
  void stop(int seconds);

  /// What was refused before it came here is counted too.
  void count_refusal(Refusal refusal) { context_.metrics.refused(refusal).add(); }

  /// Whether storage has answered lately.
  [[nodiscard]] bool is_healthy() const { return heartbeat_.is_healthy(); }
  [[nodiscard]] std::size_t sessions() const { return sessions_.size(); }
  [[nodiscard]] std::size_t tables() const { return tables_.size(); }

 private:
  [[nodiscard]] TableService::Hooks table_events();
  void log_hand_overs(const LiveTable& live, const std::vector<TableEvent>& events);
  /// Starts what the server has to do at a table.
  void look_after(LiveTable& live);
  void end_session(SessionId id);

  ServiceContext context_;
  Sessions sessions_;
  Lobby lobby_;
  OpenTables open_tables_;
  TableService tables_;
  Subscriptions subscriptions_;
  NoticeService notices_;
  Heartbeat heartbeat_;
  DelayedTasks later_;
  ComputerPlayers computers_;
  Scheduler scheduler_;
  CommandHandler commands_;
  GuestClaims claims_;
  FormerPlayers former_players_;
  NameChanges name_changes_;
  SessionWatch session_watch_;
  ModerationWatch moderation_watch_;
  bool is_stopping_ = false;
};

}  // namespace broceliande::server
