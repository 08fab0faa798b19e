#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

#include "server/subscriptions/sessions.hpp"

namespace broceliande::server {

/// How many lines a list has at most.
inline constexpr int kMostRows = 100;
/// How many running games the lobby shows at most: to choose one to watch, not to count them.
inline constexpr int kMostRunning = 20;
/// A game in which nothing has happened for so long is nothing to watch.
inline constexpr Milliseconds kWorthWatching = std::chrono::hours(24);

/// Lines of a list, as one person sees them.
[[nodiscard]] std::vector<TableRow> rows_for(std::string_view identity,
                                             const std::vector<TableIndex>& tables);

/// Those who follow the lists of open tables and of games to watch.
class Lobby {
 public:
  Lobby(ServiceContext& context, Sessions& sessions) : context_(context), sessions_(sessions) {}

  void subscribe(SessionId id, int request);
  void unsubscribe(SessionId id) { subscribers_.erase(id); }
  /// Something has changed that is told at the next tick.
  void mark_changed() { has_changed_ = true; }
  /// A game to watch has gone on, which can wait a little.
  void mark_played() { has_played_ = true; }
  void tick(Moment now);

 private:
  struct LobbyTables {
    std::vector<TableIndex> open;
    std::vector<TableIndex> running;
  };
  [[nodiscard]] static ServerMessage message(const LobbyTables& tables, std::optional<int> request);

  void find_tables(std::function<void(const Result<LobbyTables>&)> then);
  void publish();

  ServiceContext& context_;
  Sessions& sessions_;
  std::set<SessionId> subscribers_;
  bool has_changed_ = false;
  bool has_played_ = false;
  Moment told_;
};

}  // namespace broceliande::server
