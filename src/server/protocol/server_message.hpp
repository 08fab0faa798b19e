#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/error.hpp"
#include "core/seat.hpp"
#include "core/view.hpp"
#include "server/time/moment.hpp"
#include "server/protocol/client_message.hpp"
#include "server/protocol/setup.hpp"

/// What the server tells clients; protocol.schema.json says what each means.
namespace broceliande::server {

/// Bytes for a client. Only the functions below make them, from what clients may see, so nothing
/// else can be sent: a State, a Match or an event with its secret does not convert.
class Telling {
 public:
  [[nodiscard]] const std::string& bytes() const { return bytes_; }

 private:
  friend struct TellingPress;
  explicit Telling(std::string bytes) : bytes_(std::move(bytes)) {}

  std::string bytes_;
};

/// Who somebody is, as that person is told.
struct Me {
  std::string name;
  std::string account;
  bool takes_chat = false;
};

/// A place as others see it.
struct PlaceSight {
  int level = 0;
  std::string name;
  bool is_taken = false;
  bool is_here = false;
  bool may_be_handed = false;
};

struct ClockSight {
  std::vector<Milliseconds> left;
  std::vector<int> running;
};

enum class Reason : std::uint8_t { rules, resigned, time, closed };
inline constexpr auto kReasons =
    std::to_array<std::string_view>({"rules", "resigned", "time", "closed"});

struct Ending {
  std::vector<int> winners;
  Reason reason = Reason::rules;
  int place = -1;
};

struct Offer {
  Matter what = Matter::take_back;
  int by = 0;
  int place = -1;
  int level = 0;
  std::vector<int> awaited;

  friend bool operator==(const Offer&, const Offer&) = default;
};

struct ChatLine {
  int place = 0;
  std::string name;
  std::string text;
  Moment at;
};

/// A piece of a record, of whole lines, and where the next one begins.
struct RecordPage {
  std::string text;
  std::optional<std::size_t> next;
};

/// A table as one client may see it. Only a Table makes one.
class TableSight {
 public:
  std::string table;
  std::uint32_t number = 0;
  Moment now;
  std::string_view phase;
  TableSetup setup;
  std::vector<PlaceSight> places;
  int me = -1;
  RecordPage record;
  std::vector<int> players;
  std::optional<ClockSight> clocks;
  Milliseconds given_back{0};
  std::optional<Ending> ending;
  std::vector<Offer> offers;
  std::vector<ChatLine> chat;
  bool is_silent = false;
  bool may_take_back = false;
  bool may_return = false;
  std::string rematch;
  int watchers = 0;

 private:
  friend class Table;
  TableSight() = default;
};

/// One action, as everybody may hear of it.
struct PlayedSight {
  std::string table;
  std::uint32_t number = 0;
  Moment now;
  Seat seat;
  std::size_t ply = 0;
  std::string action;
  std::optional<ClockSight> clocks;
  bool may_take_back = false;
};

/// A line of a list. `summary` is the public part of a table's index.
struct RowSight {
  std::string summary;
  Moment changed;
  bool is_my_turn = false;
};

namespace tell {

[[nodiscard]] Telling welcome(const Me& me, Moment now);
[[nodiscard]] Telling done(int request);
[[nodiscard]] Telling refused(std::optional<int> request, const Error& error);
[[nodiscard]] Telling created(int request, std::string_view table);
[[nodiscard]] Telling table(const TableSight& sight, std::optional<int> request);
[[nodiscard]] Telling page(int request, std::string_view table, std::uint32_t number,
                           const RecordPage& page);
[[nodiscard]] Telling played(const PlayedSight& sight);
[[nodiscard]] Telling chatted(std::string_view table, std::uint32_t number, const ChatLine& line);
[[nodiscard]] Telling presence(std::string_view table, std::span<const PlaceSight> places,
                               int watchers);
[[nodiscard]] Telling seen(std::string_view table, std::uint32_t number, std::size_t ply,
                           std::string_view party, const View& view);
[[nodiscard]] Telling lobby(std::span<const RowSight> rows, std::optional<int> request);
[[nodiscard]] Telling games(std::span<const RowSight> rows, std::optional<int> request);
[[nodiscard]] Telling turn(const RowSight& row);
[[nodiscard]] Telling pong(int request, Moment now);
[[nodiscard]] Telling stopping(int seconds);

/// Answers over HTTP.
struct TokenEntry {
  std::string id;
  std::string label;
  Moment created;
};
[[nodiscard]] Telling me(const Me& me);
[[nodiscard]] Telling tokens(std::string_view made, std::span<const TokenEntry> entries);

}  // namespace tell

/// The public part of a table's index, as rows carry it: an object without its end, so that what
/// differs from reader to reader is put after it.
[[nodiscard]] std::string row_summary(std::string_view table, const TableSetup& setup,
                                      std::string_view phase, std::span<const PlaceSight> places,
                                      std::size_t plies);
/// Whether a computer sits at the table of such a summary.
[[nodiscard]] bool shows_computer(std::string_view row_summary);

}  // namespace broceliande::server
