#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace broceliande::server {

/// RFC 4648, 5, without padding, as push services and browsers write bytes.
[[nodiscard]] std::string base64url(std::string_view bytes);

/// Nothing where it is not that. Padding, which some clients send, is passed over.
[[nodiscard]] std::optional<std::string> read_base64url(std::string_view text);

}  // namespace broceliande::server
