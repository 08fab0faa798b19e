#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/tables/setup.hpp"
#include "server/time/moment.hpp"

namespace broceliande::server {

/// A place at a table that somebody has taken.
struct TakenPlace {
  int place = 0;
  std::string identity{};
  bool is_awaited = false;  ///< whether something is expected of this person now

  friend bool operator==(const TakenPlace&, const TakenPlace&) = default;
};

enum class TablePhase : std::uint8_t { open = 0, running = 1, over = 2 };

/// What lists show of a place.
struct PlaceSummary {
  int level = 0;
  std::string name{};
  bool is_taken = false;

  /// Of a person whose account was deleted.
  [[nodiscard]] bool is_former() const { return level == 0 && is_taken && name.empty(); }

  friend bool operator==(const PlaceSummary&, const PlaceSummary&) = default;
};

/// What lists show of a table. Everybody may see it.
struct TableSummary {
  std::string game{};
  std::vector<PlaceSummary> places{};
  ClockChoice clock{};
  std::size_t plies = 0;
  bool substitute = false;  ///< everybody agrees to one

  friend bool operator==(const TableSummary&, const TableSummary&) = default;
};

/// How a table is found: in lists, by its players, and by when it is due. Stored beside its log.
struct TableIndex {
  std::string table{};  ///< its id: letters and digits
  TablePhase phase = TablePhase::open;
  bool is_listed = false;       ///< whether strangers may find it while it is open
  std::optional<Moment> due{};  ///< when a server has to look at it, if nobody acts before
  TableSummary summary{};
  Moment changed{};                  ///< of the last event
  std::vector<TakenPlace> places{};  ///< in the order of their numbers
  bool is_newer = false;             ///< its summary is empty: only a later program can read it

  friend bool operator==(const TableIndex&, const TableIndex&) = default;
};

}  // namespace broceliande::server
