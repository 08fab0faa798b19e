#include "server/site/contact.hpp"

#include <algorithm>

#include "server/site/phrases.hpp"

namespace broceliande::server {
namespace {

constexpr std::size_t kLongestContact = 500;

bool is_alphanumeric(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool is_one_of(char c, std::string_view others) {
  return is_alphanumeric(c) || others.find(c) != std::string_view::npos;
}

/// Names between dots, as in `example.org`.
bool is_domain(std::string_view text) {
  const bool is_sound = std::ranges::all_of(text, [](char c) { return is_one_of(c, ".-"); });
  const bool has_names = !text.empty() && is_alphanumeric(text.front()) &&
                         is_alphanumeric(text.back()) && text.find("..") == std::string_view::npos;
  return is_sound && has_names;
}

bool is_mail_address(std::string_view text) {
  const std::size_t at = text.find('@');
  if (at == std::string_view::npos || at == 0) return false;
  const std::string_view domain = text.substr(at + 1);
  return std::ranges::all_of(text.substr(0, at), [](char c) { return is_one_of(c, "._+-"); }) &&
         is_domain(domain) && domain.find('.') != std::string_view::npos;
}

/// The characters of RFC 3986, 2: none of them has to be escaped in JSON or in a link.
bool is_url(std::string_view text) {
  const std::size_t start = text.find("://");
  const std::string_view scheme = text.substr(0, start);
  if (start == std::string_view::npos || (scheme != "https" && scheme != "http")) return false;
  const std::string_view rest = text.substr(start + 3);
  return is_domain(rest.substr(0, rest.find_first_of(":/?#"))) &&
         std::ranges::all_of(rest, [](char c) { return is_one_of(c, "-._~:/?#[]@!$&'()*+,;=%"); });
}

}  // namespace

Result<std::string> contact_link(std::string_view text) {
  std::string given(text);
  if (text.empty()) return given;
  if (text.size() <= kLongestContact && is_url(text)) return given;
  if (text.size() <= kLongestContact && is_mail_address(text)) return "mailto:" + given;
  return refuse(phrases::kNoContact, Error::kNoPlace, {given});
}

std::string site_settings(std::string_view contact) {
  return R"({"contact":")" + std::string(contact) + "\"}\n";
}

}  // namespace broceliande::server
