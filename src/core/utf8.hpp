#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace broceliande {

/// Takes the first character off a text that is not empty. Where its bytes are no UTF-8 (RFC 3629:
/// shortest form, no surrogates, nothing above U+10FFFF) one byte is taken, and nothing answered.
[[nodiscard]] constexpr std::optional<char32_t> take_character(std::string_view& text) {
  const auto byte = [&](std::size_t at) {
    return static_cast<char32_t>(static_cast<unsigned char>(text[at]));
  };
  const char32_t first = byte(0);
  const std::size_t length = first < 0x80                     ? 1
                             : first >= 0xC2 && first < 0xE0  ? 2
                             : first >= 0xE0 && first < 0xF0  ? 3
                             : first >= 0xF0 && first <= 0xF4 ? 4
                                                              : 0;
  char32_t character = length <= 1 ? first : first & (0x7FU >> length);
  bool is_sound = length > 0 && length <= text.size();
  for (std::size_t i = 1; is_sound && i < length; ++i) {
    is_sound = (byte(i) & 0xC0U) == 0x80;
    character = character << 6U | (byte(i) & 0x3FU);
  }
  const bool is_too_long =
      (length == 3 && character < 0x800) || (length == 4 && character < 0x10000);
  const bool is_surrogate = character >= 0xD800 && character <= 0xDFFF;
  is_sound = is_sound && !is_too_long && !is_surrogate && character <= 0x10FFFF;
  text.remove_prefix(is_sound ? length : 1);
  if (!is_sound) return std::nullopt;
  return character;
}

}  // namespace broceliande
