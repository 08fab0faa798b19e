// Any bytes as the headers Origin and Host, one a line: an origin that is taken can be read, and is
// that of the host or one that is known; no other is.
#include <string>
#include <vector>

#include "server/accounts/origin.hpp"
#include "target.hpp"

namespace broceliande::fuzz {
namespace {

using namespace server;

std::string text_of(const Origin& origin) {
  const std::string scheme = origin.scheme == Origin::Scheme::https ? "https://" : "http://";
  return scheme + origin.host + ':' + std::to_string(origin.port);
}

}  // namespace

void fuzz_origin(std::string_view text) {
  const std::string_view origin = take_line(text);
  const std::string_view host = text;

  const std::vector known{read_origin("https://games.example.org").value()};
  const bool is_own = is_own_origin(origin, host, known, NoOrigin::refused);
  const auto from = read_origin(origin);
  require(is_own_origin(origin, host, known, NoOrigin::allowed) == (is_own || origin.empty()));
  if (!from) return require(!is_own && !english(from.error()).empty());
  require(from->port > 0 && read_origin(text_of(*from)) == *from);
  const auto asked_plain = read_origin("http://" + std::string(host));
  const auto asked_tls = read_origin("https://" + std::string(host));
  const bool is_expected = *from == known.front() || (asked_plain && *asked_plain == *from) ||
                           (asked_tls && *asked_tls == *from);
  require(is_own == is_expected);
}

}  // namespace broceliande::fuzz
