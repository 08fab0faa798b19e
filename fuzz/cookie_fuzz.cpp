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
  for (const Transport transport : {Transport::plain, Transport::tls}) {
    const std::string written = issued_cookies(*token, transport, header).front();
    const auto again = cookie_token(written.substr(0, written.find(';')), transport);
    require(again && again->reveal() == token->reveal());
  }
}

}  // namespace

void fuzz_cookie(std::string_view header) {
  require_sound(header, cookie_token(header, Transport::plain));
  require_sound(header, cookie_token(header, Transport::tls));
  require_sound(header, bearer_token(header));
}

}  // namespace broceliande::fuzz
