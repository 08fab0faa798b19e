#include "server/accounts/origin.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

#include "server/accounts/header_text.hpp"
#include "server/accounts/phrases.hpp"

namespace broceliande::server {
namespace {

constexpr std::size_t kLongestHost = 255;

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool is_host_character(char c) {
  return is_digit(c) || (c >= 'a' && c <= 'z') || c == '.' || c == '-' || c == '_';
}

bool is_address_character(char c) {
  return is_digit(c) || (c >= 'a' && c <= 'f') || c == ':' || c == '.';
}

bool is_host(std::string_view host) {
  if (host.empty() || host.size() > kLongestHost) return false;
  const bool is_bracketed = host.size() > 2 && host.front() == '[' && host.back() == ']';
  if (!is_bracketed) return std::ranges::all_of(host, is_host_character);
  return std::ranges::all_of(host.substr(1, host.size() - 2), is_address_character);
}

std::optional<std::uint16_t> read_port(std::string_view text) {
  std::uint16_t port = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), port);
  const bool is_sound = error == std::errc() && end == text.data() + text.size() && port > 0;
  return is_sound ? std::optional(port) : std::nullopt;
}

/// `host` or `host:port`, where no port means that of the scheme.
std::optional<Origin> read_host(Origin::Scheme scheme, std::string_view text) {
  const std::size_t bracket = text.find(']');
  const std::size_t colon = text.find(':', bracket == std::string_view::npos ? 0 : bracket);
  Origin origin{scheme, std::string(text.substr(0, colon)),
                static_cast<std::uint16_t>(scheme == Origin::Scheme::https ? 443 : 80)};
  std::ranges::transform(origin.host, origin.host.begin(), small_letter);
  if (!is_host(origin.host)) return std::nullopt;
  if (colon == std::string_view::npos) return origin;
  const auto port = read_port(text.substr(colon + 1));
  if (!port) return std::nullopt;
  origin.port = *port;
  return origin;
}

std::optional<Origin> read(std::string_view text) {
  constexpr std::string_view kHttp = "http://";
  constexpr std::string_view kHttps = "https://";
  if (text.starts_with(kHttps)) {
    return read_host(Origin::Scheme::https, text.substr(kHttps.size()));
  }
  if (text.starts_with(kHttp)) return read_host(Origin::Scheme::http, text.substr(kHttp.size()));
  return std::nullopt;
}

}  // namespace

Result<Origin> read_origin(std::string_view text) {
  if (auto origin = read(text)) return *std::move(origin);
  return refuse(phrases::kNoOrigin, Error::kNoPlace, {std::string(text)});
}

bool is_own_origin(std::string_view origin, std::string_view host, std::span<const Origin> known,
                   NoOrigin without) {
  if (origin.empty()) return without == NoOrigin::allowed;
  const auto from = read(origin);
  if (!from) return false;
  if (from == read_host(from->scheme, host)) return true;
  return std::ranges::find(known, *from) != known.end();
}

}  // namespace broceliande::server
