#pragma once

#include <functional>
#include <string>
#include <vector>

#include "server/live_tables/service_context.hpp"
#include "server/live_tables/table_service.hpp"
#include "server/scheduler/outage_tracker.hpp"

namespace broceliande::server {

/// Records in the database every second that this server is alive, knows when nothing could be
/// saved, and gives that time back to the clocks that ran.
class Heartbeat {
 public:
  Heartbeat(ServiceContext& context, TableService& tables) : context_(context), tables_(tables) {}

  /// `begun` is called once it is known how long no server was alive.
  void begin(std::function<void(Moment)> begun);
  void beat(Moment now);

  /// Something is about to be appended; takes the answer.
  [[nodiscard]] TableService::Hooks::Written begin_append();
  /// What outages took from the clocks of a table.
  [[nodiscard]] std::vector<TableEvent> compensation_due(const GameTable& table) const;
  /// Does something with a table after what is owed to its clocks, where that can be saved now.
  void with_compensated_clocks(const std::string& table, const TableService::Work& work,
                               const std::string& whom);

  /// Whether it is certain that an action could have been saved: else nobody loses on time.
  [[nodiscard]] bool may_decide_by_time(Moment now) const {
    return !begun_ && !outages_.is_doubtful(now);
  }
  /// Whether storage has answered lately.
  [[nodiscard]] bool is_healthy() const;

 private:
  void end_write(OutageTracker::Ticket ticket, OutageTracker::Answer answer);
  void log_outage(const Outage& outage);
  void try_to_append();

  ServiceContext& context_;
  TableService& tables_;
  OutageTracker outages_;
  Moment kept_;                        ///< when storage answered last
  std::function<void(Moment)> begun_;  ///< until it was called
  bool is_beating_ = false;
};

}  // namespace broceliande::server
