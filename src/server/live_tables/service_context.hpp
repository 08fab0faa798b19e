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
  Milliseconds open_table_life{std::chrono::days{7}};          ///< without a change; 0 for ever
  int most_open_tables = 12;                                   ///< of one person; 0 for no limit
  int most_open_tables_of_address = 36;  ///< that were made there; 0 for no limit
  int most_pending = 64;                 ///< commands of one household that are not answered yet
  int most_pending_in_need = 2;          ///< the same while much waits for storage
  std::size_t need_begins = 500;         ///< requests that wait for storage
  // What counts each for itself, by connection, person or address:
  RateLimit asks{Milliseconds{50}, 60};
  RateLimit asks_of_person{Milliseconds{25}, 200};
  RateLimit asks_of_address{Milliseconds{5}, 1'000};
  RateLimit chat{Milliseconds{1'500}, 5};
  RateLimit chat_of_address{Milliseconds{250}, 40};
  RateLimit webhook_calls{Milliseconds{500}, 60};
  RateLimit creations{Milliseconds{10'000}, 20};
  RateLimit creations_of_address{Milliseconds{2'000}, 60};
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
