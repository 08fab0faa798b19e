#pragma once

#include <functional>
#include <memory>
#include <set>
#include <string>

#include "server/accounts/identity.hpp"
#include "server/accounts/token_bucket.hpp"
#include "server/live_tables/audience.hpp"
#include "server/protocol/server_message.hpp"
#include "server/tables/lag.hpp"

namespace broceliande::server {

/// One connection of one person.
struct Session {
  /// Takes bytes for the client; never calls back.
  using Send = std::function<void(const ServerMessage&)>;

  SessionId id = 0;
  Identity identity;
  std::string household;  ///< with whom computers are shared: nobody, or all guests of an address
  Send send;
  TokenBucket asks;
  TokenBucket chat;
  std::set<std::string> tables;  ///< that are watched
  RoundTrips round_trips;
};

}  // namespace broceliande::server
