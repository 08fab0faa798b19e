#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/notices/push_key.hpp"
#include "server/time/moment.hpp"

namespace broceliande::server {

/// What a server says of itself to a push service.
struct VapidClaim {
  std::string audience;  ///< the origin of the push service
  Moment expires;
  std::string subject;  ///< whom to write to: `mailto:…` or `https:…`
};

/// The value of the Authorization header (RFC 8292): the claim, signed, and the key that says who
/// has signed it.
[[nodiscard]] std::optional<std::string> vapid_header(const VapidClaim& claim, const PushKey& key);

}  // namespace broceliande::server
