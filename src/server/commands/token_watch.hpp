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
class TokenWatch {
 public:
  using TurnOut = std::function<void(SessionId)>;

  TokenWatch(ServiceContext& context, Sessions& sessions, TurnOut disconnect)
      : context_(context), sessions_(sessions), turn_out_(std::move(disconnect)) {}

  /// Tokens of this person were removed.
  void revoke(const std::string& identity);
  void on_revocation(const RevocationAnnouncement& revocation);
  /// Announcements may have been missed.
  void check_everybody();
  /// Expired tokens.
  void tick(Moment now);

  /// The token may have been removed after it was looked up.
  void note_arrival(const std::string& identity);
  void note_departure(const Session& session);

 private:
  enum class Doubt : std::uint8_t { stays, goes };  ///< who is not known to storage right now

  void check(const std::string& identity, Doubt doubt);
  void turn_out_all_but(const std::string& identity, const std::set<std::string>& tokens);

  ServiceContext& context_;
  Sessions& sessions_;
  TurnOut turn_out_;
  RecentKeys revoked_{10'000};  ///< people
};

}  // namespace broceliande::server
