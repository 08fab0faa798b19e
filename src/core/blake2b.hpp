#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace broceliande {

using Digest = std::array<std::uint8_t, 32>;

/// BLAKE2b with 32 bytes of output and no key (RFC 7693). Written here since the core also runs in
/// the browser, where no library offers it.
[[nodiscard]] Digest blake2b(std::string_view message);

/// Two lower-case hexadecimal digits per byte.
[[nodiscard]] std::string hex(const Digest& digest);

}  // namespace broceliande
