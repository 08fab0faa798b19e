#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "server/time/moment.hpp"

/// What people and operators do about those who spoil it for others.
namespace broceliande::server {

/// Whom somebody has blocked, and who has blocked them, by identity.
struct BlockedPeople {
  std::set<std::string> blocked{};
  std::set<std::string> blocked_by{};

  [[nodiscard]] bool is_empty() const { return blocked.empty() && blocked_by.empty(); }
  /// Whether one of the two has blocked the other.
  [[nodiscard]] bool is_between(const std::string& other) const {
    return blocked.contains(other) || blocked_by.contains(other);
  }

  friend bool operator==(const BlockedPeople&, const BlockedPeople&) = default;
};

/// Somebody has blocked somebody.
struct PersonBlock {
  std::string id{};        ///< what its maker calls it
  std::string identity{};  ///< of its maker
  std::string blocked{};
  std::string name{};  ///< of who is blocked, as it was then
  Moment made{};

  friend bool operator==(const PersonBlock&, const PersonBlock&) = default;
};

/// Of one person.
inline constexpr int kMostBlocks = 500;
inline constexpr int kMostOpenReports = 20;

enum class ReportReason : std::uint8_t { insult, cheating, stalling, name, other };
inline constexpr auto kReportReasonNames =
    std::to_array<std::string_view>({"insult", "cheating", "stalling", "name", "other"});

/// What was said at a table, as it is kept with a report.
struct ReportedLine {
  std::string identity{};
  std::string name{};
  std::string text{};
  Moment at{};

  friend bool operator==(const ReportedLine&, const ReportedLine&) = default;
};

struct ReportedPerson {
  std::string identity{};
  std::string name{};     ///< at the table
  std::string account{};  ///< as it is now; empty for a guest. Not stored with the report

  friend bool operator==(const ReportedPerson&, const ReportedPerson&) = default;
};

/// Somebody reports somebody who sits at a table.
struct Report {
  std::string id{};
  Moment made{};
  std::optional<Moment> closed{};
  ReportedPerson by{};
  ReportedPerson about{};
  ReportReason reason = ReportReason::other;
  std::string text{};
  std::string table{};
  int place = 0;
  std::vector<ReportedLine> chat{};

  friend bool operator==(const Report&, const Report&) = default;
};

/// What an operator can do; `other` is what only a later program knows.
enum class ModerationKind : std::uint8_t {
  mute,
  unmute,
  close_report,
  remove_table,
  annul_game,
  other,
};
inline constexpr std::size_t kModerationKinds = 6;
inline constexpr auto kModerationNames = std::to_array<std::string_view>(
    {"mute", "unmute", "close-report", "remove-table", "annul-game", "other"});
static_assert(kModerationNames.size() == kModerationKinds);

/// What an operator has done, in the order in which it was done.
struct ModerationAct {
  std::int64_t id = 0;  ///< from 1
  Moment at{};
  ModerationKind kind = ModerationKind::mute;
  std::string identity{};    ///< of who is muted, or no longer
  std::string who{};         ///< the same person, as the operator named them
  std::string report{};      ///< that is closed
  std::string table{};       ///< that is removed, or whose game is annulled
  std::uint32_t number = 0;  ///< of the table's event
  Moment until{};            ///< of a mute
  std::string note{};        ///< for the operator alone

  friend bool operator==(const ModerationAct&, const ModerationAct&) = default;
};

/// What servers ask for all the time.
struct ModerationNews {
  std::vector<ModerationAct> acts{};
  std::int64_t open_reports = 0;
};

}  // namespace broceliande::server
