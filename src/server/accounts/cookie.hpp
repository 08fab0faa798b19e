#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/accounts/secrets.hpp"

namespace broceliande::server {

/// How the browser reached us, by way of a proxy or not.
enum class Transport : std::uint8_t { plain, tls };

// Over TLS our cookie is called `__Host-broceliande`, so that browsers take it from this host alone
// and over TLS alone. Over plain HTTP they take no such name: there it is `broceliande`, and so it
// was over TLS in earlier versions.

/// The token in a Cookie header (RFC 6265, 5.4): the first cookie of our name that has the form of
/// a token, in quotes or not. Over TLS the name of today goes before the former one. Anything else
/// in the header is passed over.
[[nodiscard]] std::optional<Secret> cookie_token(std::string_view cookie, Transport transport);

/// Whether a token came under the name that this transport had formerly.
[[nodiscard]] bool has_former_cookie(std::string_view cookie, Transport transport);

/// The values of Set-Cookie headers that issue a token for a year: out of reach of scripts, not
/// sent by requests from other sites, and if issued over TLS, sent only over TLS. A cookie of the
/// former name in the header `sent` is taken back.
[[nodiscard]] std::vector<std::string> issued_cookies(const Secret& token, Transport transport,
                                                      std::string_view sent);

/// The values of Set-Cookie headers that take it back, whatever its name.
[[nodiscard]] std::vector<std::string> revoked_cookies(Transport transport);

/// The token in an Authorization header: `Bearer TOKEN` (RFC 6750, 2.1).
[[nodiscard]] std::optional<Secret> bearer_token(std::string_view authorization);

}  // namespace broceliande::server
