#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/accounts/secrets.hpp"
#include "server/time/moment.hpp"

namespace broceliande::server {

/// What somebody may be told of while no page of theirs is open.
enum class NoticeKind : std::uint8_t {
  turn = 0,   ///< it is their turn
  table = 1,  ///< somebody has joined a table of theirs, or asks for a rematch
  time = 2,   ///< their time is running out
  over = 3,   ///< a game of theirs has ended
};
inline constexpr std::size_t kNoticeKinds = 4;
inline constexpr std::uint32_t kAllNotices = (1U << kNoticeKinds) - 1;

/// Every day from one minute of it until another, which may be on the next.
struct QuietHours {
  int from = 0;
  int until = 0;

  friend bool operator==(const QuietHours&, const QuietHours&) = default;
};

/// What one person wants to hear of. Somebody who has chosen nothing hears of everything.
struct NoticeChoice {
  std::uint32_t kinds = kAllNotices;   ///< bit n for kind n
  std::vector<std::string> without{};  ///< games that they do not want to hear of
  std::optional<QuietHours> quiet{};
  int utc_offset = 0;  ///< of where they live, in minutes, positive in the east

  [[nodiscard]] bool wants(NoticeKind kind) const {
    return (kinds >> static_cast<unsigned>(kind) & 1U) != 0;
  }

  friend bool operator==(const NoticeChoice&, const NoticeChoice&) = default;
};

/// A browser that takes messages for somebody, while the token with which it asked for them lasts.
/// Whoever knows its endpoint and its keys can write to it.
struct PushSubscription {
  Secret endpoint{""};   ///< the address at its push service
  std::string p256dh{};  ///< its public key
  Secret auth{""};
  std::string token{};     ///< the hash
  std::string language{};  ///< that its pages are in
  Moment created{};
};

/// How many browsers of one person are told of something; of more the latest.
inline constexpr int kMostPushSubscriptions = 8;

/// Where a bot's owner wants to be told by a request, while the bot's token lasts.
struct Webhook {
  std::string token{};  ///< the hash
  Secret url{""};       ///< often holds a secret of its own
  Secret key{""};       ///< with which requests are signed
};

}  // namespace broceliande::server
