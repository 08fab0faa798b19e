#pragma once

#include <functional>
#include <set>
#include <string>

#include "server/accounts/recent_keys.hpp"
#include "server/cluster/announcement.hpp"
#include "server/subscriptions/sessions.hpp"

namespace broceliande::server {

/// How exactly it is noted when a token was used last; each note is a write.
inline constexpr Milliseconds kUseNotedEvery = std::chrono::hours{1};

/// Connections end with the token that opened them, at whichever node it was removed. Which tokens
/// there still are is asked of storage, so an announcement that comes twice or late does no harm.
class SessionWatch {
 public:
  using Disconnect = std::function<void(SessionId)>;

  SessionWatch(ServiceContext& context, Sessions& sessions, Disconnect disconnect)
      : context_(context), sessions_(sessions), disconnect_(std::move(disconnect)) {}

  /// Tokens of this person were removed.
  void revoke(const std::string& identity);
  void on_revocation(const RevocationAnnouncement& revocation);
  /// Announcements may have been missed.
  void check_everybody();
  /// Expired tokens.
  void tick(Moment now);

  /// The token may have been removed after it was looked up.
  void on_connect(const std::string& identity);
  void on_disconnect(const Session& session);

 private:
  /// What happens to a session while storage cannot say whether its token still exists.
  enum class WhenUnknown : std::uint8_t { keep, disconnect };

  void check(const std::string& identity, WhenUnknown when_unknown);
  void disconnect_all_but(const std::string& identity, const std::set<std::string>& tokens);

  ServiceContext& context_;
  Sessions& sessions_;
  Disconnect disconnect_;
  RecentKeys revoked_{10'000};  ///< people
};

}  // namespace broceliande::server
