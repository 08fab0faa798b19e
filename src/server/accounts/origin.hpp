#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/error.hpp"

namespace broceliande::server {

/// Where a page comes from (RFC 6454), in canonical form: lower case, with an explicit port.
struct Origin {
  enum class Scheme : std::uint8_t { http, https };

  Scheme scheme = Scheme::http;
  std::string host;  ///< IPv6 in brackets
  std::uint16_t port = 0;

  friend bool operator==(const Origin&, const Origin&) = default;
};

/// `https://games.example.org` or `http://[::1]:8080`; no path, not even a slash.
[[nodiscard]] Result<Origin> read_origin(std::string_view text);

/// Programs other than browsers send no Origin header. Whoever authenticates by a bearer token may
/// do without; whoever sends a cookie may not.
enum class NoOrigin : std::uint8_t { refused, allowed };

/// Whether a request comes from a page of our own: from the host and port that it asks for, by http
/// or https (a proxy may have taken TLS off), or from one of those that we are known by. An Origin
/// that is `null` or malformed never does.
[[nodiscard]] bool is_own_origin(std::string_view origin, std::string_view host,
                                 std::span<const Origin> known, NoOrigin without);

}  // namespace broceliande::server
