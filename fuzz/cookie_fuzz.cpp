// Any bytes as the headers Cookie and Authorization: nothing, or a token that stands in them and
// comes back from the cookie that is written for it.
#include <optional>

#include "server/accounts/cookie.hpp"
#include "target.hpp"

namespace broceliande::fuzz {
namespace {

using namespace server;

void require_sound(std::string_view header, const std::optional<Secret>& token) {
  if (!token) return;
  require(is_token(token->reveal()) && header.find(token->reveal()) != std::string_view::npos);
  const std::string written = set_cookie(*token, Transport::tls);
  const auto again = cookie_token(written.substr(0, written.find(';')));
  require(again && again->reveal() == token->reveal());
}

}  // namespace

void fuzz_cookie(std::string_view header) {
  require_sound(header, cookie_token(header));
  require_sound(header, bearer_token(header));
}

}  // namespace broceliande::fuzz
