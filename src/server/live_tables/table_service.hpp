#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/accounts/recent_keys.hpp"
#include "server/live_tables/audience.hpp"
#include "server/storage/storage_thread.hpp"
#include "server/tables/table.hpp"

namespace broceliande::server {

/// A table in memory, and its audience.
struct LiveTable {
  explicit LiveTable(std::string id) : table(std::move(id)) {}

  GameTable table;
  Audience audience;

  enum class LoadState : std::uint8_t {
    lost,   ///< what storage has is not known: it is read again when somebody asks
    busy,   ///< being read, or waiting for the disk; memory may be ahead of it
    ready,  ///< memory is what is on disk
  };
  using Work = std::function<void(Result<LiveTable*>)>;

  // For the service alone:
  LoadState state = LoadState::lost;
  std::deque<Work> waiting;
  std::uint32_t announced = 0;  ///< the last event that another node told of
};

/// Keeps tables in memory: loads them on demand, makes one change at a time to each, and publishes
/// a change once it is on disk. If another node's change came first, it is folded in and the
/// command is decided again.
class TableService {
 public:
  using Work = std::function<void(Result<LiveTable*>)>;
  /// What shall happen, judged by the table as it is then.
  using Decide = std::function<Result<std::vector<TableEvent>>(const GameTable&)>;
  using Answer = std::function<void(Result<void>)>;

  /// What the service tells of, and asks.
  struct Hooks {
    /// These happened and are on disk; told one decision at a time.
    std::function<void(LiveTable&, const std::vector<TableEvent>&)> changed;
    /// A table was made by this node, and is on disk.
    std::function<void(const TableIndex&)> created = [](const TableIndex&) {};
    /// These were decided by this node, and are on disk; before `changed`.
    std::function<void(const LiveTable&, const std::vector<TableEvent>&)> decided =
        [](const LiveTable&, const std::vector<TableEvent>&) {};
    /// The table was read, for the first time or anew: anything may be different.
    std::function<void(LiveTable&)> read;
    /// A log that makes no sense.
    std::function<void(const std::string& table, const Error&)> damaged;
    /// Only a later program can read the log: it is left to that program. Told once.
    std::function<void(const std::string& table)> newer = [](const std::string&) {};
    /// What has to happen to a table before anything else may be decided.
    std::function<std::vector<TableEvent>(const GameTable&)> compensation_due =
        [](const GameTable&) { return std::vector<TableEvent>(); };
    /// Something is about to be written; what this answers takes the store's answer.
    using Written = std::function<void(const Result<bool>&)>;
    std::function<Written()> before_write = [] { return Written([](const Result<bool>&) {}); };
  };

  TableService(StorageThread& storage, Hooks hooks);

  /// Does something with a table as it is on disk, now or as soon as that is known. `whom` is the
  /// party that it is read for, as the StorageThread says; empty for the server itself.
  void with(const std::string& id, Work work, const std::string& whom = "");
  /// Changes a table.
  void change(const std::string& id, Decide decide, Answer answer, const std::string& whom = "");
  /// A new table; false where there is one of that id already.
  void create(const std::string& id, const std::vector<TableEvent>& events,
              std::function<void(Result<bool>)> answer);
  /// Another node has appended.
  void on_news(const std::string& id, std::uint32_t number);
  void on_missed_news();

  /// Reads again what was lost and is still looked at.
  void read_lost_again();

  /// Forgets tables that are idle: those for which `is_needed` is false.
  void forget_idle(const std::function<bool(const LiveTable&)>& is_needed);
  /// Null where it is not in memory, or not as it is on disk.
  [[nodiscard]] LiveTable* find_ready(const std::string& id);
  [[nodiscard]] LiveTable* find(const std::string& id);
  [[nodiscard]] std::size_t size() const { return tables_.size(); }
  void for_each(const std::function<void(LiveTable&)>& visit);

 private:
  LiveTable& find_or_create(const std::string& id);
  void read(LiveTable& live, const std::string& whom,
            const std::function<void(Result<void>)>& then);
  void catch_up(LiveTable& live);
  void apply_stored(LiveTable& live, const StoredTable& stored);
  void attempt(LiveTable& live, const Decide& decide, const Answer& answer, int tries);
  [[nodiscard]] Result<Append> fold(LiveTable& live, const std::vector<TableEvent>& events) const;
  void write(Append append, std::function<void(Result<bool>)> answer);
  /// Goes on with a change, then with those who wait.
  void attempt_again(LiveTable& live, const Decide& decide, const Answer& answer, int tries);
  void run_waiting(LiveTable& live, LiveTable::LoadState state);
  void mark_lost(LiveTable& live, const Error& error);
  void report(const LiveTable& live, const Error& error);

  StorageThread& storage_;
  Hooks hooks_;
  /// Logs only grow, so what only a later program can read stays so, and is not read again.
  RecentKeys newer_{10'000};
  std::unordered_map<std::string, std::unique_ptr<LiveTable>> tables_;
};

}  // namespace broceliande::server
