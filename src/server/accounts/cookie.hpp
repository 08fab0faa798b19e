#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "server/accounts/secrets.hpp"

namespace broceliande::server {

/// How the browser reached us, by way of a proxy or not.
enum class Transport : std::uint8_t { plain, tls };

/// The token in a Cookie header (RFC 6265, 5.4): the first cookie of our name that has the form of
/// a token, in quotes or not. Anything else in the header is passed over.
[[nodiscard]] std::optional<Secret> cookie_token(std::string_view cookie);

/// The value of a Set-Cookie header that issues a token for a year: out of reach of scripts, not
/// sent by requests from other sites, and if issued over TLS, sent only over TLS.
[[nodiscard]] std::string set_cookie(const Secret& token, Transport transport);

/// The value of a Set-Cookie header that revokes it.
[[nodiscard]] std::string unset_cookie(Transport transport);

/// The token in an Authorization header: `Bearer TOKEN` (RFC 6750, 2.1).
[[nodiscard]] std::optional<Secret> bearer_token(std::string_view authorization);

}  // namespace broceliande::server
