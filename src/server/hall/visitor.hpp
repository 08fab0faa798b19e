#pragma once

#include <functional>
#include <memory>
#include <set>
#include <string>

#include "server/hall/company.hpp"
#include "server/identity/bucket.hpp"
#include "server/identity/lag.hpp"
#include "server/protocol/tell.hpp"
#include "server/storage/store.hpp"

namespace broceliande::server {

/// One connection of somebody.
struct Visitor {
  /// Takes bytes for the client; never calls back.
  using Send = std::function<void(const Telling&)>;

  VisitorId id = 0;
  Identity identity;
  std::string household;  ///< with whom computers are shared: nobody, or all guests of an address
  Send send;
  Bucket asks;
  Bucket chat;
  std::set<std::string> tables;  ///< that are watched
  RoundTrips round_trips;
};

}  // namespace broceliande::server
