#pragma once

#include <functional>

#include "server/scheduler/heartbeat.hpp"
#include "server/subscriptions/subscriptions.hpp"

namespace broceliande::server {

/// What happens without a request: flags fall, due tables are visited, rematches are made, and idle
/// tables are unloaded.
class Scheduler {
 public:
  struct SchedulerDependencies {
    TableService& tables;
    Subscriptions& subscriptions;
    Lobby& lobby;
    Heartbeat& heartbeat;
    /// Starts what the server has to do at a table.
    std::function<void(LiveTable&)> look_after;
  };

  Scheduler(ServiceContext& context, SchedulerDependencies dependencies)
      : context_(context), dependencies_(std::move(dependencies)) {}

  /// Looks after what was left when the last server stopped.
  void begin();
  /// To be called some ten times a second.
  void tick(Moment now);
  void make_rematch(LiveTable& live);

 private:
  void decide_by_time(Moment now);
  void look_for_due_tables(Moment until);
  void sweep(Moment now);
  void lapse_offers();
  void forget_idle(Moment now);
  void close_stale_tables(Moment now);

  ServiceContext& context_;
  SchedulerDependencies dependencies_;
  Moment swept_;
  Moment announced_;
  bool is_looking_for_due_ = false;
  Moment closed_stale_;
  bool is_looking_for_stale_ = false;
};

}  // namespace broceliande::server
