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
#include "server/tables/table_view.hpp"
#include "server/time/moment.hpp"

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

}  // namespace broceliande::server
