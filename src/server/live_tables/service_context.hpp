#pragma once

#include <functional>

#include "server/accounts/token_bucket.hpp"
#include "server/storage/storage_thread.hpp"
#include "server/tables/table.hpp"
#include "server/telemetry/log.hpp"
#include "server/telemetry/server_metrics.hpp"
#include "server/time/moment.hpp"

namespace broceliande::server {

/// How long the server waits, and how much it does for one person.
struct ServiceRules {
  Milliseconds shortest_thought{450};  ///< so that people see what a computer does
  Milliseconds idle_table{30'000};     ///< until a table that nobody looks at is forgotten
  Milliseconds grace{3'000};           ///< until a node looks after what another should have done
  int most_computer_tables = 12;       ///< that one person plays at
  Milliseconds computer_table_counts{std::chrono::hours{24}};  ///< after something happened there
  RateLimit asks{Milliseconds{50}, 60};
  RateLimit chat{Milliseconds{1'500}, 5};
  RateLimit creations{Milliseconds{10'000}, 20};
};

/// What the parts of the game service share. They have no sockets, threads or clock of their own:
/// one thread calls them, and everything they asked for comes back on that thread.
struct ServiceContext {
  StorageThread& storage;
  std::function<Moment()> now;
  std::function<Randomness()> draw_randomness;  ///< what nobody can foresee
  Log& log;
  ServerMetrics& metrics;
  bool has_other_nodes = false;  ///< others serve the same tables
  ServiceRules rules{};
};

}  // namespace broceliande::server
