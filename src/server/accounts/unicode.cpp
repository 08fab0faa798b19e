#include "server/accounts/unicode.hpp"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/utf16.h>

#include <cstdint>
#include <cstdlib>

#include "core/utf8.hpp"
#include "server/accounts/phrases.hpp"

namespace broceliande::server::unicode {
namespace {

using icu::UnicodeString;

constexpr UChar32 kJoiner = 0x200D;
constexpr UChar32 kNonJoiner = 0x200C;
constexpr std::uint8_t kVirama = 9;

bool is_of(UChar32 character, std::uint32_t categories) {
  return (U_MASK(u_charType(character)) & categories) != 0;
}

/// Symbols without ink, and the place of an object; Unicode has no property that says so.
bool is_blank_symbol(UChar32 character) {
  return character == 0x2800 || character == 0x1D159 || character == 0xFFFC;
}

int joining_type(UChar32 character) { return u_getIntPropertyValue(character, UCHAR_JOINING_TYPE); }

/// How the next letter in a direction joins, past the marks that join nothing.
int joining_type_beside(const UnicodeString& text, std::int32_t at, std::int32_t step) {
  for (at = text.moveIndex32(at, step); at >= 0 && at < text.length();) {
    const int type = joining_type(text.char32At(at));
    if (type != U_JT_TRANSPARENT) return type;
    if (step < 0 && at == 0) break;
    at = text.moveIndex32(at, step);
  }
  return U_JT_NON_JOINING;
}

UnicodeString normalized(const icu::Normalizer2* form, const UnicodeString& text,
                         UErrorCode& status) {
  if (U_FAILURE(status) != 0) std::abort();  // only without memory, or without ICU's data
  UnicodeString normal = form->normalize(text, status);
  if (U_FAILURE(status) != 0) std::abort();
  return normal;
}

}  // namespace

Result<UnicodeString> read(std::string_view text) {
  for (std::string_view rest = text; !rest.empty();) {
    const std::size_t place = text.size() - rest.size();
    if (!take_character(rest)) return refuse(phrases::kNotUtf8, place);
  }
  return decoded(text);
}

UnicodeString decoded(std::string_view text) { return UnicodeString::fromUTF8(std::string(text)); }

std::string written(const UnicodeString& text) {
  std::string bytes;
  return text.toUTF8String(bytes);
}

UnicodeString composed(const UnicodeString& text) {
  UErrorCode status = U_ZERO_ERROR;
  return normalized(icu::Normalizer2::getNFCInstance(status), text, status);
}

UnicodeString simplified(const UnicodeString& text) {
  UErrorCode status = U_ZERO_ERROR;
  return normalized(icu::Normalizer2::getNFKCInstance(status), text, status);
}

UnicodeString trimmed(const UnicodeString& text) {
  std::int32_t begin = 0;
  std::int32_t end = text.length();
  while (begin < end && u_isUWhiteSpace(text.char32At(begin)) != 0) ++begin;
  while (begin < end && u_isUWhiteSpace(text.char32At(end - 1)) != 0) --end;
  return {text, begin, end - begin};
}

UnicodeString with_single_spaces(const UnicodeString& text) {
  UnicodeString single;
  bool is_after_space = false;
  for (std::int32_t at = 0; at < text.length(); at = text.moveIndex32(at, 1)) {
    const UChar32 character = text.char32At(at);
    const bool is_space = is_of(character, U_GC_ZS_MASK);
    if (!is_space) single.append(character);
    if (is_space && !is_after_space) single.append(u' ');
    is_after_space = is_space;
  }
  return single;
}

bool is_invisible(UChar32 character) {
  constexpr std::uint32_t kInvisible =
      U_GC_CC_MASK | U_GC_CF_MASK | U_GC_CS_MASK | U_GC_ZL_MASK | U_GC_ZP_MASK;
  return is_of(character, kInvisible) || is_blank_symbol(character) ||
         u_hasBinaryProperty(character, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0;
}

bool is_disruptive(UChar32 character) {
  return is_of(character, U_GC_CC_MASK | U_GC_CS_MASK | U_GC_ZL_MASK | U_GC_ZP_MASK) ||
         u_hasBinaryProperty(character, UCHAR_BIDI_CONTROL) != 0 || U_IS_UNICODE_NONCHAR(character);
}

bool is_unknown(UChar32 character) { return is_of(character, U_GC_CN_MASK | U_GC_CO_MASK); }

bool is_inkless(UChar32 character) {
  return is_of(character, U_GC_ZS_MASK) || is_invisible(character);
}

bool is_needed_joiner(const UnicodeString& text, std::int32_t at) {
  const UChar32 character = text.char32At(at);
  if ((character != kJoiner && character != kNonJoiner) || at == 0) return false;
  if (u_getCombiningClass(text.char32At(at - 1)) == kVirama) return true;
  const int before = joining_type_beside(text, at, -1);
  const int after = joining_type_beside(text, at, 1);
  return character == kNonJoiner && (before == U_JT_LEFT_JOINING || before == U_JT_DUAL_JOINING) &&
         (after == U_JT_RIGHT_JOINING || after == U_JT_DUAL_JOINING);
}

}  // namespace broceliande::server::unicode
