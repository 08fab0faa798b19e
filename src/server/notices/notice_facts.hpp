#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/seat.hpp"
#include "server/accounts/notice_choice.hpp"
#include "server/tables/table.hpp"

namespace broceliande::server {

/// What can be news for somebody, the most important last.
enum class NoticeEvent : std::uint8_t {
  joined,   ///< somebody has taken a seat
  rematch,  ///< somebody asks for one
  over,
  turn,
  time,
};
[[nodiscard]] NoticeKind kind_of(NoticeEvent event);
/// As programs are told it.
[[nodiscard]] std::string_view name_of(NoticeEvent event);

/// News of one table for one person. It holds names, the game and whose turn it is, which everybody
/// at the table may know, and nothing of the game itself.
struct NoticeFact {
  NoticeEvent event = NoticeEvent::turn;
  std::string table{};
  std::string game{};
  std::vector<std::string> others{};  ///< names of the other people who sit there
  std::string who{};                  ///< who has joined, or asks
  std::string by{};                   ///< the identity of who asks; never told

  friend bool operator==(const NoticeFact&, const NoticeFact&) = default;
};

struct PersonalFact {
  std::string identity;
  NoticeFact fact;
};

/// What these events, which have just happened, are for the people of the table; `was_awaited` says
/// by place of whom something was expected before. Nobody hears of what they did themselves.
[[nodiscard]] std::vector<PersonalFact> facts_of(const GameTable& table,
                                                 const std::array<bool, kMaxSeats>& was_awaited,
                                                 const std::vector<TableEvent>& events);

/// With how much time left somebody is told that it is running out; nothing where no clock runs, or
/// a whole game is too short for anybody to come.
[[nodiscard]] std::optional<Milliseconds> little_time(const ClockChoice& clock);
/// The longest that little_time() says.
inline constexpr Milliseconds kLittleTime = std::chrono::hours{6};

/// Those for whom time runs out at a table, if it does.
[[nodiscard]] std::vector<PersonalFact> time_facts(const TableIndex& table, Moment now);

}  // namespace broceliande::server
