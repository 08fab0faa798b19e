// Any bytes as the headers Origin and Host, one a line: an origin that is taken can be read, and is
// that of the host or one that is known; no other is.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include "server/accounts/origin.hpp"

namespace {

using namespace broceliande::server;

void require(bool holds) {
  if (!holds) std::abort();
}

std::string text_of(const Origin& origin) {
  const std::string scheme = origin.scheme == Origin::Scheme::https ? "https://" : "http://";
  return scheme + origin.host + ':' + std::to_string(origin.port);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text{reinterpret_cast<const char*>(data), size};
  const std::size_t line = std::min(text.find('\n'), size);
  const std::string_view origin = text.substr(0, line);
  const std::string_view host = text.substr(std::min(line + 1, size));

  const std::vector known{read_origin("https://games.example.org").value()};
  const bool is_own = is_own_origin(origin, host, known, NoOrigin::refused);
  const auto from = read_origin(origin);
  require(is_own_origin(origin, host, known, NoOrigin::allowed) == (is_own || origin.empty()));
  if (!from) {
    require(!is_own && !broceliande::english(from.error()).empty());
    return 0;
  }
  require(from->port > 0 && read_origin(text_of(*from)) == *from);
  const auto asked_plain = read_origin("http://" + std::string(host));
  const auto asked_tls = read_origin("https://" + std::string(host));
  const bool is_expected = *from == known.front() || (asked_plain && *asked_plain == *from) ||
                           (asked_tls && *asked_tls == *from);
  require(is_own == is_expected);
  return 0;
}
