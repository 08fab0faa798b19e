#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/seat.hpp"
#include "server/tables/absence.hpp"
#include "server/tables/offer.hpp"
#include "server/tables/setup.hpp"
#include "server/tables/table_index.hpp"
#include "server/time/moment.hpp"

/// What somebody may see of a table.
namespace broceliande::server {

/// A place as others see it.
struct PlaceView {
  int level = 0;
  std::string name;
  bool is_taken = false;
  bool is_here = false;
  bool may_be_handed = false;
  bool is_former = false;  ///< of somebody whose account was deleted: there is no name
  std::optional<AbsenceView> absence{};  ///< of who is away and awaited
};

struct ClockView {
  std::vector<Milliseconds> left;
  std::vector<int> running;
};

enum class Reason : std::uint8_t { rules, resigned, time, closed, claimed, ended, annulled };

struct TableEnding {
  std::vector<int> winners;
  Reason reason = Reason::rules;
  int place = -1;
  int claimant = -1;  ///< where somebody claimed it
};

struct ChatLine {
  int place = 0;
  std::string name;
  std::string text;
  Moment at;
  std::string identity{};  ///< of who said it; never told
};

/// A piece of a record, of whole lines, and where the next one begins.
struct RecordPage {
  std::string text;
  std::optional<std::size_t> next;
};

/// A table as one client may see it. Only a GameTable makes one.
class TableView {
 public:
  std::string table;
  std::uint32_t number = 0;
  Moment now;
  TablePhase phase = TablePhase::open;
  TableSetup setup;
  std::vector<PlaceView> places;
  int me = -1;
  RecordPage record;
  std::vector<int> players;
  std::optional<ClockView> clocks;
  Milliseconds compensated{0};
  std::optional<TableEnding> ending;
  std::vector<Offer> offers;
  std::vector<ChatLine> chat;
  bool is_silent = false;
  bool may_take_back = false;
  bool may_return = false;
  std::string rematch;
  int watchers = 0;

 private:
  friend class GameTable;
  TableView() = default;
};

/// One action, as it may be sent to everybody.
struct PlayedView {
  std::string table;
  std::uint32_t number = 0;
  Moment now;
  Seat seat;
  std::size_t ply = 0;
  std::string action;
  std::optional<ClockView> clocks;
  bool may_take_back = false;
};

/// A line of a list.
struct TableRow {
  std::string table;
  TablePhase phase = TablePhase::open;
  TableSummary summary;
  Moment changed;
  bool is_my_turn = false;

  friend bool operator==(const TableRow&, const TableRow&) = default;
};

/// A row of the lobby's open tables, the latest first: a page begins after it.
struct LobbyCursor {
  Moment changed;
  std::string table;
};

[[nodiscard]] inline TableRow row_of(const TableIndex& index, bool is_my_turn) {
  return {index.table, index.phase, index.summary, index.changed, is_my_turn};
}

}  // namespace broceliande::server
