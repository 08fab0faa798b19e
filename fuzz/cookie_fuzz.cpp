// Any bytes as the headers Cookie and Authorization: nothing, or a token that stands in them and
// comes back from the cookie that is written for it.
#include <cstdint>
#include <cstdlib>
#include <optional>

#include "server/accounts/cookie.hpp"

namespace {

using namespace broceliande::server;

void require(bool holds) {
  if (!holds) std::abort();
}

void require_sound(std::string_view header, const std::optional<Secret>& token) {
  if (!token) return;
  require(is_token(token->reveal()) && header.find(token->reveal()) != std::string_view::npos);
  const std::string written = set_cookie(*token, Transport::tls);
  const auto again = cookie_token(written.substr(0, written.find(';')));
  require(again && again->reveal() == token->reveal());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view header{reinterpret_cast<const char*>(data), size};
  require_sound(header, cookie_token(header));
  require_sound(header, bearer_token(header));
  return 0;
}
