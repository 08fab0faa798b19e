#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace broceliande::server {

/// From the plainest to the best: among equals a client gets the last.
enum class Encoding : std::uint8_t { identity, gzip, brotli };

/// As headers write it.
[[nodiscard]] std::string_view name_of(Encoding encoding);

/// Which of the encodings at hand an Accept-Encoding header likes best (RFC 9110, 12.5.3): the
/// greatest q-value, then the best encoding. Identity is always at hand, and is what a client gets
/// that takes nothing else; one that lists another encoding prefers it to an unlisted identity.
[[nodiscard]] Encoding best_encoding(std::string_view accept_encoding,
                                     std::span<const Encoding> at_hand);

/// Which of the languages at hand (`en`, `fr`) an Accept-Language header likes best (RFC 9110,
/// 12.5.4), whatever country it names with them; the first where it likes none.
[[nodiscard]] std::string_view best_language(std::string_view accept_language,
                                             std::span<const std::string_view> at_hand);

/// Whether an If-None-Match header (RFC 9110, 13.1.2) names this ETag, weakly or not, or is `*`.
[[nodiscard]] bool names_etag(std::string_view if_none_match, std::string_view etag);

}  // namespace broceliande::server
