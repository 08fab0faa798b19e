#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

/// Small pieces for reading the values of HTTP headers.
namespace broceliande::server {

/// Without spaces and tabs around it.
[[nodiscard]] constexpr std::string_view without_padding(std::string_view text) {
  constexpr std::string_view kPadding = " \t";
  const std::size_t begin = text.find_first_not_of(kPadding);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kPadding) + 1 - begin);
}

/// Takes what stands before the separator, or everything, off the text; and the separator too.
[[nodiscard]] constexpr std::string_view take_before(std::string_view& text, char separator) {
  const std::size_t end = std::min(text.find(separator), text.size());
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return part;
}

/// ASCII letters become lower case, everything else stays.
[[nodiscard]] constexpr char small_letter(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
}

}  // namespace broceliande::server
