#pragma once

#include <array>
#include <string_view>

/// What enumerations are called in messages, in their order.
namespace broceliande::server {

inline constexpr auto kOfferKinds =
    std::to_array<std::string_view>({"take-back", "hand-over", "rematch", "end"});
inline constexpr auto kAbsenceChoices =
    std::to_array<std::string_view>({"claim", "hand", "ask", "end"});
inline constexpr auto kClaims = std::to_array<std::string_view>({"win", "draw"});
inline constexpr auto kReasons = std::to_array<std::string_view>(
    {"rules", "resigned", "time", "closed", "claimed", "ended", "annulled"});
inline constexpr auto kPhases = std::to_array<std::string_view>({"open", "running", "over"});
inline constexpr auto kClockKinds = std::to_array<std::string_view>({"none", "fischer", "days"});
inline constexpr auto kSeatingWishes = std::to_array<std::string_view>({"lot", "chosen"});
inline constexpr auto kNoticeKindNames =
    std::to_array<std::string_view>({"turn", "table", "time", "over"});

/// The name of a value.
template <class Enum, std::size_t Count>
[[nodiscard]] constexpr std::string_view wire_name(const std::array<std::string_view, Count>& names,
                                                   Enum value) {
  return names[static_cast<std::size_t>(value)];
}

}  // namespace broceliande::server
