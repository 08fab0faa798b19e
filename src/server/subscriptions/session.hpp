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
  /// The client's end of the connection.
  struct Peer {
    Send send;
    /// Closes it, since its token counts no more; never calls back.
    std::function<void()> disconnect = [] {};
  };

  SessionId id = 0;
  Identity identity;
  Token token;            ///< that it was opened with; without a hash in tests
  std::string address;    ///< as limits count it; empty where it is not known
  std::string household;  ///< with whom the server is shared: nobody, or all guests of an address
  Peer peer;
  TokenBucket asks;
  std::set<std::string> tables;  ///< that are watched
  RoundTrips round_trips;
  BlockedPeople people{};

  /// A bot's token may be for looking only.
  [[nodiscard]] bool may_play() const { return AuthenticatedUser{identity, token}.may_play(); }
};

}  // namespace broceliande::server
