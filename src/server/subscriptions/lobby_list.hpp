#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "server/tables/table_view.hpp"

namespace broceliande::server {

/// How many open tables the lobby has at most.
inline constexpr std::size_t kMostListed = 500;
/// How many running games it shows at most: to choose one to watch, not to count them.
inline constexpr int kMostRunning = 20;
/// A game in which nothing has happened for so long is nothing to watch.
inline constexpr Milliseconds kWorthWatching = std::chrono::hours(24);

/// The lobby's lists as people are shown them, and what has changed since they were shown before.
/// What happens is taken in at once and shown at the next show(): however often a row changes in
/// between, it is one change.
class LobbyList {
 public:
  /// Counts how often anything was different when the lists were shown.
  using Version = std::uint64_t;

  struct LobbyRows {
    std::vector<TableRow> rows;  ///< the latest first
    bool has_more = false;
  };
  struct LobbyChanges {
    std::vector<TableRow> rows;
    std::vector<std::string> removed;
  };

  /// Everything there is, and nothing else.
  void replace(const std::vector<TableIndex>& open, const std::vector<TableIndex>& running);
  /// A table as it is now; those that are not listed are left out.
  void update(const TableIndex& table);

  /// How far games are is shown only `with_plies`; those that begin and end are shown always.
  void show(Moment now, bool with_plies);

  /// Of whom tables are left out for somebody, by the people who sit there.
  using Hides = std::function<bool(const std::vector<TakenPlace>& places)>;

  [[nodiscard]] Version version() const { return version_; }
  [[nodiscard]] LobbyRows open(std::size_t most, const Hides& hides = {}) const;
  [[nodiscard]] LobbyRows open_after(const LobbyCursor& cursor, std::size_t most,
                                     const Hides& hides = {}) const;
  [[nodiscard]] std::vector<TableRow> running(const Hides& hides = {}) const;
  /// Nothing where so much has changed that the lists are shorter. What is hidden is removed.
  [[nodiscard]] std::optional<LobbyChanges> changes_since(Version version,
                                                          const Hides& hides = {}) const;

 private:
  using RowsById = std::unordered_map<std::string, TableRow>;

  void drop(const std::string& table);
  [[nodiscard]] bool is_hidden(const TableRow& row, const Hides& hides) const;
  [[nodiscard]] LobbyRows page_of(std::span<const TableRow> rest, std::size_t most,
                                  const Hides& hides) const;
  [[nodiscard]] std::vector<TableRow> latest(TablePhase phase) const;
  [[nodiscard]] std::vector<TableRow> running_to_show(Moment now, bool with_plies);
  void note_changes(const std::vector<TableRow>& before, const std::vector<TableRow>& after);

  RowsById rows_;                                                    ///< as they are now
  std::unordered_map<std::string, std::vector<TakenPlace>> places_;  ///< of the same tables
  std::vector<TableRow> open_;
  std::vector<TableRow> running_;
  Version version_ = 0;
  std::unordered_map<std::string, Version> changed_;     ///< of rows that are shown
  std::deque<std::pair<Version, std::string>> removed_;  ///< the latest last
  Version forgotten_ = 0;                                ///< what was removed up to then
};

}  // namespace broceliande::server
