#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace broceliande::server {

/// What limits count by: an IPv4 address as it is, also where it is mapped into IPv6; of an IPv6
/// address its first 64 bits, since one subscriber has all that follow them. All that is no address
/// counts as one.
[[nodiscard]] std::string address_key(std::string_view address);

/// The address that our own proxy saw: the last one of an X-Forwarded-For header, since everything
/// before it is what the client says. Nothing where that is no address.
[[nodiscard]] std::optional<std::string> forwarded_address(std::string_view forwarded_for);

}  // namespace broceliande::server
