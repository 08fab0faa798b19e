#include "server/accounts/cookie.hpp"

#include <algorithm>

#include "server/accounts/header_text.hpp"

namespace broceliande::server {
namespace {

constexpr std::string_view kName = "broceliande";
constexpr std::string_view kTlsName = "__Host-broceliande";
constexpr std::string_view kYear = "31536000";

std::string_view unquoted(std::string_view value) {
  const bool is_quoted = value.size() >= 2 && value.front() == '"' && value.back() == '"';
  return is_quoted ? value.substr(1, value.size() - 2) : value;
}

std::optional<Secret> token(std::string_view text) {
  if (!is_token(text)) return std::nullopt;
  return Secret(std::string(text));
}

std::string written(std::string_view name, std::string_view value, std::string_view seconds,
                    Transport transport) {
  std::string cookie = std::string(name) + "=" + std::string(value);
  cookie += "; Path=/; Max-Age=" + std::string(seconds) + "; HttpOnly; SameSite=Lax";
  if (transport == Transport::tls) cookie += "; Secure";
  return cookie;
}

std::string revoked(std::string_view name, Transport transport) {
  return written(name, "", "0", transport);
}

std::optional<Secret> token_under(std::string_view name, std::string_view cookie) {
  while (!cookie.empty()) {
    std::string_view pair = take_before(cookie, ';');
    if (without_padding(take_before(pair, '=')) != name) continue;
    if (auto found = token(unquoted(without_padding(pair)))) return found;
  }
  return std::nullopt;
}

}  // namespace

std::optional<Secret> cookie_token(std::string_view cookie, Transport transport) {
  if (transport == Transport::tls) {
    if (auto found = token_under(kTlsName, cookie)) return found;
  }
  return token_under(kName, cookie);
}

bool has_former_cookie(std::string_view cookie, Transport transport) {
  return transport == Transport::tls && token_under(kName, cookie).has_value();
}

std::vector<std::string> issued_cookies(const Secret& token, Transport transport,
                                        std::string_view sent) {
  const std::string_view name = transport == Transport::tls ? kTlsName : kName;
  std::vector<std::string> cookies{written(name, token.reveal(), kYear, transport)};
  if (has_former_cookie(sent, transport)) cookies.push_back(revoked(kName, transport));
  return cookies;
}

std::vector<std::string> revoked_cookies(Transport transport) {
  if (transport == Transport::plain) return {revoked(kName, transport)};
  return {revoked(kTlsName, transport), revoked(kName, transport)};
}

std::optional<Secret> bearer_token(std::string_view authorization) {
  std::string_view rest = without_padding(authorization);
  const std::string_view scheme = take_before(rest, ' ');
  if (!std::ranges::equal(scheme, std::string_view("bearer"), {}, small_letter)) {
    return std::nullopt;
  }
  return token(without_padding(rest));
}

}  // namespace broceliande::server
