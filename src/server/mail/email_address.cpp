#include "server/mail/email_address.hpp"

#include <algorithm>

#include "server/accounts/header_text.hpp"

namespace broceliande::server {
namespace {

constexpr std::size_t kLongestLocalPart = 64;
constexpr std::size_t kLongestLabel = 63;
constexpr std::size_t kLongestShownName = 100;

bool is_letter_or_digit(char c) {
  return (c >= '0' && c <= '9') || (small_letter(c) >= 'a' && small_letter(c) <= 'z');
}

/// RFC 5322, 3.2.3.
bool is_atom(std::string_view text) {
  constexpr std::string_view kOthers = "!#$%&'*+-/=?^_`{|}~";
  return !text.empty() && std::ranges::all_of(text, [&](char c) {
    return is_letter_or_digit(c) || kOthers.find(c) != std::string_view::npos;
  });
}

bool is_label(std::string_view text) {
  return !text.empty() && text.size() <= kLongestLabel && is_letter_or_digit(text.front()) &&
         is_letter_or_digit(text.back()) &&
         std::ranges::all_of(text, [](char c) { return is_letter_or_digit(c) || c == '-'; });
}

template <class Test>
bool are_all_between_dots(std::string_view text, Test is_sound) {
  if (text.empty() || text.ends_with('.')) return false;
  while (!text.empty()) {
    if (!is_sound(take_before(text, '.'))) return false;
  }
  return true;
}

}  // namespace

bool is_email_address(std::string_view text) {
  const std::size_t at = text.rfind('@');
  if (at == std::string_view::npos || text.size() > kLongestEmailAddress) return false;
  const std::string_view local = text.substr(0, at);
  const std::string_view domain = text.substr(at + 1);
  const std::size_t last_dot = domain.rfind('.');
  // A last label of digits is the end of an IP address.
  return local.size() <= kLongestLocalPart && are_all_between_dots(local, is_atom) &&
         are_all_between_dots(domain, is_label) && last_dot != std::string_view::npos &&
         small_letter(domain[last_dot + 1]) >= 'a';
}

std::optional<NamedAddress> read_named_address(std::string_view text) {
  const std::size_t open = text.find('<');
  NamedAddress named{.name = "", .address = std::string(text)};
  if (open != std::string_view::npos) {
    if (!text.ends_with('>')) return std::nullopt;
    named.name = without_padding(text.substr(0, open));
    named.address = text.substr(open + 1, text.size() - open - 2);
  }
  const bool is_plain = std::ranges::none_of(
      named.name, [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; });
  if (!is_plain || named.name.size() > kLongestShownName || !is_email_address(named.address)) {
    return std::nullopt;
  }
  return named;
}

}  // namespace broceliande::server
