#include "server/storage/database/address.hpp"

#include <algorithm>
#include <cctype>

namespace broceliande::server::storage {
namespace {

constexpr std::string_view kHidden = "…";
constexpr std::string_view kKeyword = "password";  // and sslpassword, which ends with it

bool is_blank(char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; }

std::size_t after_blanks(std::string_view text, std::size_t at) {
  while (at < text.size() && is_blank(text[at])) ++at;
  return at;
}

/// Where the value ends that begins at a place: in quotes, or up to what separates it from others.
std::size_t end_of_value(std::string_view text, std::size_t begin, bool is_url) {
  if (is_url) return std::min(text.find_first_of("&#", begin), text.size());
  const bool is_quoted = begin < text.size() && text[begin] == '\'';
  std::size_t at = is_quoted ? begin + 1 : begin;
  while (at < text.size() && (is_quoted ? text[at] != '\'' : !is_blank(text[at]))) {
    at += text[at] == '\\' ? 2 : 1;
  }
  return std::min(at + (is_quoted ? 1 : 0), text.size());
}

std::string without_keywords(std::string_view text, bool is_url) {
  std::string shown;
  for (;;) {
    const std::size_t found = text.find(kKeyword);
    if (found == std::string_view::npos) return shown + std::string(text);
    const std::size_t equals = after_blanks(text, found + kKeyword.size());
    const bool is_set = equals < text.size() && text[equals] == '=';
    const std::size_t begin = is_set ? after_blanks(text, equals + 1) : equals;
    shown += text.substr(0, begin);
    if (is_set) shown += kHidden;
    text.remove_prefix(is_set ? end_of_value(text, begin, is_url) : begin);
  }
}

}  // namespace

bool is_postgresql(std::string_view address) {
  return address.starts_with("postgresql://") || address.starts_with("postgres://");
}

std::string without_password(std::string_view address) {
  const std::size_t scheme = address.find("://");
  if (scheme == std::string_view::npos) return without_keywords(address, false);
  const std::size_t user = scheme + 3;
  const std::size_t end = std::min(address.find_first_of("/?#", user), address.size());
  const std::size_t colon = address.find(':', user);
  const std::size_t at = address.substr(0, end).rfind('@');
  const bool has_password = at != std::string_view::npos && colon < at;
  if (!has_password) return without_keywords(address, true);
  return std::string(address.substr(0, colon)) + without_keywords(address.substr(at), true);
}

bool has_password(std::string_view address) { return without_password(address) != address; }

}  // namespace broceliande::server::storage
