#include "server/storage/texts.hpp"

#include <array>
#include <cstddef>

namespace broceliande::server::storage {
namespace {

unsigned byte_at(std::string_view text, std::size_t at) {
  return at < text.size() ? static_cast<unsigned char>(text[at]) : 0U;
}

bool is_between(unsigned value, unsigned low, unsigned high) {
  return low <= value && value <= high;
}

/// How many bytes the character at a place has; 0 where there is none that UTF-8 allows.
std::size_t length_at(std::string_view text, std::size_t at) {
  const unsigned lead = byte_at(text, at);
  const unsigned second = byte_at(text, at + 1);
  const auto follows = [&](std::size_t offset) {
    return is_between(byte_at(text, at + offset), 0x80, 0xBF);
  };
  if (is_between(lead, 0x01, 0x7F)) return 1;
  if (is_between(lead, 0xC2, 0xDF)) return follows(1) ? 2 : 0;
  if (is_between(lead, 0xE0, 0xEF)) {
    const bool is_overlong = lead == 0xE0 && second < 0xA0;
    const bool is_surrogate = lead == 0xED && second > 0x9F;
    return follows(1) && follows(2) && !is_overlong && !is_surrogate ? 3 : 0;
  }
  if (is_between(lead, 0xF0, 0xF4)) {
    const bool is_overlong = lead == 0xF0 && second < 0x90;
    const bool is_beyond = lead == 0xF4 && second > 0x8F;
    return follows(1) && follows(2) && follows(3) && !is_overlong && !is_beyond ? 4 : 0;
  }
  return 0;
}

/// Large letters and how far away the small ones are, as Unicode has it.
struct Alphabet {
  unsigned first;
  unsigned last;
  unsigned step;  ///< 2 where large and small letters take turns
  int distance;
};

constexpr std::array kAlphabets{
    Alphabet{'A', 'Z', 1, 32},
    // Latin
    Alphabet{0xC0, 0xD6, 1, 32},
    Alphabet{0xD8, 0xDE, 1, 32},
    Alphabet{0x100, 0x12E, 2, 1},
    Alphabet{0x132, 0x136, 2, 1},
    Alphabet{0x139, 0x147, 2, 1},
    Alphabet{0x14A, 0x176, 2, 1},
    Alphabet{0x178, 0x178, 1, -121},
    Alphabet{0x179, 0x17D, 2, 1},
    Alphabet{0x200, 0x21E, 2, 1},
    Alphabet{0x222, 0x232, 2, 1},
    Alphabet{0x1E00, 0x1E94, 2, 1},
    Alphabet{0x1EA0, 0x1EFE, 2, 1},
    // Greek; the sigma that ends a word is small already
    Alphabet{0x386, 0x386, 1, 38},
    Alphabet{0x388, 0x38A, 1, 37},
    Alphabet{0x38C, 0x38C, 1, 64},
    Alphabet{0x38E, 0x38F, 1, 63},
    Alphabet{0x391, 0x3A1, 1, 32},
    Alphabet{0x3A3, 0x3AB, 1, 32},
    Alphabet{0x3C2, 0x3C2, 1, 1},
    // Cyrillic
    Alphabet{0x400, 0x40F, 1, 80},
    Alphabet{0x410, 0x42F, 1, 32},
    Alphabet{0x460, 0x480, 2, 1},
    Alphabet{0x48A, 0x4BE, 2, 1},
    Alphabet{0x4C0, 0x4C0, 1, 15},
    Alphabet{0x4C1, 0x4CD, 2, 1},
    Alphabet{0x4D0, 0x52E, 2, 1},
    // Armenian
    Alphabet{0x531, 0x556, 1, 48},
};

unsigned small(unsigned letter) {
  for (const auto& [first, last, step, distance] : kAlphabets) {
    if (!is_between(letter, first, last) || (letter - first) % step != 0) continue;
    return letter + static_cast<unsigned>(distance);
  }
  return letter;
}

/// Of so many bytes, at most 3: small letters are as long as large ones.
unsigned letter_at(std::string_view text, std::size_t at, std::size_t length) {
  unsigned letter = length == 1 ? byte_at(text, at) : byte_at(text, at) & (0x7FU >> length);
  for (std::size_t i = 1; i < length; ++i) letter = letter << 6U | (byte_at(text, at + i) & 0x3FU);
  return letter;
}

void put_letter(std::string& text, std::size_t at, std::size_t length, unsigned letter) {
  for (std::size_t i = length; i-- > 1; letter >>= 6U) {
    text[at + i] = static_cast<char>(0x80U | (letter & 0x3FU));
  }
  constexpr std::array kLeads{0x00U, 0xC0U, 0xE0U};
  text[at] = static_cast<char>(kLeads.at(length - 1) | letter);
}

}  // namespace

bool is_text(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = length_at(text, at);
    if (length == 0) return false;
    at += length;
  }
  return true;
}

std::string folded(std::string_view name) {
  std::string result(name);
  for (std::size_t at = 0; at < name.size();) {
    const std::size_t length = length_at(name, at);
    if (is_between(static_cast<unsigned>(length), 1, 3)) {
      put_letter(result, at, length, small(letter_at(name, at, length)));
    }
    at += length == 0 ? 1 : length;
  }
  return result;
}

}  // namespace broceliande::server::storage
