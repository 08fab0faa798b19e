#pragma once

#include <functional>
#include <optional>
#include <string>

#include "server/computers/engine_pool.hpp"
#include "server/live_tables/table_service.hpp"
#include "server/scheduler/delayed_tasks.hpp"
#include "server/subscriptions/sessions.hpp"
#include "server/subscriptions/subscriptions.hpp"

namespace broceliande::server {

/// Computers at tables: they play for people who are there to see it.
class ComputerPlayers {
 public:
  struct PlayerDependencies {
    TableService& tables;
    Sessions& sessions;
    Subscriptions& subscriptions;
    EngineService& engines;
    DelayedTasks& later;
    /// Starts everything that the server has to do at a table, this too.
    std::function<void(LiveTable&)> look_after;
  };

  ComputerPlayers(ServiceContext& context, PlayerDependencies dependencies)
      : context_(context), dependencies_(std::move(dependencies)) {}

  /// Lets a computer think where it is its turn and it does not think already.
  void look_after(LiveTable& live);

  /// Goes on with `then` unless a person plays at many tables with computers already; those that
  /// nothing has happened at for long do not count, nor does the table that is asked about.
  void if_below_limit(Session& session, int request, const std::string& table,
                      std::function<void(Session&)> then);

 private:
  [[nodiscard]] std::optional<FairQueueKey> play_for(const LiveTable& live) const;
  void act(const std::string& table, std::uint32_t number, const ComputerTask& task,
           const std::string& text);
  void retry(const std::string& table, std::uint32_t number);

  ServiceContext& context_;
  PlayerDependencies dependencies_;
};

}  // namespace broceliande::server
