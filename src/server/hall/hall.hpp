#pragma once

#include <functional>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "server/live_tables/table_service.hpp"
#include "server/scheduler/outage_tracker.hpp"
#include "server/computers/engine_pool.hpp"
#include "server/subscriptions/session.hpp"
#include "server/accounts/bucket.hpp"
#include "server/protocol/client_message.hpp"
#include "server/protocol/server_message.hpp"
#include "server/storage/storage_thread.hpp"
#include "server/telemetry/log.hpp"
#include "server/telemetry/server_metrics.hpp"

namespace broceliande::server {

/// How patient the house is.
struct HallRules {
  Milliseconds away_without_clock{600'000};  ///< until a left place may be handed over
  Milliseconds shortest_thought{450};        ///< so that people see what a computer does
  Milliseconds idle_table{30'000};           ///< until a table that nobody looks at is forgotten
  Milliseconds grace{3'000};      ///< until a node looks after what another should have done
  int most_computer_tables = 12;  ///< that one person plays at
  Milliseconds computer_table_counts{std::chrono::hours{24}};  ///< after something happened there
  Pace asks{Milliseconds{50}, 60};
  Pace chat{Milliseconds{1'500}, 5};
  Pace creations{Milliseconds{10'000}, 20};
};

/// The house: visitors and tables. It has no sockets, threads or clock of its own; one thread calls
/// it, and everything it asked for comes back on that thread.
class Hall {
 public:
  struct World {
    Scribe& scribe;
    Thinking& thinking;
    std::function<Moment()> now;
    std::function<Chance()> draw;  ///< what nobody can foresee
    Log& log;
    ServerMetrics& metrics;
    bool has_other_nodes = false;  ///< others serve the same tables
  };

  explicit Hall(World world, const HallRules& rules = {});
  Hall(const Hall&) = delete;
  Hall& operator=(const Hall&) = delete;

  /// Looks after what was left when the last server stopped: gives time back, resumes computers.
  void begin();

  /// Somebody has connected; `send` takes what is told, and may be called until leave(). Guests of
  /// one address, where it is given, are one household as far as computers are concerned.
  VisitorId arrive(const Identity& identity, Visitor::Send send, const std::string& address = "");
  void hear(VisitorId id, std::string_view text);
  void hear_lag(VisitorId id, Milliseconds round_trip);
  void leave(VisitorId id);
  /// A person has another name, or wants chat or not.
  void change_identity(const Identity& identity);
  /// A guest logs in: every place of his becomes the account's, by an event of its table. Where
  /// one could not be kept the answer is that error; the others are the account's all the same,
  /// and asking again goes on with the rest.
  void claim_places(const std::string& guest, const Identity& account,
                    std::function<void(Result<void>)> answer);
  /// The guest's tokens are the account's now: so are his connections, here and at other nodes.
  void become(const std::string& guest, const Identity& account);

  /// The record of a table as everybody may read it; empty before the game begins.
  void show_record(const std::string& table, std::function<void(Result<std::string>)> answer);

  /// News of other nodes.
  void hear_news(const News& news);

  /// To be called some ten times a second: clocks, absences, lists.
  void tick();
  /// Tells everybody that the server stops, and refuses what is asked from now on.
  void stop(int seconds);

  /// What was refused before it came here is counted too.
  void count_refusal(Refusal refusal) { world_.metrics.refused(refusal).add(); }

  /// Whether storage has answered lately.
  [[nodiscard]] bool is_healthy() const;
  [[nodiscard]] std::size_t visitors() const { return visitors_.size(); }
  [[nodiscard]] std::size_t tables() const { return keeper_.size(); }

 private:
  struct Delayed {
    Moment from;
    std::function<void()> work;
  };

  void tell(Visitor& visitor, const Telling& telling);
  void refuse_to(VisitorId id, std::optional<int> request, const Error& error);
  void refuse_to(VisitorId id, std::optional<int> request, const Phrase& phrase);

  void answer(Visitor& visitor, const Ask& ask, const ask::Watch& watch);
  void answer(Visitor& visitor, const Ask& ask, const ask::Unwatch& unwatch);
  void answer(Visitor& visitor, const Ask& ask, const ask::Page& page);
  void answer(Visitor& visitor, const Ask& ask, const ask::Create& create);
  void answer(Visitor& visitor, const Ask& ask, const TableAsk& table_ask);
  void answer(Visitor& visitor, const Ask& ask, const ask::WatchLobby& lobby);
  void answer(Visitor& visitor, const Ask& ask, const ask::ListGames& list);
  void answer(Visitor& visitor, const Ask& ask, const ask::Ping& ping);

  void begin_to_watch(OpenTable& open, Visitor& visitor, const Ask& ask, const ask::Watch& watch);
  void end_to_watch(const std::string& table, Visitor& visitor);
  [[nodiscard]] bool tell_missed(OpenTable& open, Visitor& visitor, std::uint32_t after);
  void tell_view(OpenTable& open, Visitor& visitor, bool wants_view);
  void tell_table(OpenTable& open);
  void tell_table_to(OpenTable& open, Visitor& visitor, std::optional<int> request);
  void tell_presence(OpenTable& open);
  void tell_changes(OpenTable& open, const std::vector<Event>& events);
  void tell_turns(OpenTable& open);
  void tell_lobby();

  void take_note(OpenTable& open, const std::vector<Event>& events);
  void take_note_of_reading(OpenTable& open);
  void look_after(OpenTable& open);
  void look_after_again(const std::string& table, std::uint32_t number);
  void let_computer_act(const std::string& table, std::uint32_t number, const ComputerTask& task,
                        const std::string& text);
  [[nodiscard]] std::optional<Beneficiary> computers_play_for(const OpenTable& open) const;
  void if_room_for_computers(Visitor& visitor, int request, const std::string& table,
                             std::function<void(Visitor&)> then);
  void create(Visitor& visitor, const Ask& ask, const ask::Create& create,
              const std::string& table);
  void change(Visitor& visitor, const Ask& ask, const TableAsk& table_ask);
  void make_rematch(OpenTable& open);

  void update_presence(OpenTable& open);
  [[nodiscard]] Attendance attendance(const OpenTable& open) const;
  [[nodiscard]] Circumstances circumstances(const OpenTable* open, const Visitor* visitor) const;
  [[nodiscard]] std::optional<Milliseconds> patience(const Table& table) const;

  void decide_by_time(Moment now);
  void look_at_absences();
  void look_for_due_tables(Moment until);
  void sweep(Moment now);
  void beat(Moment now);
  [[nodiscard]] Keeper::Listener::Written begin_append();
  void end_write(Outages::Ticket ticket, Outages::Answer answer);
  void tell_of_outage(const Outage& outage);
  void try_to_append();
  /// A table after everything that is owed to its clocks, where that can be saved now.
  void with_clocks_right(const std::string& table, const Keeper::Work& work);
  /// What outages took from the clocks of a table.
  [[nodiscard]] std::vector<Event> owed(const Table& table) const;
  void announce_presence(const OpenTable& open);
  void hear_presence(std::string_view text);
  void hear_login(std::string_view text);
  struct Claim;
  void claim_more(const std::shared_ptr<Claim>& claim);
  void claim_at(const std::string& table, const std::shared_ptr<Claim>& claim);
  void change_visitors(const std::string& guest, const Identity& account);
  void hear_of_unknown_table(const std::string& table);

  World world_;
  HallRules rules_;
  Keeper keeper_;
  std::unordered_map<VisitorId, std::unique_ptr<Visitor>> visitors_;
  std::unordered_map<std::string, std::set<VisitorId>> by_identity_;
  std::set<VisitorId> lobby_watchers_;
  std::vector<Delayed> delayed_;
  Buckets creations_;
  VisitorId last_visitor_ = 0;
  bool is_lobby_stale_ = false;
  bool is_stopping_ = false;
  Moment lobby_told_;
  Moment swept_;
  Moment announced_;
  Moment kept_;  ///< when storage answered last
  Outages outages_;
  bool is_beginning_ = false;  ///< until it is known how long no server was alive
  bool is_beating_ = false;
  bool is_looking_for_due_ = false;
};

}  // namespace broceliande::server
