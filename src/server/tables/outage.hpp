#pragma once

#include "server/time/moment.hpp"

namespace broceliande::server {

/// An interval in which nothing could be saved, or no server ran.
struct Outage {
  Moment from{};
  Moment until{};

  friend bool operator==(const Outage&, const Outage&) = default;
};

}  // namespace broceliande::server
