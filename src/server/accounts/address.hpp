#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace broceliande::server {

/// The key that limits count by: an IPv4 address as it is, even if it is mapped into IPv6; the
/// first 64 bits of an IPv6 address, since one subscriber has all that follow. Everything that is
/// not an address counts as one.
[[nodiscard]] std::string address_key(std::string_view address);

/// The neighbourhood of an address, by which people recognise where they were: the first half of an
/// IPv4 address (`192.0.*`), the first 32 bits of an IPv6 address (`2001:db8:*`). Empty for what is
/// not an address.
[[nodiscard]] std::string network_of(std::string_view address);

/// The address that our own proxy saw: the last one in an X-Forwarded-For header, since everything
/// before it is what the client claims. Nothing if that is not an address.
[[nodiscard]] std::optional<std::string> forwarded_address(std::string_view forwarded_for);

}  // namespace broceliande::server
